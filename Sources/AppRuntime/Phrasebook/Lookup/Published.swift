#if !canImport(Darwin)
  internal import Synchronization
#endif

/// An immutable object that many threads read without a lock and that is seldom replaced by another.
///
/// Objects that were replaced are kept as long as this: a reader may still hold one without having
/// counted. What is published here changes a few times in the life of a program.
final class Published<Value: AnyObject & Sendable>: Sendable {
  private let kept: Guarded<[Value]>

  #if canImport(Darwin)
    // `Atomic` needs a newer system there than this package does.
    init(_ value: Value) {
      kept = Guarded([value])
    }

    var value: Value { kept.withLock { $0[$0.count - 1] } }

    /// Lends what is published now.
    func with<Result>(_ body: (Value) -> Result) -> Result { body(value) }

    private func publish(_ value: Value) {}
  #else
    private let current: Atomic<Unmanaged<Value>>

    init(_ value: Value) {
      kept = Guarded([value])
      current = Atomic(Unmanaged.passUnretained(value))
    }

    /// What is published now.
    var value: Value { current.load(ordering: .acquiring).takeUnretainedValue() }

    /// Lends what is published now, without counting a reference: what was published is kept.
    @inline(__always)
    func with<Result>(_ body: (Value) -> Result) -> Result {
      current.load(ordering: .acquiring)._withUnsafeGuaranteedRef(body)
    }

    private func publish(_ value: Value) {
      current.store(Unmanaged.passUnretained(value), ordering: .releasing)
    }
  #endif

  /// Replaces what is published; writers wait for each other, readers for nobody.
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
