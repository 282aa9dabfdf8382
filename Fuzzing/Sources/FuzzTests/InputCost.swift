import Foundation

/// The processor time and the memory of one input. They are those of the process, so that nothing else may run in it.
struct InputCost {
  /// Processor time in seconds, of all threads.
  let seconds: Double
  /// The growth of the resident memory at its peak, in bytes.
  let memory: Int

  /// Whether inputs are measured: in a build with optimization, and one target in a process.
  static let isAsked = ProcessInfo.processInfo.environment["PHRASEBOOK_FUZZ_LIMITS"] == "1"
  /// As long as an input may be that has a second.
  static let longest = 99_000
  private static let mostSeconds = 1.0

  /// Whether an input costs more than it may: a second, or 64 times its size and 100 MB.
  func exceeds(_ input: [UInt8]) -> Bool {
    seconds > Self.mostSeconds || memory > input.count * 64 + 100_000_000
  }

  /// Measures the body.
  ///
  /// - Parameter resident: The memory to count from, in bytes.
  static func measure(from resident: Int, _ body: () -> Void) -> InputCost {
    let start = processorSeconds()
    body()
    return InputCost(seconds: processorSeconds() - start, memory: peak() - resident)
  }

  /// The resident memory in bytes; its peak is forgotten, on Linux.
  static func resident() -> Int {
    // Of `proc_pid_clear_refs(5)`: the peak is set to what is resident now.
    try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
    return peak()
  }

  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The largest resident memory so far in bytes: `ru_maxrss` of `getrusage(2)`. On Linux it counts kilobytes,
  /// and those of the small process that started this one.
  private static func peak() -> Int {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss * 1_024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }
}
