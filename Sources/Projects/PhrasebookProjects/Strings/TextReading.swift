/// The literals and names of one source, read by a thread of its own.
struct TextReading: Sendable {
  private let queue = WorkQueue<TextIndex.Content?>(1)

  /// Begins to read a source; nil if no thread can be started.
  init?(_ path: String) {
    let worker = queue.addWorker()
    let thread = DetachedThreads.start { [queue] in
      guard queue.next(worker) != nil else { return }
      _ = queue.next(worker, storing: .some(TextIndex.Content(path: path)))
    }
    guard thread != nil else { return nil }
  }

  /// Waits until the source is read; nil if it cannot be. It is called once.
  func content() -> TextIndex.Content? { queue.results().first ?? nil }
}
