/// Unique names: a name that is taken gets a number.
struct FreeNames<Name: Hashable> {
  private var taken: Set<Name> = []
  /// The number to try next for each name, so that counting does not start again.
  private var next: [Name: Int] = [:]

  /// Gives a name away.
  ///
  /// - Parameter name: The name with a number in it, and without one.
  /// - Returns: The number that makes it free, from 2; nil if it is free without.
  mutating func take(_ name: (Int?) -> Name) -> Int? {
    let preferred = name(nil)
    if taken.insert(preferred).inserted { return nil }
    var number = next[preferred] ?? 2
    while !taken.insert(name(number)).inserted { number += 1 }
    next[preferred] = number + 1
    return number
  }
}
