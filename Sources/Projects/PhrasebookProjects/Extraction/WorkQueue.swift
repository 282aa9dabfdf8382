import PhrasebookPlatform

/// The pieces of some work: which are taken, and their results.
final class WorkQueue<Result: Sendable>: @unchecked Sendable {
  // The variables are accessed only while `mutex` is held, except the results: each is written by
  // the thread that took the piece, and read when all are done.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let isDone: UnsafeMutablePointer<pthread_cond_t>
  private let places: UnsafeMutablePointer<Result>
  private let count: Int
  private var taken = 0
  private var left: Int
  private var isTaken = false

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

  /// The next piece; nil if all are taken.
  func next() -> Int? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard taken < count else { return nil }
    taken += 1
    return taken - 1
  }

  /// Stores the result of a piece.
  func put(_ result: consuming Result, at piece: Int) {
    (places + piece).initialize(to: result)
  }

  /// Says that a thread has done so many pieces, and takes no more.
  func finish(_ pieces: Int) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    left -= pieces
    if left == 0 { pthread_cond_broadcast(isDone) }
  }

  /// Waits until all pieces are done.
  func wait() {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while left > 0 { pthread_cond_wait(isDone, mutex) }
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
