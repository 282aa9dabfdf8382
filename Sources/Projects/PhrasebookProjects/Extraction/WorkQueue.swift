import PhrasebookPlatform

/// The pieces of some work: which are taken, and their results.
final class WorkQueue<Result: Sendable>: @unchecked Sendable {
  /// The present work of a worker.
  private struct Running {
    var piece: Int
    var thread: pthread_t
    /// The time of the thread when the piece was first seen; nil before.
    var start: Duration?
  }

  // The variables are accessed only while `mutex` is held, except the results when all are done.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let isDone: UnsafeMutablePointer<pthread_cond_t>
  private let places: UnsafeMutablePointer<Result>
  private let count: Int
  private var taken = 0
  private var left: Int
  private var isTaken = false
  private var givenUp = 0
  /// The present work of each worker, by its number.
  private var running: [Running?] = []

  init(_ count: Int) {
    self.count = count
    left = count
    places = .allocate(capacity: count)
    mutex = .allocate(capacity: 1)
    isDone = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(isDone, nil)
  }

  deinit {
    // Results that were not taken are complete: the threads that made them have ended.
    if !isTaken, left == 0 { places.deinitialize(count: count) }
    places.deallocate()
    pthread_cond_destroy(isDone)
    pthread_mutex_destroy(mutex)
    isDone.deallocate()
    mutex.deallocate()
  }

  /// Adds a worker, and returns its number.
  func addWorker() -> Int {
    locked {
      running.append(nil)
      return running.count - 1
    }
  }

  /// Stores the result of the piece that a worker has done, and takes the next piece for it.
  ///
  /// - Returns: Nil if all pieces are taken, or if the worker's piece was given up.
  func next(_ worker: Int, storing result: Result? = nil) -> Int? {
    locked {
      if let result {
        guard let done = running[worker] else { return nil }
        put(result, at: done.piece)
      }
      running[worker] = nil
      guard taken < count else { return nil }
      running[worker] = Running(piece: taken, thread: pthread_self())
      taken += 1
      return taken - 1
    }
  }

  private func put(_ result: Result, at piece: Int) {
    (places + piece).initialize(to: result)
    left -= 1
    if left == 0 { pthread_cond_broadcast(isDone) }
  }

  /// Marks the work, which has no results, as done.
  func finish() where Result == Void {
    locked {
      left = 0
      pthread_cond_broadcast(isDone)
    }
  }

  /// Gives up the pieces that take longer than a limit: each has the result for that. The time of a
  /// piece counts from the first call that sees it, since to ask for the time of each takes longer
  /// than most pieces.
  ///
  /// - Returns: The workers that are stuck; each takes no more pieces.
  func giveUp(after limit: WorkLimit<Result>) -> [Int] {
    locked {
      running.indices.filter { worker in
        // A worker that has a piece has not ended: it needs the lock for that.
        guard let work = running[worker] else { return false }
        let now = ThreadClock.time(of: work.thread)
        guard let start = work.start else {
          running[worker]?.start = now
          return false
        }
        guard limit.isOver(now - start, of: work.piece, after: givenUp) else { return false }
        givenUp += 1
        running[worker] = nil
        put(limit.late(work.piece), at: work.piece)
        return true
      }
    }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Waits until all pieces are done.
  func wait() {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while left > 0 { pthread_cond_wait(isDone, mutex) }
  }

  /// Waits for some time; whether all pieces are done.
  func wait(for time: Duration) -> Bool {
    var end = timespec()
    clock_gettime(CLOCK_REALTIME, &end)
    let nanoseconds = end.tv_nsec + Int(time / .nanoseconds(1))
    end.tv_sec += nanoseconds / 1_000_000_000
    end.tv_nsec = nanoseconds % 1_000_000_000
    return locked {
      if left > 0 { pthread_cond_timedwait(isDone, mutex, &end) }
      return left == 0
    }
  }

  /// Everything that is done, in the order of the pieces, as soon as all are; once.
  func results() -> [Result] {
    wait()
    isTaken = true
    return Array(unsafeUninitializedCapacity: count) { buffer, filled in
      buffer.baseAddress?.moveInitialize(from: places, count: count)
      filled = count
    }
  }
}
