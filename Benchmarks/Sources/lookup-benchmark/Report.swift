import Foundation

/// The figures of a run, and whether one of them misses its target.
struct Report {
  private(set) var missed = false

  /// A time, in seconds.
  func line(_ what: String, _ seconds: Double) { print(row(what, Self.time(seconds))) }

  /// A time beside another's: at most one part in `target` of it.
  mutating func line(_ what: String, _ seconds: Double, against other: Double, target: Double) {
    let ratio = other / seconds
    let figures = String(format: "1/%.1f (target 1/%.0f) ", ratio, target)
    print(row(what, Self.time(seconds) + figures + verdict(ratio >= target)))
  }

  /// A number that may not be larger than another.
  mutating func atMost(_ what: String, _ value: Double, _ target: Double, _ unit: String) {
    let figures = String(format: "%.2f %@ (target %g) ", value, unit, target)
    print(row(what, figures + verdict(value <= target)))
  }

  private mutating func verdict(_ isMet: Bool) -> String {
    missed = missed || !isMet
    return isMet ? "ok" : "MISSED"
  }

  private func row(_ what: String, _ figures: String) -> String {
    what.padding(toLength: 52, withPad: " ", startingAt: 0) + figures
  }

  private static func time(_ seconds: Double) -> String {
    let text =
      seconds < 1e-5
      ? String(format: "%.1f ns", seconds * 1e9) : String(format: "%.1f µs", seconds * 1e6)
    return text.padding(toLength: 14, withPad: " ", startingAt: 0)
  }
}
