import PhrasebookExtract
import PhrasebookPlatform

/// A folder of files that may be deleted at any time: each is written whole or not at all, holds
/// the hash of its content, and counts as absent where it is damaged.
struct CacheFolder: Sendable {
  let path: String

  /// The number of files above which the oldest are removed.
  private static let maximumFiles = 256

  /// The content of a file; nil if there is not one that is whole.
  func read(_ name: String) -> ArraySlice<UInt8>? {
    (try? FileContent.read("\(path)/\(name)")).flatMap(SealedBytes.open)
  }

  /// Writes a file beside the old one and puts it in its place; where that fails, there is none.
  func write(_ content: consuming [UInt8], to name: String) {
    makeFolders()
    let temporary = "\(path)/.\(name).\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      unlink(temporary)
      return
    }
    let bytes = SealedBytes.seal(content)
    let isWritten = bytes.withUnsafeBytes { Self.write($0, to: descriptor) }
    if close(descriptor) == 0, isWritten, rename(temporary, "\(path)/\(name)") == 0 {
      dropOldest()
    } else {
      unlink(temporary)
    }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    guard let start = bytes.baseAddress else { return true }
    var written = 0
    while written < bytes.count {
      let count = PhrasebookPlatform.write(descriptor, start + written, bytes.count - written)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }

  private func makeFolders() {
    var built = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      built += built.isEmpty || built.hasSuffix("/") ? String(part) : "/\(part)"
      mkdir(built, 0o700)
    }
  }

  /// Keeps the folder bounded: the files that were written longest ago go.
  private func dropOldest() {
    guard let folder = opendir(path) else { return }
    defer { closedir(folder) }
    var found: [(path: String, modified: UInt64)] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      let path = "\(path)/\(name)"
      guard name.hasSuffix(Self.ending) || name.hasPrefix("."), name.contains(Self.ending),
        let identity = FileIdentity(path: path)
      else { continue }
      found.append((path, identity.modified))
    }
    guard found.count > Self.maximumFiles else { return }
    for file in found.sorted(by: { $0.modified > $1.modified }).dropFirst(Self.maximumFiles) {
      unlink(file.path)
    }
  }

  /// How the names of our files end, so that no other file is touched.
  static let ending = ".phrasebook-cache"
}
