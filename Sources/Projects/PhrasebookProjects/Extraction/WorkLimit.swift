/// How long a thread may work on one piece, and what its result is if it takes longer.
package struct WorkLimit<Result: Sendable>: Sendable {
  /// Processor time, so that a busy machine gives the same results.
  let time: Duration
  /// The result of a piece that was given up.
  let late: @Sendable (Int) -> Result

  package init(_ time: Duration, _ late: @escaping @Sendable (Int) -> Result) {
    self.time = time
    self.late = late
  }

  /// The limit once some pieces were given up: each halves it, down to a thirty-second, so that a thousand
  /// slow pieces do not take a thousand times as long as one.
  func time(after givenUp: Int) -> Duration { time / (1 << min(givenUp, 5)) }
}
