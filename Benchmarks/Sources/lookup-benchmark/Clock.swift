import Foundation

/// Time on the processor, so that other programs on the machine do not decide the ratios.
enum Clock {
  /// The shortest time of several runs, in seconds.
  static func best(of runs: Int, _ work: () throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
      let start = now
      try work()
      best = min(best, now - start)
    }
    return best
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Keeps the optimizer from removing unused results.
@inline(never)
@_optimize(none)
func use<Value>(_ value: Value) {}
