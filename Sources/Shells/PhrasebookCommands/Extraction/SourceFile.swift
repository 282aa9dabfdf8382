import Phrasebook
import PhrasebookExtract
import PhrasebookModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A source on disk, read whole.
enum SourceFile {
  /// The largest file that is read; what is larger is generated, and no person's text.
  static let maximumSize = 256 << 20

  /// Why a file gives nothing.
  struct Failure: Error {
    var message: Phrase
    var line = 1
    var column = 1
  }

  /// Reads a file into a buffer that is used again for the next one; it is UTF-8 after that.
  static func read(_ path: String, into buffer: inout FileBuffer) throws(Failure) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw Failure(message: Self.reason("the file cannot be opened", errno))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw Failure(message: Self.reason("the file cannot be read", errno))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(message: "the path is not a file; name Swift sources only")
    }
    let size = Int(status.st_size)
    guard size <= maximumSize else {
      throw Failure(
        message: "the file is larger than \(maximumSize >> 20) MB and is left out; split it")
    }
    guard buffer.fill(from: descriptor, expecting: size, atMost: maximumSize) else {
      throw Failure(message: Self.reason("the file cannot be read", errno))
    }
    // C of other times may hold comments in any encoding; a literal that is not UTF-8 is no key.
    if SourceLanguage(path: path) != .objectiveC { try validate(buffer) }
  }

  private static func reason(_ what: Phrase, _ code: Int32) -> Phrase {
    "\(what): \(FileFailure.words(for: code))"
  }
}
