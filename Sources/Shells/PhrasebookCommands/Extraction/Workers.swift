import Phrasebook
import PhrasebookPlatform

/// Threads that share one list of work, each with a stack that hostile nesting cannot exhaust.
struct Workers: Sendable {
  /// How many threads work at once.
  var jobs: Int
  /// What the work is called where a person waits for it; nil shows nothing.
  var label: Phrase?

  /// Does each piece of work once and gives the results in the order of the work.
  ///
  /// - Parameters:
  ///   - count: How many pieces there are.
  ///   - makeTool: Makes what one thread uses for all of its pieces.
  ///   - work: Does the piece with an index.
  func map<Tool: ~Copyable, Result: Sendable>(
    _ count: Int, tool makeTool: @autoclosure @escaping @Sendable () -> Tool,
    _ work: @escaping @Sendable (inout Tool, Int) -> Result
  ) -> [Result] {
    guard count > 0 else { return [] }
    let queue = WorkQueue<Result>(count)
    let progress = label.map { Progress($0, of: count) }
    defer { progress?.finish() }
    let body: @Sendable () -> Void = {
      var tool = makeTool()
      var done = 0
      while let piece = queue.next() {
        queue.put(work(&tool, piece), at: piece)
        done += 1
        progress?.advance()
      }
      // The results are not to wait until the tool is gone.
      queue.finish(done)
      withExtendedLifetime(tool) {}
    }
    let threads = (0..<max(1, min(jobs, count))).compactMap { _ in
      Stragglers.start(body)
    }
    for thread in threads { thread.detach() }
    // No thread can be had: the work is done here.
    if threads.isEmpty { body() }
    return queue.results()
  }

  /// As above, where the pieces need no tool.
  func map<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    map(count, tool: ()) { _, piece in work(piece) }
  }

  /// Does one piece of work that may need a deep stack.
  func run<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
  ) -> Result? {
    map(1) { _ in work() }.first
  }
}
