/// How strings are spelled where JSON leaves a choice.
package struct JSONEscapes: Hashable, Sendable {
  /// `\/` for `/`.
  package var slash = false
  /// `\u00e9` for `é`: the file is to be ASCII.
  package var nonASCII = false
  /// `\u00E9` for `\u00e9`.
  package var uppercase = false

  package init() {}

  /// Whether a byte cannot stand as it is.
  func covers(_ byte: UInt8) -> Bool {
    switch byte {
    case ..<0x20, .quote, .backslash: true
    case .slash: slash
    case 0x80...: nonASCII
    default: false
    }
  }
}
