/// The spelling of strings if JSON allows several.
package struct JSONEscapes: Hashable, Sendable {
  /// `\/` for `/`.
  package var slash = false
  /// `\u00e9` for `é`: the file is to be ASCII.
  package var nonASCII = false
  /// `\u00E9` for `\u00e9`.
  package var uppercase = false

  /// Creates the escapes of Xcode's style.
  package init() {}

  /// Whether a byte needs an escape.
  func covers(_ byte: UInt8) -> Bool {
    switch byte {
    case ..<0x20, .quote, .backslash: true
    case .slash: slash
    case 0x80...: nonASCII
    default: false
    }
  }
}
