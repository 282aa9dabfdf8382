/// The three versions that git keeps of a file whose merge has stopped: a path in, bytes out.
///
/// They are more reliable than the markers in the file. A merge by lines may have moved lines of
/// one entry into another before it stopped, and then both sides of a marker have them.
package struct UnmergedFile {
  package let base: [UInt8]?
  package let ours: [UInt8]
  package let theirs: [UInt8]

  /// The versions of a file; nil if git does not have it in conflict.
  package init?(_ path: String) {
    guard let repository = try? GitRepository(around: FilePath.folder(path)),
      let name = repository.relative(path), let ours = repository.blob(":2:\(name)"),
      let theirs = repository.blob(":3:\(name)")
    else { return nil }
    base = repository.blob(":1:\(name)")
    self.ours = ours
    self.theirs = theirs
  }

  /// Whether a file holds only markers and lines of the three versions: it was not edited since.
  package func isSource(of marked: ConflictLines) -> Bool {
    var known: Set<ArraySlice<UInt8>> = []
    for version in [base ?? [], ours, theirs] { known.formUnion(ConflictLines(version).texts) }
    return marked.texts.isSubset(of: known)
  }
}

/// The lines of a file as texts, without the parts that a merge may change: line ends, and the
/// comma before.
package struct ConflictLines {
  package private(set) var texts: Set<ArraySlice<UInt8>> = []

  package init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = line.trimming { [0x20, 0x09, 0x0D, UInt8(ascii: ",")].contains($0) }
      guard !text.isEmpty, !Self.isMarker(text) else { continue }
      texts.insert(text)
    }
  }

  private static func isMarker(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, "<|=>".utf8.contains(first) else { return false }
    return line.prefix { $0 == first }.count >= 7
  }
}

extension ArraySlice<UInt8> {
  /// Without such bytes at both ends.
  fileprivate func trimming(_ isSpace: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var rest = self
    while let first = rest.first, isSpace(first) { rest = rest.dropFirst() }
    while let last = rest.last, isSpace(last) { rest = rest.dropLast() }
    return rest
  }
}
