import PhrasebookExtract
import PhrasebookModel
import PhrasebookPlatform

/// The cache entry of a whole run: its files and its result.
struct ExtractionSnapshot {
  /// The time at which the run began to look at its files.
  var time: UInt64
  var files: [File]
  var extraction: Extraction

  /// The identity of a file in the file system, with the content that it had.
  struct File: Sendable {
    package var identity: FileIdentity?
    package var content: ContentHash
  }

  /// The name of the file that a run's record is kept in.
  ///
  /// - Parameter count: The number of the files that are of the run itself; the rest is context.
  static func name(_ paths: [String], count: Int, functions: [String]) -> String {
    let folder =
      getcwd(nil, 0).map { pointer in
        defer { free(pointer) }
        return String(cString: pointer)
      } ?? ""
    return CacheKey(.run, of: [[folder], functions, paths, ["\(count)"]]).name
  }

  /// The snapshot as bytes.
  func encoded() -> [UInt8] {
    var writer = ByteWriter()
    writer.integer(time)
    writer.count(files.count)
    for file in files {
      writer.bool(file.identity != nil)
      if let identity = file.identity {
        writer.integer(identity.size)
        writer.integer(identity.inode)
        writer.integer(identity.modified)
        writer.integer(identity.changed)
      }
      writer.integer(file.content.high)
      writer.integer(file.content.low)
    }
    writer.extraction(extraction)
    return writer.finish()
  }

  init(time: UInt64, files: [File], extraction: Extraction) {
    self.time = time
    self.files = files
    self.extraction = extraction
  }

  /// The snapshot that `encoded()` wrote; nil for any other bytes.
  init?(encoded bytes: UnsafeRawBufferPointer) {
    do throws(ByteReader.Damage) {
      var reader = try ByteReader(bytes)
      time = try reader.integer()
      files = []
      for _ in 0..<(try reader.count()) { files.append(try Self.file(&reader)) }
      extraction = try reader.extraction()
      guard reader.isAtEnd else { return nil }
    } catch {
      return nil
    }
  }

  private static func file(_ reader: inout ByteReader) throws(ByteReader.Damage) -> File {
    var identity: FileIdentity?
    if try reader.bool() {
      identity = FileIdentity(
        size: try reader.integer(), inode: try reader.integer(), modified: try reader.integer(),
        changed: try reader.integer())
    }
    return File(
      identity: identity,
      content: ContentHash(high: try reader.integer(), low: try reader.integer()))
  }
}
