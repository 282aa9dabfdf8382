/// The maximum time of a thread for one piece, and the result if it takes longer.
package struct WorkLimit<Result: Sendable>: Sendable {
  /// Processor time, so that a busy machine gives the same results.
  let time: Duration
  /// More time for a large piece; asked when `time` is over.
  let more: @Sendable (Int) -> Duration
  /// The result of a piece that was given up.
  let late: @Sendable (Int) -> Result

  package init(
    _ time: Duration, more: @escaping @Sendable (Int) -> Duration = { _ in .zero },
    _ late: @escaping @Sendable (Int) -> Result
  ) {
    self.time = time
    self.more = more
    self.late = late
  }

  /// The limit once some pieces were given up: each halves it, down to an eighth, so that a thousand
  /// slow pieces do not take a thousand times as long as one.
  func time(after givenUp: Int) -> Duration { time / Self.share(after: givenUp) }

  /// Whether a piece took too long, once some pieces were given up.
  func isOver(_ used: Duration, of piece: Int, after givenUp: Int) -> Bool {
    guard used > time(after: givenUp) else { return false }
    return used > (time + more(piece)) / Self.share(after: givenUp)
  }

  private static func share(after givenUp: Int) -> Int { 1 << min(givenUp, 3) }
}
