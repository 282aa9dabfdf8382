import PhrasebookPlatform
package import Phrasebook
package import PhrasebookModel

/// The reason why a file could not be read or written, in words for the user.
package struct FileFailure: Error, Hashable {
  /// The file, spelled as it was given.
  package var path: String
  package var reason: Phrase

  package init(_ path: String, _ reason: Phrase) {
    self.path = path
    self.reason = reason
  }

  /// The failure of the system call that has just set `errno`.
  package init(_ path: String, doing action: Action, code: Int32 = errno) {
    self.init(path, "\(action.failure): \(FileFailure.words(for: code))")
  }

  /// The operation that failed.
  package enum Action {
    case open, read, write, writeBeside, create, makeFolder, remove

    fileprivate var failure: Phrase {
      switch self {
      case .open: "cannot open it"
      case .read: "cannot read it"
      case .write: "cannot write it"
      case .writeBeside: "cannot write beside it"
      case .create: "cannot create it"
      case .makeFolder: "cannot make the folder"
      case .remove: "cannot remove it"
      }
    }
  }

  /// The failure as a diagnostic that carries its own place.
  package var diagnostic: Diagnostic { Diagnostic(.error, "\(path): \(reason)") }

  package static func words(for code: Int32) -> Phrase {
    switch code {
    case ENOENT: "no such file or folder"
    case EACCES, EPERM: "permission is denied"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of the path is not a folder"
    case ELOOP: "its symbolic links lead in a circle"
    case ENOSPC: "the disk is full"
    case EROFS: "the disk is read-only"
    case EMFILE, ENFILE: "too many files are open"
    default: .verbatim(String(cString: strerror(code)).lowercased())
    }
  }
}
