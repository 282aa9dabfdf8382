import PhrasebookPlatform

/// Remembers the outputs of runs by folder: the name of each file and hashes of its content. A file that was changed
/// since, or that is older than the record, is not an output of ours.
///
/// A run adds its outputs before it writes them, so that one that is killed leaves nothing unknown: a file has the
/// content of this run or of the one before.
struct OutputRecord {
  /// The folder of the records; nil remembers nothing.
  var cache: String?

  /// The records in the user's cache.
  static var user: OutputRecord {
    OutputRecord(cache: UserCache.folder.map { FilePath.join($0, "outputs") })
  }

  /// Whether a run wrote a file of this kind with this content.
  func has(_ bytes: [UInt8], at path: String, _ kind: OutputKind) -> Bool {
    guard let cache else { return false }
    let entries = Self.entries(of: CacheFolder(path: cache).read(Self.record(of: path)))
    return entries[Self.name(of: path, kind)]?.contains(Self.hash(of: bytes)) ?? false
  }

  /// Remembers files that a run is about to write. A record that cannot be written is not an error: the next run asks
  /// for `--force`.
  func add(_ files: [(path: String, bytes: [UInt8])], _ kind: OutputKind) {
    guard let cache else { return }
    let byRecord = Dictionary(grouping: files) { Self.record(of: $0.path) }
    Self.locked(cache) {
      for (record, files) in byRecord {
        var entries = Self.entries(of: CacheFolder(path: cache).read(record))
        for file in files {
          let name = Self.name(of: file.path, kind)
          let hash = Self.hash(of: file.bytes)
          if entries[name]?.first != hash {
            entries[name] = [hash] + (entries[name] ?? []).prefix(1)
          }
        }
        let lines = entries.sorted { $0.key < $1.key }
          .map { "\($0.value.joined(separator: " "))\t\($0.key)\0" }
        CacheFolder(path: cache).write(Array(lines.joined().utf8), to: record)
      }
    }
  }

  /// A file's name in its record: a report is not replaced by a table.
  private static func name(of path: String, _ kind: OutputKind) -> String {
    "\(kind.rawValue)/\(FilePath.name(path))"
  }

  /// The name of the record of a file's folder.
  private static func record(of path: String) -> String {
    let folder = FilePath.folder(FilePath.absolute(path))
    return hash(of: Array((FilePath.real(folder) ?? folder).utf8)) + CacheFolder.ending
  }

  /// The hashes of each name, the newest first.
  private static func entries(of record: ArraySlice<UInt8>?) -> [String: [String]] {
    var entries: [String: [String]] = [:]
    for line in String(decoding: record ?? [], as: UTF8.self).split(separator: "\0") {
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      entries[parts[1]] = parts[0].split(separator: " ").map(String.init)
    }
    return entries
  }

  private static func hash(of bytes: [UInt8]) -> String {
    let hash = bytes.withUnsafeBytes { ContentHash(of: $0) }
    return "\(String(hash.high, radix: 16))-\(String(hash.low, radix: 16))"
  }

  /// Runs work that no other process does at the same time, if the folder can be locked.
  private static func locked(_ folder: String, _ work: () -> Void) {
    try? NewFolder.make(folder)
    let descriptor = open(FilePath.join(folder, "lock"), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { if descriptor >= 0 { close(descriptor) } }
    if descriptor >= 0 { while flock(descriptor, LOCK_EX) != 0, errno == EINTR {} }
    work()
  }
}
