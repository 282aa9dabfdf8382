internal import struct PhrasebookPlatform.Mutex

#if !canImport(Darwin)
  internal import Synchronization
#endif

/// A reference to an immutable object that many threads read without a lock and that is seldom
/// replaced.
///
/// Replaced objects are kept as long as this one: a thread may still use one without having counted
/// a reference. The object is replaced a few times in the life of a program.
final class AtomicReference<Value: AnyObject & Sendable>: Sendable {
  private let kept: Mutex<[Value]>

  #if canImport(Darwin)
    // `Atomic` needs a newer system there than this package does.
    init(_ value: Value) {
      kept = Mutex([value])
    }

    var value: Value { kept.withLock { $0[$0.count - 1] } }

    /// Lends the current object.
    func with<Result>(_ body: (Value) -> Result) -> Result { body(value) }

    private func publish(_ value: Value) {}
  #else
    private let current: Atomic<Unmanaged<Value>>

    init(_ value: Value) {
      kept = Mutex([value])
      current = Atomic(Unmanaged.passUnretained(value))
    }

    /// The current object.
    var value: Value { current.load(ordering: .acquiring).takeUnretainedValue() }

    /// Lends the current object without counting a reference.
    @inline(__always)
    func with<Result>(_ body: (Value) -> Result) -> Result {
      current.load(ordering: .acquiring)._withUnsafeGuaranteedRef(body)
    }

    private func publish(_ value: Value) {
      current.store(Unmanaged.passUnretained(value), ordering: .releasing)
    }
  #endif

  /// Replaces the object; writers wait for each other, readers never wait.
  @discardableResult
  func replace(_ change: (Value) -> Value) -> Value {
    kept.withLock { kept in
      let old = kept[kept.count - 1]
      let new = change(old)
      guard new !== old else { return old }
      kept.append(new)
      publish(new)
      return new
    }
  }
}
