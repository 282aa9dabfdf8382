import PhrasebookPlatform
package import Phrasebook

/// Threads that share one list of work, each with a stack that hostile nesting cannot exhaust.
package struct Workers: Sendable {
  /// The number of threads that work at once.
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

  /// Does each piece of work once and gives the results in the order of the work.
  ///
  /// - Parameters:
  ///   - count: The number of pieces.
  ///   - makeTool: Makes the tool that one thread uses for all its pieces.
  ///   - limit: The maximum time for a piece: a thread that is stuck is left behind, and another
  ///     thread continues with the rest. Nil for no limit.
  ///   - work: Does the piece with an index.
  package func map<Tool: ~Copyable, Result: Sendable>(
    _ count: Int, tool makeTool: @autoclosure @escaping @Sendable () -> Tool,
    limit: WorkLimit<Result>? = nil, _ work: @escaping @Sendable (inout Tool, Int) -> Result
  ) -> [Result] {
    guard count > 0 else { return [] }
    let queue = WorkQueue<Result>(count)
    let progress = self.work.flatMap { activity?.progress($0, of: count) }
    defer { progress?.finish() }
    let body: @Sendable (Int) -> Void = { worker in
      var tool = makeTool()
      // The results do not wait until the tool is gone.
      var next = queue.next(worker)
      while let piece = next {
        let result = work(&tool, piece)
        progress?.advance()
        next = queue.next(worker, storing: .some(result))
      }
      withExtendedLifetime(tool) {}
    }
    var threads: [DetachedThreads.Thread?] = []
    func start() -> Bool {
      let worker = queue.addWorker()
      threads.append(DetachedThreads.start { body(worker) })
      return threads[worker] != nil
    }
    var started = 0
    for _ in 0..<max(1, min(jobs, count)) where start() { started += 1 }
    // No thread can be had: the work is done here.
    if started == 0 { body(queue.addWorker()) }
    guard let limit else { return queue.results() }
    let pause = min(max(limit.time / 16, .milliseconds(1)), .milliseconds(500))
    while !queue.wait(for: pause) {
      for worker in queue.giveUp(after: limit) {
        threads[worker]?.giveUp()
        if !start() { body(queue.addWorker()) }
      }
    }
    return queue.results()
  }

  /// As above, if the pieces need no tool.
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
