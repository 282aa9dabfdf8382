package import PhrasebookModel

/// The content of a property list in any of Apple's three formats.
///
/// Foundation's reader gives no places and trusts the sizes in a hostile file, and its writer does
/// not keep the order of keys.
package struct PropertyListFile: Sendable {
  /// The format of a list.
  package enum Spelling: Sendable {
    /// `{ "key" = "value"; }`, with or without the braces; the braces are left out in `.strings`.
    case oldStyle
    case xml
    /// `bplist00`.
    case binary
  }

  /// The maximum nesting of lists and tables.
  static let maximumDepth = 64
  /// The maximum number of values; a shared value counts each time.
  static let maximumCount = 1 << 22

  package var root: PropertyListValue
  package var spelling: Spelling
  /// Comments that belong to no key, such as a heading of the file, with their places.
  package var looseComments: [(text: String, line: Int)] = []
  package var diagnostics: [Diagnostic] = []

  /// Reads a list. Throws if the bytes are not a property list, or one that is too large or too deep.
  ///
  /// - Parameters:
  ///   - file: The file's name, spelled as in messages.
  ///   - keepsComments: Whether the comments of the old-style text format are kept.
  package init(
    _ bytes: [UInt8], file: String, keepsComments: Bool = true
  ) throws(UnreadableFile) {
    if bytes.starts(with: Array("bplist".utf8)) {
      root = try BinaryPropertyListReader.read(bytes, file: file)
      spelling = .binary
      return
    }
    if Self.isXML(bytes) {
      var reader = try XMLPropertyListReader(bytes, file: file)
      root = try reader.root()
      spelling = .xml
      looseComments = reader.looseComments
      return
    }
    let text = try DecodedText(bytes, file: file)
    var reader = OldStyleReader(text.bytes, file: file, keepsComments: keepsComments)
    root = try reader.root()
    spelling = .oldStyle
    looseComments = reader.looseComments.map { ($0.text, $0.start) }
    diagnostics = reader.diagnostics
  }

  /// Whether the first character except white space is `<`, in any encoding: old-style data begins
  /// so too, but such a file is useless.
  private static func isXML(_ bytes: [UInt8]) -> Bool {
    let marks: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0]
    let first = bytes.first {
      !($0 == 0x20 || (0x09...0x0D).contains($0) || marks.contains($0))
    }
    return first == UInt8(ascii: "<")
  }
}
