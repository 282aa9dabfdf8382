import PhrasebookPlatform

/// The work time of threads: their processor time, which other processes do not lengthen. On
/// Darwin, which does not show it to other threads, the time that has passed.
enum ThreadClock {
  /// The time of another thread, which has to be running.
  static func time(of thread: pthread_t) -> Duration {
    #if canImport(Darwin)
      return time(CLOCK_MONOTONIC)
    #else
      var clock = clockid_t()
      return pthread_getcpuclockid(thread, &clock) == 0 ? time(clock) : .zero
    #endif
  }

  private static func time(_ clock: clockid_t) -> Duration {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return .zero }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
