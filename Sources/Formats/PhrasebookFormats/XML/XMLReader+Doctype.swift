internal import CatalogJSON
import Phrasebook

extension XMLReader {
  /// Reads a document type that names the root element and where it is defined. One that declares
  /// anything is refused.
  ///
  /// Source: Extensible Markup Language 1.0, productions 11 to 13, 28 and 75.
  mutating func doctype() throws(UnreadableFile) -> XMLEvent {
    guard depth == 0 else {
      throw failure("a DOCTYPE is only allowed before the root element", at: offset)
    }
    offset += 9
    let begin = offset
    guard skipSpace() else { throw notADoctype() }
    _ = try name("the name of the root element")
    if skipSpace(), byte(at: 0) != .greater, byte(at: 0) != .openBracket {
      let isPublic = starts(with: "PUBLIC")
      guard isPublic || starts(with: "SYSTEM") else { throw notADoctype() }
      offset += 6
      if isPublic {
        let identifier = try quoted()
        guard source(identifier).unicodeScalars.allSatisfy(\.isPublicIdentifier) else {
          throw notADoctype()
        }
      }
      _ = try quoted()
      _ = skipSpace()
    }
    switch byte(at: 0) {
    case .greater:
      offset += 1
      return .doctype(source(begin..<offset - 1))
    case .openBracket:
      throw failure(
        """
        the DOCTYPE declares entities or elements, which are never expanded; remove the part in [ ]
        """, at: offset)
    default: throw notADoctype()
    }
  }

  /// The range between the quotes of a text that follows white space.
  private mutating func quoted() throws(UnreadableFile) -> Range<Int> {
    guard skipSpace(), byte(at: 0) == .quote || byte(at: 0) == UInt8(ascii: "'") else {
      throw notADoctype()
    }
    let quote = byte(at: 0)
    offset += 1
    let begin = offset
    guard let end = find(quote) else { throw notADoctype() }
    offset = end + 1
    return begin..<end
  }

  private mutating func notADoctype() -> UnreadableFile {
    failure(
      "expected <!DOCTYPE name>, with SYSTEM \"address\" or PUBLIC \"identifier\" \"address\" after the name",
      at: start)
  }
}

extension Unicode.Scalar {
  fileprivate var isPublicIdentifier: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", " ", "\r", "\n": true
    default: "-'()+,./:=?;!*#@$_%".unicodeScalars.contains(self)
    }
  }
}
