import Phrasebook
import PhrasebookModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a file could not be read or written, in words for the person who has to mend it.
struct FileFailure: Error, Hashable {
  /// The file, spelled as it was given.
  var path: String
  var reason: String

  init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The failure of the system call that has just set `errno`.
  init(_ path: String, doing action: String, code: Int32 = errno) {
    self.init(path, "cannot \(action): \(FileFailure.words(for: code))")
  }

  /// The failure as a diagnostic that carries its own place.
  var diagnostic: Diagnostic { Diagnostic(.error, "\(path): \(reason)") }

  private static func words(for code: Int32) -> String {
    switch code {
    case ENOENT: "there is no such file or folder"
    case EACCES, EPERM: "permission is denied"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of the path is not a folder"
    case ELOOP: "its symbolic links lead in a circle"
    case ENOSPC: "the disk is full"
    case EROFS: "the disk is read-only"
    case EMFILE, ENFILE: "too many files are open"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}
