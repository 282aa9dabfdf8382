import Foundation

/// The number of changes of its inputs that a target gets, by the environment.
struct FuzzBudget {
  private static let changes = number("PHRASEBOOK_FUZZ").map { Int($0) }
  private static let seconds =
    number("PHRASEBOOK_FUZZ_SECONDS") ?? number("PHRASEBOOK_FUZZ_TOTAL_SECONDS").map(share)
  /// Continuous integration takes one of the commit, so that each commit tries other changes.
  private static let seed = number("PHRASEBOOK_FUZZ_SEED").map { UInt64($0) } ?? 0

  private static let target = ProcessInfo.processInfo.environment["PHRASEBOOK_FUZZ_TARGET"]

  /// Whether only the names of the targets are asked for.
  static var isList: Bool { target == "list" }

  /// The targets to run: all, or the one that `PHRASEBOOK_FUZZ_TARGET` names.
  static var targets: [Target] { allTargets.filter { target == nil || $0.name == target } }

  /// Whether the environment asks for changes.
  static var isAsked: Bool { changes != nil || seconds != nil }

  private let clock = ContinuousClock()
  private let end: ContinuousClock.Instant?

  init() { end = Self.seconds.map { ContinuousClock().now + .seconds($0) } }

  /// Whether the time bounds the changes.
  var isTimed: Bool { end != nil }

  /// Whether there may be a change of a number.
  func allows(_ change: Int) -> Bool {
    if let end { return clock.now < end }
    return change < Self.changes ?? 0
  }

  /// The seed of a change.
  func seed(of change: Int) -> UInt64 { Self.seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(change) }

  /// The share of one target in the time of all: less than eight seconds finds little, and two minutes are
  /// the goal.
  private static func share(of total: Double) -> Double {
    min(max(total / Double(allTargets.count), 8), 120)
  }

  /// A number of the environment that is not negative, and not larger than any that is meant.
  private static func number(_ name: String) -> Double? {
    ProcessInfo.processInfo.environment[name].flatMap { Double($0) }
      .flatMap { (0...1e15).contains($0) ? $0 : nil }
  }
}
