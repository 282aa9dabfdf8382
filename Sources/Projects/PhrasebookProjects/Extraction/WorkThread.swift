import PhrasebookPlatform

/// A thread with a deep stack, which is joined.
package struct WorkThread {
  private let thread: pthread_t

  /// The stack sizes that are tried, in bytes; only the used part of a stack costs memory.
  private static let stackSizes = [512 << 20, 64 << 20, 8 << 20]

  /// Starts a thread; nil if the system cannot create one.
  package init?(_ body: @escaping @Sendable () -> Void) {
    guard let started = Self.start(body, isDetached: false) else { return nil }
    thread = started
  }

  /// Starts a thread that ends by itself and is not joined.
  ///
  /// It is detached from its start: glibc's `pthread_detach` reads the state of a thread that it has
  /// detached, whose stack may be gone by then.
  ///
  /// - Returns: False if the system cannot create a thread.
  @discardableResult
  package static func detached(_ body: @escaping @Sendable () -> Void) -> Bool {
    start(body, isDetached: true) != nil
  }

  private static func start(
    _ body: @escaping @Sendable () -> Void, isDetached: Bool
  ) -> pthread_t? {
    let held = Unmanaged.passRetained(Body(body))
    for size in stackSizes {
      let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
      defer { attributes.deallocate() }
      guard pthread_attr_init(attributes) == 0 else { continue }
      defer { pthread_attr_destroy(attributes) }
      guard pthread_attr_setstacksize(attributes, size) == 0 else { continue }
      if isDetached {
        pthread_attr_setdetachstate(attributes, CInt(PTHREAD_CREATE_DETACHED))
      }
      #if canImport(Darwin)
        var started: pthread_t?
        let code = pthread_create(&started, attributes, { WorkThread.main($0) }, held.toOpaque())
        guard code == 0, let started else { continue }
      #else
        var started = pthread_t()
        let code = pthread_create(&started, attributes, { WorkThread.main($0) }, held.toOpaque())
        guard code == 0 else { continue }
      #endif
      return started
    }
    held.release()
    return nil
  }

  /// Waits until the thread has ended.
  package func join() { pthread_join(thread, nil) }

  #if canImport(Darwin)
    private static func main(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run()
      return nil
    }
  #else
    private static func main(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
      return nil
    }
  #endif

  /// The work of the thread, as an object that can be passed by pointer.
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
