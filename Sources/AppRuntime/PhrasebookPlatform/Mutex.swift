#if canImport(Darwin)
  /// A value that one thread at a time uses: `Mutex` of Synchronization, which needs a newer system
  /// on Darwin than this package does.
  package struct Mutex<Value>: ~Copyable, @unchecked Sendable {
    // The system knows the lock by its address, so it must not move.
    private let lock: UnsafeMutablePointer<os_unfair_lock>
    private let value: UnsafeMutablePointer<Value>

    package init(_ value: consuming sending Value) {
      lock = .allocate(capacity: 1)
      lock.initialize(to: os_unfair_lock())
      self.value = .allocate(capacity: 1)
      self.value.initialize(to: value)
    }

    deinit {
      value.deinitialize(count: 1)
      value.deallocate()
      lock.deallocate()
    }

    package borrowing func withLock<Result, Failure: Error>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
      os_unfair_lock_lock(lock)
      defer { os_unfair_lock_unlock(lock) }
      return try body(&value.pointee)
    }
  }
#endif
