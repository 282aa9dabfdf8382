import Foundation

/// Memory, as the system counts it.
enum Memory {
  /// What of a mapped file is in this process's memory, in KiB; 0 where the system does not say.
  static func resident(of path: String) -> Double {
    guard let maps = try? String(contentsOfFile: "/proc/self/smaps", encoding: .utf8) else {
      return 0
    }
    var isFile = false
    var sum = 0.0
    for line in maps.split(separator: "\n") {
      if line.first?.isHexDigit == true, line.contains("-") { isFile = line.hasSuffix(path) }
      if isFile, line.hasPrefix("Rss:") { sum += Double(line.filter(\.isNumber)) ?? 0 }
    }
    return sum
  }
}
