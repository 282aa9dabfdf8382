/// Reads a declaration of the plainest kind straight from its bytes: names, types and default
/// values, no generic parameters and no arguments of attributes.
///
/// Most declarations of a run are plain, and the parser takes twenty times as long. A declaration
/// with anything unexpected is left to the parser; a test compares both.
struct PlainReader {
  var lexer: Lexer
  /// Whether the braces of the item have been left out: they contain only a body.
  let hasBody: Bool

  /// The item is not plain.
  struct NotPlain: Error {}

  /// The declarations of an item; nil if it has to be parsed.
  static func declarations(
    of item: Item, _ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [Declaration]? {
    var reader = PlainReader(
      lexer: Lexer(UnsafeBufferPointer(rebasing: bytes[..<range.upperBound]), at: range.lowerBound),
      hasBody: item.inside.upperBound > 0 && !item.isObserved)
    do throws(NotPlain) {
      let found = try reader.declarations()
      return reader.next == 0 ? found : nil
    } catch {
      return nil
    }
  }

  // MARK: Tokens

  /// The next byte after spaces; 0 at the end.
  var next: UInt8 {
    mutating get {
      lexer.skipSpace()
      return lexer.byte()
    }
  }

  /// Skips a byte, if it is next.
  mutating func take(_ byte: Character) -> Bool {
    guard let value = byte.asciiValue, next == value else { return false }
    lexer.at += 1
    return true
  }

  mutating func expect(_ byte: Character) throws(NotPlain) {
    guard take(byte) else { throw NotPlain() }
  }

  /// Reads a name, if present.
  mutating func name() -> String? {
    let first = next
    guard ByteClass.isIdentifier(first), first &- 0x30 >= 10 else { return nil }
    let start = lexer.at
    while ByteClass.isIdentifier(lexer.byte()) { lexer.at += 1 }
    return String(decoding: lexer.bytes[start..<lexer.at], as: UTF8.self)
  }

  mutating func expectName() throws(NotPlain) -> String {
    guard let name = name() else { throw NotPlain() }
    return name
  }

  /// Skips a word, if it is next.
  mutating func take(word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard next != 0, !ByteClass.isIdentifier(lexer.byte(count)) else { return false }
    for offset in 0..<count where lexer.byte(offset) != word.utf8Start[offset] { return false }
    lexer.at += count
    return true
  }

  /// Steps over a value, up to the comma or bracket that ends it.
  mutating func skipValue() throws(NotPlain) {
    var depth = 0
    while true {
      switch next {
      case 0:
        guard depth == 0 else { throw NotPlain() }
        return
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: ","): if depth == 0 { return }
      case UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "<"):
        throw NotPlain()
      default: break
      }
      lexer.at += 1
    }
  }
}
