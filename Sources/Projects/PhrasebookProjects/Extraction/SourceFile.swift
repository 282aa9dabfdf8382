import Phrasebook
import PhrasebookExtract
import PhrasebookModel
import PhrasebookPlatform

/// A source on disk, read whole.
enum SourceFile {
  /// The maximum size of a source; larger files are generated.
  static let maximumSize = 256 << 20

  /// The reason why a file has no results.
  struct Failure: Error {
    package var message: Phrase
    package var line = 1
    package var column = 1
  }

  /// Reads a file into a buffer that is used again for the next one; it is UTF-8 after that.
  static func read(_ path: String, into buffer: inout FileBuffer) throws(Failure) {
    if let bytes = OpenBuffers.shared.bytes(of: path) {
      buffer.fill(with: bytes)
      if SourceLanguage(path: path) != .objectiveC { try validate(buffer) }
      return
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw Failure(message: Self.reason("the file cannot be opened", errno))
    }
    defer { close(descriptor) }
    let isWhole = try FileContent.isWhole(descriptor) { (status: FileStatus?) throws(Failure) in
      try fill(&buffer, from: descriptor, status)
    }
    guard isWhole else { throw changed }
    if CoreDataModel.isModel(path) {
      buffer.fill(with: CoreDataModel.declarations(of: buffer.withBytes { Array($0) }))
      return
    }
    // Old C files may have comments in any encoding; a literal that is not UTF-8 is not a key.
    if SourceLanguage(path: path) != .objectiveC { try validate(buffer) }
  }

  /// The error for a file that another program writes at the same time.
  static var changed: Failure {
    Failure(message: "the file changed while it was read; run again")
  }

  /// The error for a file whose code takes too long to read.
  static var slow: Failure {
    Failure(
      message:
        "the file takes too long to read and is skipped; its keys are kept; split or simplify it")
  }

  /// Reads an open file from its start; false if its size has changed meanwhile.
  private static func fill(
    _ buffer: inout FileBuffer, from descriptor: Int32, _ status: FileStatus?
  ) throws(Failure) -> Bool {
    guard let status else {
      throw Failure(message: Self.reason("the file cannot be read", errno))
    }
    guard status.kind == .file else {
      throw Failure(message: "the path is not a file; pass Swift sources only")
    }
    guard status.size <= maximumSize else {
      throw Failure(
        message: "the file is larger than \(maximumSize >> 20) MB and is skipped; split it")
    }
    guard buffer.fill(from: descriptor, expecting: status.size, atMost: status.size) else {
      if errno == EFBIG { return false }
      throw Failure(message: Self.reason("the file cannot be read", errno))
    }
    return buffer.count == status.size
  }

  private static func reason(_ what: Phrase, _ code: Int32) -> Phrase {
    "\(what): \(FileFailure.words(for: code))"
  }
}
