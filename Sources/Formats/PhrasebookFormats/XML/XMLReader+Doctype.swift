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
    guard skipSpace() else { throw invalidDoctype() }
    _ = try name("the name of the root element")
    if skipSpace(), byte(at: 0) != .greater, byte(at: 0) != .openBracket {
      let isPublic = starts(with: "PUBLIC")
      guard isPublic || starts(with: "SYSTEM") else { throw invalidDoctype() }
      offset += 6
      // The identifier, then the address.
      for isIdentifier in isPublic ? [true, false] : [false] {
        guard skipSpace(), byte(at: 0) == .quote || byte(at: 0) == UInt8(ascii: "'"),
          case let first = offset + 1, case let quote = byte(at: 0)
        else { throw invalidDoctype() }
        offset = first
        guard let end = find(quote),
          !isIdentifier || source(first..<end).unicodeScalars.allSatisfy(\.isPublicIdentifier)
        else { throw invalidDoctype() }
        offset = end + 1
      }
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
    default: throw invalidDoctype()
    }
  }

  private mutating func invalidDoctype() -> UnreadableFile {
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
