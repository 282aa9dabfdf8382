// `Mutex` of Synchronization needs a newer system on Darwin than this package does. On Linux the thread
// sanitizer does not see that lock, which waits by a system call of its own, so that every guarded value
// looks like a race: scripts/check.sh --sanitize defines THREAD_SANITIZER.
#if canImport(Darwin) || THREAD_SANITIZER
  #if canImport(Darwin)
    private typealias SystemLock = os_unfair_lock
  #else
    private typealias SystemLock = pthread_mutex_t
  #endif

  /// A value that one thread at a time uses, as `Mutex` of Synchronization.
  package struct Mutex<Value>: ~Copyable, @unchecked Sendable {
    // The system knows the lock by its address, so it must not move.
    private let lock: UnsafeMutablePointer<SystemLock>
    private let value: UnsafeMutablePointer<Value>

    package init(_ value: consuming sending Value) {
      lock = .allocate(capacity: 1)
      #if canImport(Darwin)
        lock.initialize(to: os_unfair_lock())
      #else
        lock.initialize(to: pthread_mutex_t())
        pthread_mutex_init(lock, nil)
      #endif
      self.value = .allocate(capacity: 1)
      self.value.initialize(to: value)
    }

    deinit {
      value.deinitialize(count: 1)
      value.deallocate()
      #if !canImport(Darwin)
        pthread_mutex_destroy(lock)
      #endif
      lock.deallocate()
    }

    package borrowing func withLock<Result, Failure: Error>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
      #if canImport(Darwin)
        os_unfair_lock_lock(lock)
        defer { os_unfair_lock_unlock(lock) }
      #else
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
      #endif
      return try body(&value.pointee)
    }
  }
#endif
