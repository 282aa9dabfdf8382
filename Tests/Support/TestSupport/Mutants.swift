import Foundation

/// The inputs of differential tests, which are changed at random.
public enum Mutants {
  /// The number of mutants: `PHRASEBOOK_MUTANTS`, or a number that fits a run of all tests.
  public static func count(_ usual: Int) -> Int {
    ProcessInfo.processInfo.environment["PHRASEBOOK_MUTANTS"].flatMap(Int.init) ?? usual
  }
}
