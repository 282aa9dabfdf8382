internal import GRDB
internal import PhrasebookPlatform
public import Phrasebook
public import PhrasebookModel

/// The reason why a translation memory cannot be used, in one line: the file, the error, and the
/// fix.
public struct MemoryFailure: Error, ExplainedError, Hashable, Sendable {
  /// The message, in the language of the user.
  public var text: Phrase

  /// Creates a failure with a message.
  public init(_ text: Phrase) { self.text = text }

  /// The message, for reports.
  public var explanation: Phrase { text }

  /// The message in English, for programs.
  public var message: String { text.sourceText }

  init(_ error: any Error, _ path: String) {
    guard let error = error as? DatabaseError else {
      self.init("\(path): \(String(describing: error))")
      return
    }
    switch error.resultCode {
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(path)
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      self.init("\(path): another program has been writing to it for too long; run again later")
    case .SQLITE_FULL: self.init("\(path): cannot write it: the disk is full")
    // SQLite reports a file beyond the limit as an error of the disk.
    case .SQLITE_IOERR
    where error.extendedResultCode == .SQLITE_IOERR_WRITE && FileSizeLimit.isSet:
      self.init("\(path): cannot write it: \(String(cString: strerror(EFBIG)).lowercased())")
    case .SQLITE_READONLY, .SQLITE_PERM: self.init("\(path): cannot write it: it is read-only")
    case .SQLITE_CANTOPEN:
      self.init("\(path): cannot open it, or write beside it: see the folder's permissions")
    default: self.init("\(path): cannot use it: \(error.message ?? "\(error.resultCode)")")
    }
  }

  static func damaged(_ path: String) -> MemoryFailure {
    MemoryFailure(
      """
      \(path): the translation memory is damaged; move it away, and fill a new one from the \
      catalogs with phrasebook memory import
      """)
  }
}
