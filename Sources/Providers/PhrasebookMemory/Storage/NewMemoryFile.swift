internal import Foundation
import PhrasebookPlatform

/// The temporary file in which a new memory is made, beside its place: `.NAME.PROCESS-NUMBER`, and the files that SQLite
/// makes beside that one.
struct NewMemoryFile {
  let path: String
  private static let endings = ["", "-journal", "-wal", "-shm"]

  /// - Parameter place: The place of the memory.
  init(for place: String) {
    path =
      URL(fileURLWithPath: place).deletingLastPathComponent().appendingPathComponent(
        "\(Self.prefix(of: place))\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
      ).path
  }

  func remove() {
    for ending in Self.endings { unlink(path + ending) }
  }

  /// Removes what killed processes left beside a memory.
  static func sweep(besides place: String) {
    let folder = URL(fileURLWithPath: place).deletingLastPathComponent()
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in names ?? [] where isAbandoned(name, prefix(of: place)) {
      unlink(folder.appendingPathComponent(name).path)
    }
  }

  private static func prefix(of place: String) -> String {
    ".\(URL(fileURLWithPath: place).lastPathComponent)."
  }

  /// Whether a name is that of a temporary file whose process has ended.
  private static func isAbandoned(_ name: String, _ prefix: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let parts = name.dropFirst(prefix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), UInt32(parts[1]) != nil,
      endings.contains(parts.count == 3 ? "-\(parts[2])" : ""), let process = pid_t(parts[0]),
      process > 0
    else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
