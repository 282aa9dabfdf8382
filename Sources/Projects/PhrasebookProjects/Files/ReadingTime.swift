/// A moment at which files were read.
package struct ReadingTime: Sendable {
  private let time = FileIdentity.now()

  package init() {}

  /// The content of a file that certainly has not changed since; nil for any other.
  package func contentSince(_ path: String) -> [UInt8]? {
    guard let identity = FileIdentity(path: path), !identity.isRacy(at: time),
      let bytes = try? FileContent.saved(path), FileIdentity(path: path) == identity
    else { return nil }
    return bytes
  }
}
