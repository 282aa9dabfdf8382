import Foundation

/// The figures of a run, and whether one of them misses its target.
struct Report {
  var megabytes: Double
  var missed = false

  mutating func line(
    _ what: String, _ seconds: Double, bytes: Int? = nil, against other: Double? = nil,
    target: Double? = nil
  ) {
    let speed = (bytes.map { Double($0) / 1e6 } ?? megabytes) / seconds
    var text = row(what, String(format: "%.3f s  %5.0f MB/s", seconds, speed))
    if let other, let target {
      let ratio = other / seconds
      missed = missed || ratio < target
      let verdict = ratio < target ? "MISSED" : "ok"
      text += String(format: "  %5.1f× (target %.0f×) ", ratio, target) + verdict
    }
    print(text)
  }

  mutating func atMost(_ what: String, _ value: Double, _ target: Double) {
    missed = missed || value > target
    let verdict = value > target ? "MISSED" : "ok"
    print(row(what, String(format: "%.2f (target %.0f) ", value, target) + verdict))
  }

  private func row(_ what: String, _ figures: String) -> String {
    what.padding(toLength: 42, withPad: " ", startingAt: 0) + figures
  }
}

/// Time on the processor, so that other programs on the machine do not decide the ratios; nothing here
/// uses more than one thread.
enum Clock {
  /// The shortest of several runs, and what the last one made.
  static func best<Value>(
    of runs: Int, _ work: () throws -> Value
  ) rethrows -> (value: Value, seconds: Double) {
    var left = runs
    var best = Double.infinity
    while true {
      let start = now
      let value = try work()
      best = min(best, now - start)
      left -= 1
      if left <= 0 { return (value, best) }
    }
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Memory, as the system counts it.
enum Memory {
  /// The most this process has held, in bytes. On Linux `getrusage` would also count what the parent
  /// held before this program was started.
  static var peak: Int {
    #if os(Linux)
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
      return (Int(line.filter(\.isNumber)) ?? 0) * 1024
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }

  /// The bytes of a file, which are nowhere else in memory, not even for a moment.
  static func bytes(of path: String) throws -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw CocoaError(.fileReadUnknown) }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let size = ftell(file)
    rewind(file)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
    }
  }

  /// The peak of a process that does nothing but read these bytes and visit every value.
  static func ofReading(_ bytes: [UInt8]) throws -> Double {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "sample-\(getpid()).xcstrings")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--read-once", file.path]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.last.flatMap { Double($0) } ?? .infinity
  }
}
