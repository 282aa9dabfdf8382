/// The number of candidates that the calls of a file are held against: thousands of functions of one name, called
/// thousands of times, would take seconds.
struct OverloadCost {
  /// The candidates that a file may have without regard to its length, and for each of its calls.
  private static let perFile = 500_000
  private static let perCall = 50
  /// The number that a call is held against in any case, the nearest ones first.
  private static let minimum = 32

  private var left = perFile
  /// Whether the limit left candidates out, so that the choices must not be kept.
  private(set) var isCut = false

  /// Counts a call.
  mutating func addCall() { left += Self.perCall }

  /// The number of candidates to look at.
  mutating func take(_ count: Int) -> Int {
    guard count > Self.minimum else { return count }
    guard left >= count else {
      isCut = true
      return Self.minimum
    }
    left -= count
    return count
  }
}
