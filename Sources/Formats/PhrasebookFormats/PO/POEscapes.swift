import CatalogJSON

/// Texts in PO's quotes and out of them: the escapes are C's.
enum POEscapes {
  /// The byte between a context and its text in gettext's compiled files. No text of a PO file may hold it: gettext
  /// refuses the whole file.
  static let contextSeparator: UInt8 = 0x04

  private static let letters: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "v"): 0x0B,
    UInt8(ascii: "f"): 0x0C, UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "'"): UInt8(ascii: "'"),
    UInt8(ascii: "?"): UInt8(ascii: "?"),
  ]

  private static let words: [UInt8: [UInt8]] = {
    var words: [UInt8: [UInt8]] = [:]
    for (letter, byte) in letters where byte != UInt8(ascii: "'") && byte != UInt8(ascii: "?") {
      words[byte] = [UInt8(ascii: "\\"), letter]
    }
    return words
  }()

  /// The place of the quotation mark that ends the text at the start of a line.
  static func end(of line: ArraySlice<UInt8>) -> Int? {
    var index = line.startIndex + 1
    while index < line.endIndex {
      if line[index] == UInt8(ascii: "\"") { return index }
      index += line[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// The text that is meant; nil for an escape that C does not know.
  static func unescaped(_ text: ArraySlice<UInt8>) -> String? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      guard let letter = rest.popFirst() else { return nil }
      if let meant = letters[letter] {
        result.append(meant)
      } else if letter == UInt8(ascii: "x") {
        guard let value = number(&rest, base: 16, most: 2) else { return nil }
        result.append(value)
      } else {
        rest = text[(rest.startIndex - 1)..<text.endIndex]
        guard let value = number(&rest, base: 8, most: 3) else { return nil }
        result.append(value)
      }
    }
    // Octal bytes may form a character of several bytes, or an invalid one.
    return String(valid: result, as: UTF8.self)
  }

  private static func number(
    _ text: inout ArraySlice<UInt8>, base: Int, most: Int
  ) -> UInt8? {
    let digits = text.prefix(most).prefix { byte in
      Character(Unicode.Scalar(byte)).hexDigitValue.map { $0 < base } ?? false
    }
    guard !digits.isEmpty else { return nil }
    text = text.dropFirst(digits.count)
    return UInt8(String(decoding: digits, as: UTF8.self), radix: base)
  }

  /// A text as lines in quotes, each but the last ending with a newline of the text.
  static func append(_ text: String, to out: inout [UInt8]) {
    let bytes = Array(text.utf8)
    let isLong = bytes.dropLast().contains(0x0A)
    if isLong { out += "\"\"\n".utf8 }
    out.append(UInt8(ascii: "\""))
    for (index, byte) in bytes.enumerated() {
      if let word = words[byte] {
        out += word
      } else if byte < 0x20 || byte == 0x7F {
        // Three digits, so that a digit of the text is not taken for one of them.
        let digits = String(byte, radix: 8)
        out += "\\\(String(repeating: "0", count: 3 - digits.utf8.count))\(digits)".utf8
      } else {
        out.append(byte)
      }
      if byte == 0x0A, index < bytes.count - 1 { out += "\"\n\"".utf8 }
    }
    out += "\"\n".utf8
  }
}
