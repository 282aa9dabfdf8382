import Phrasebook
import PhrasebookPlatform
import Synchronization

/// How far long work is, in one line of a terminal that goes when the work ends; nothing where
/// stderr is no terminal, and nothing for work that ends before a person wonders.
///
/// Any thread may tell it that a piece is done.
final class Progress: Sendable {
  private let label: Phrase
  private let count: Int
  private let isShown: Bool
  private let state: Mutex<State>

  private struct State {
    var done = 0
    var next: ContinuousClock.Instant
    var isVisible = false
  }

  /// How long work may take before a line appears, and how often it changes then.
  static let patience = Duration.milliseconds(400)
  private static let pause = Duration.milliseconds(100)

  /// - Parameters:
  ///   - label: What is done, as `reading`.
  ///   - count: How many pieces there are.
  ///   - isShown: Whether anybody looks; nil asks the terminal.
  init(_ label: Phrase, of count: Int, isShown: Bool? = nil) {
    self.label = label
    self.count = count
    self.isShown = isShown ?? (isatty(2) == 1 && getenv("TERM").map { $0.pointee != 0 } ?? false)
    state = Mutex(State(next: .now + Self.patience))
  }

  /// Tells that some pieces more are done.
  func advance(by pieces: Int = 1) { note { $0 + pieces } }

  /// Tells how many pieces are done by now, of which it may have been told before.
  func reach(_ pieces: Int) { note { max($0, pieces) } }

  private func note(_ change: (Int) -> Int) {
    guard isShown else { return }
    let done: Int? = state.withLock { state in
      state.done = change(state.done)
      guard ContinuousClock.now >= state.next else { return nil }
      state.next = .now + Self.pause
      state.isVisible = true
      return state.done
    }
    guard let done else { return }
    let line: Phrase = "\(label): \(done) of \(count)"
    Self.write("\r\(VisibleText.of(line.shown))\u{1B}[K")
  }

  /// Takes the line away.
  func finish() {
    let wasVisible = state.withLock { state in
      defer { state.isVisible = false }
      return state.isVisible
    }
    if wasVisible { Self.write("\r\u{1B}[K") }
  }

  private static func write(_ text: String) {
    _ = ReplacementFile.writeAll(Array(text.utf8), to: 2)
  }
}
