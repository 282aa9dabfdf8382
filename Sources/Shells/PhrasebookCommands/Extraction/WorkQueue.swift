#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Which pieces of some work are taken, and what has come of them.
final class WorkQueue<Result: Sendable>: @unchecked Sendable {
  // What is not constant is only touched while `mutex` is held.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var taken = 0
  private var done: [Result?]
  private let count: Int

  init(_ count: Int) {
    self.count = count
    done = Array(repeating: nil, count: count)
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// The next piece; nil where all are taken.
  func next() -> Int? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard taken < count else { return nil }
    taken += 1
    return taken - 1
  }

  /// Takes what one thread has done.
  func put(_ results: [(piece: Int, result: Result)]) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    for (piece, result) in results { done[piece] = result }
  }

  /// Everything that is done, in the order of the pieces.
  func results() -> [Result] {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return done.compactMap { $0 }
  }
}
