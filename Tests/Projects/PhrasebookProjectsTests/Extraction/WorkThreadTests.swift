import PhrasebookPlatform
import PhrasebookProjects
import Testing

struct WorkThreadTests {
  @Test func aJoinedThreadHasDoneItsWork() throws {
    let done = Mutex(false)
    let thread = try #require(WorkThread { done.withLock { $0 = true } })
    thread.join()
    #expect(done.withLock { $0 })
  }

  #if canImport(Glibc)
    /// Detaching a thread that runs is a race in glibc, which ended the process (SIGSEGV in
    /// `pthread_detach`) when the thread was faster.
    @Test func aDetachedThreadIsDetachedFromItsStart() {
      let codes = Mutex<[CInt]>([])
      let count = 300
      for _ in 0..<count {
        WorkThread.detached {
          // glibc refuses to join a detached thread before it finds that this is the thread itself.
          let code = pthread_join(pthread_self(), nil)
          codes.withLock { $0.append(code) }
        }
      }
      while codes.withLock({ $0.count }) < count { usleep(1_000) }
      #expect(codes.withLock { $0.count { $0 == EINVAL } } == count)
    }
  #endif
}
