import PhrasebookPlatform
package import Phrasebook

/// Threads that share one list of work, each with a stack that hostile nesting cannot exhaust.
package struct Workers: Sendable {
  /// How many threads work at once.
  package var jobs: Int
  /// The name of the work in progress updates; nil for no updates.
  private let work: Phrase?
  private let activity: Activity?

  /// - Parameters:
  ///   - work: The name of the work in progress updates of `activity`.
  ///   - activity: The run that the work is part of.
  package init(jobs: Int, _ work: Phrase? = nil, of activity: Activity? = nil) {
    self.jobs = jobs
    self.work = work
    self.activity = activity
  }

  /// Whether the operation was cancelled; remaining work may be left out.
  var isCancelled: Bool { activity?.isCancelled ?? false }

  /// Does each piece of work once and gives the results in the order of the work.
  ///
  /// - Parameters:
  ///   - count: How many pieces there are.
  ///   - makeTool: Makes the tool that one thread uses for all its pieces.
  ///   - work: Does the piece with an index.
  package func map<Tool: ~Copyable, Result: Sendable>(
    _ count: Int, tool makeTool: @autoclosure @escaping @Sendable () -> Tool,
    _ work: @escaping @Sendable (inout Tool, Int) -> Result
  ) -> [Result] {
    guard count > 0 else { return [] }
    let queue = WorkQueue<Result>(count)
    let progress = self.work.flatMap { activity?.progress($0, of: count) }
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
      DetachedThreads.start(body)
    }
    for thread in threads { thread.detach() }
    // No thread can be had: the work is done here.
    if threads.isEmpty { body() }
    return queue.results()
  }

  /// As above, where the pieces need no tool.
  package func map<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    map(count, tool: ()) { _, piece in work(piece) }
  }

  /// Does one piece of work that may need a deep stack.
  package func run<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
  ) -> Result? {
    map(1) { _ in work() }.first
  }
}
