import PhrasebookPlatform

/// Remembers the outputs of runs: hashes of the path of each file and of its content. A file that was changed since,
/// or that is older than the index, is not an output of ours.
///
/// A run adds its outputs before it writes them, so that one that is killed leaves nothing unknown: a file has the
/// content of this run or of the one before.
struct OutputIndex {
  /// The folder of the index; nil remembers nothing.
  var cache: String?

  /// The paths are spread over so many files, each of which a run reads and writes at most once.
  private static let maximumFiles = 64
  /// The maximum number of outputs in a file; the oldest are forgotten.
  private static let maximumOutputs = 4_096

  /// The index in the user's cache.
  static var user: OutputIndex {
    OutputIndex(cache: UserCache.folder.map { FilePath.join($0, "outputs") })
  }

  /// The hash of an output's path and kind: a report is not replaced by a table.
  struct Key: Hashable {
    var hash: ContentHash

    /// The name of the file that has it.
    var file: String {
      "outputs-\(hash.low % UInt64(OutputIndex.maximumFiles))\(CacheFolder.ending)"
    }
  }

  /// The index as it was when a run first asked for it.
  struct Snapshot {
    private let cache: String?
    private var keys = Keys()
    private var files: [String: Outputs] = [:]

    init(cache: String?) { self.cache = cache }

    /// Whether a run wrote a file of this kind with this content.
    mutating func has(_ bytes: [UInt8], at path: String, _ kind: OutputKind) -> Bool {
      guard let cache else { return false }
      let key = keys.key(of: path, kind)
      let outputs = files[key.file] ?? Outputs(CacheFolder(path: cache).read(key.file))
      files[key.file] = outputs
      return outputs.contents[key]?.contains(OutputIndex.hash(of: bytes)) ?? false
    }
  }

  /// The index, each file of which is read when it is first asked for.
  func snapshot() -> Snapshot { Snapshot(cache: cache) }

  /// Remembers files that a run is about to write. An index that cannot be written is not an error: the next run asks
  /// for `--force`.
  func add(_ files: [(path: String, bytes: [UInt8])], _ kind: OutputKind) {
    guard let cache else { return }
    let folder = CacheFolder(path: cache)
    var keys = Keys()
    let keyed = files.map { (key: keys.key(of: $0.path, kind), hash: Self.hash(of: $0.bytes)) }
    Self.locked(cache) {
      var changed: [(name: String, content: [UInt8])] = []
      for (name, files) in Dictionary(grouping: keyed, by: { $0.key.file }) {
        var outputs = Outputs(folder.read(name))
        for file in files { outputs.add(file.hash, for: file.key) }
        changed.append((name, outputs.bytes(upTo: Self.maximumOutputs)))
      }
      folder.write(changed)
    }
  }

  fileprivate static func hash(of bytes: [UInt8]) -> ContentHash {
    bytes.withUnsafeBytes { ContentHash(of: $0) }
  }

  /// Keys of paths; a folder is looked up once.
  private struct Keys {
    private var folders: [String: String] = [:]

    mutating func key(of path: String, _ kind: OutputKind) -> Key {
      let folder = FilePath.folder(FilePath.absolute(path))
      let real = folders[folder] ?? FilePath.real(folder) ?? folder
      folders[folder] = real
      return Key(
        hash: OutputIndex.hash(of: Array("\(kind.name)\0\(real)/\(FilePath.name(path))".utf8)))
    }
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
