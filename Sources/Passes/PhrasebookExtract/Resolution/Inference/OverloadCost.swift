import Phrasebook
import PhrasebookModel

/// The number of candidates for the calls of a file: thousands of functions of one name, called
/// thousands of times, would take seconds.
struct OverloadCost {
  /// The candidates that a file may have without regard to its length, and for each of its calls.
  static let perFile = 500_000
  private static let perCall = 50
  /// The number that a call is compared with in any case, the nearest ones first.
  private static let minimum = 32

  private var left = perFile
  private var ofCall = 0
  /// The number of candidates so far that the limit counts.
  private(set) var taken = 0
  /// Whether the limit left candidates out, so that the choices must not be kept.
  private(set) var isCut = false
  /// The call of the file that is being checked; calls of other files may be looked at for it.
  var place: Place?
  /// The first call of the file for which candidates were left out.
  private var firstCut: Place?

  /// Begins with another call.
  mutating func beginCall() {
    left += Self.perCall
    ofCall = 0
  }

  /// Counts a candidate of the call; false if it is skipped.
  mutating func take() -> Bool {
    ofCall += 1
    if ofCall <= Self.minimum { return true }
    guard left > 0 else {
      if !isCut { firstCut = place }
      isCut = true
      return false
    }
    left -= 1
    taken += 1
    return true
  }

  /// Reports that calls were not compared with every function, which may hide a string; nil for nearly every file.
  /// As with any warning of an extraction, a sync then keeps the keys that it does not find.
  var diagnostic: Diagnostic? {
    guard isCut else { return nil }
    return Diagnostic(
      .warning,
      """
      too many functions share the names of the calls up to here; later calls are compared with a \
      few of them, so missing keys stay; split the file
      """,
      at: Location(firstCut ?? Place(line: 1, column: 1)))
  }
}
