import Foundation

/// Threads that share one list of work, each with a stack that hostile nesting cannot exhaust.
struct Workers: Sendable {
  /// How many threads work at once.
  var jobs: Int

  /// The stack of each thread in bytes; only what is used of it costs memory.
  private static let stackSize = 512 << 20

  /// Does each piece of work once and gives the results in the order of the work.
  ///
  /// - Parameters:
  ///   - count: How many pieces there are.
  ///   - makeTool: Makes what one thread uses for all of its pieces.
  ///   - work: Does the piece with an index.
  func map<Tool, Result: Sendable>(
    _ count: Int, tool makeTool: @escaping @Sendable () -> Tool,
    _ work: @escaping @Sendable (inout Tool, Int) -> Result
  ) -> [Result] {
    let queue = Queue<Result>(count)
    let threads = max(1, min(jobs, count))
    for _ in 0..<threads {
      let thread = Thread {
        var tool = makeTool()
        while let piece = queue.next() { queue.put(piece, work(&tool, piece)) }
        queue.leave()
      }
      thread.stackSize = Self.stackSize
      queue.enter()
      thread.start()
    }
    return queue.wait()
  }

  /// As above, where the pieces need no tool.
  func map<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    map(count, tool: { () }) { _, piece in work(piece) }
  }

  /// Which pieces are taken, and what has come of them.
  private final class Queue<Result: Sendable>: @unchecked Sendable {
    // Everything below is only touched between `lock` and `unlock`.
    private let condition = NSCondition()
    private var taken = 0
    private var working = 0
    private var results: [Result?]

    init(_ count: Int) { results = Array(repeating: nil, count: count) }

    func next() -> Int? {
      condition.lock()
      defer { condition.unlock() }
      guard taken < results.count else { return nil }
      taken += 1
      return taken - 1
    }

    func put(_ piece: Int, _ result: Result) {
      condition.lock()
      results[piece] = result
      condition.unlock()
    }

    func enter() {
      condition.lock()
      working += 1
      condition.unlock()
    }

    func leave() {
      condition.lock()
      working -= 1
      condition.signal()
      condition.unlock()
    }

    func wait() -> [Result] {
      condition.lock()
      defer { condition.unlock() }
      while working > 0 { condition.wait() }
      return results.compactMap { $0 }
    }
  }
}
