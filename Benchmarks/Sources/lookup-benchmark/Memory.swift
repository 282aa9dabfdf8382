import Foundation

/// Memory, as the system counts it.
enum Memory {
  /// Takes a file out of the system's cache.
  static func forget(_ path: String) {
    let file = open(path, O_RDONLY)
    defer { close(file) }
    fsync(file)
    #if os(Linux)
      posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED)
    #endif
  }

  /// The part of a mapped file in this process's memory, in KiB; 0 if it is not known.
  static func resident(of path: String) -> Double {
    // A file without a length, so it is read to its end.
    guard let data = try? FileHandle(forReadingFrom: URL(filePath: "/proc/self/smaps")).readToEnd()
    else { return 0 }
    let maps = String(decoding: data, as: UTF8.self)
    var isFile = false
    var sum = 0.0
    for line in maps.split(separator: "\n") {
      if line.first?.isHexDigit == true, line.contains("-") { isFile = line.hasSuffix(path) }
      if isFile, line.hasPrefix("Rss:") { sum += Double(line.filter(\.isNumber)) ?? 0 }
    }
    return sum
  }
}
