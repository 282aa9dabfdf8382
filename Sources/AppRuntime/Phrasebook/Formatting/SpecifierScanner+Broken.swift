extension SpecifierScanner {
  /// Returns the range of text at a percent sign that was meant to be a specifier: `% d`, `%- lld`,
  /// `%LLD`, `% #@name@`. Words begin otherwise: "50 % discount", "50 % d’économie".
  static func broken(_ bytes: UnsafeBufferPointer<UInt8>, at percent: Int) -> Range<Int>? {
    var scanner = SpecifierScanner(bytes: bytes, index: percent + 1)
    while scanner.takeFiller() {}
    if scanner.take(UInt8(ascii: "@")) {
      var name = scanner
      while name.index < bytes.count, isNamePart(bytes[name.index]) { name.index += 1 }
      if name.take(UInt8(ascii: "@")) { return percent..<name.index }
      return scanner.isInWord ? nil : percent..<scanner.index
    }
    let start = scanner.index
    while scanner.index < min(bytes.count, start + 4), (bytes[scanner.index] | 0x20) &- 0x61 < 26 {
      scanner.index += 1
    }
    let letters = String(decoding: bytes[start..<scanner.index], as: UTF8.self).lowercased()
    guard usualSpecifiers.contains(letters), !scanner.isInWord else { return nil }
    return percent..<scanner.index
  }

  /// The specifiers that translators type; other conversions are words somewhere: "10 % a 20 %".
  private static let usualSpecifiers: Set<String> = [
    "d", "ld", "lld", "lu", "llu", "f", "lf", "arg",
  ]

  /// Skips flags, digits, positions, and spaces among them.
  private mutating func takeFiller() -> Bool {
    if takeWord("\u{A0}") || takeWord("\u{202F}") { return true }
    guard index < bytes.count else { return false }
    switch bytes[index] {
    case 0x20, 0x09, UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "#"), UInt8(ascii: "'"), UInt8(ascii: "."), UInt8(ascii: "$"):
      index += 1
      return true
    default: return false
    }
  }

  /// Whether a word continues here.
  private var isInWord: Bool {
    guard index < bytes.count else { return false }
    var rest = self
    return isASCIIName(bytes[index]) || rest.take(UInt8(ascii: "'")) || rest.takeWord("’")
  }

  private func isASCIIName(_ byte: UInt8) -> Bool { Self.isNamePart(byte) && byte < 0x80 }
}
