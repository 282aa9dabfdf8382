internal import CatalogJSON
internal import Phrasebook
internal import PhrasebookModel

extension OldStyleScanner {
  /// A text in quotation marks of either kind, or a word without.
  mutating func text(for what: @autoclosure () -> Phrase) throws(UnreadableFile) -> String {
    guard let first = peek else { throw failure("unexpected end of file, expected \(what())") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = index
    while let byte = peek, Self.isPlain(byte) { index += 1 }
    guard index > start else { throw unexpected(first, for: what()) }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private func unexpected(_ byte: UInt8, for what: Phrase) -> UnreadableFile {
    for mark in ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]
    where column == 1 && bytes[index...].starts(with: mark.utf8) {
      return failure("this is a merge conflict; resolve it first")
    }
    let found = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
    let character = String(found.prefix(1)).quoted
    return failure(
      byte < 0x80 && byte != UInt8(ascii: "@")
        ? "found \(character) instead of \(what); is a quotation mark missing?"
        : "found \(character) instead of \(what); put strings in quotation marks")
  }

  private mutating func quoted(_ quote: UInt8) throws(UnreadableFile) -> String {
    let (line, column) = (line, column)
    index += 1
    var content: [UInt8] = []
    while let byte = peek {
      if byte == quote {
        index += 1
        return String(decoding: content, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        try escape(into: &content)
      } else {
        step()
        content.append(byte)
      }
    }
    throw failure("the text that begins here has no closing quotation mark", line, column)
  }

  private mutating func escape(into content: inout [UInt8]) throws(UnreadableFile) {
    let (line, column) = (line, column)
    index += 1
    guard let byte = peek else { throw failure("the file ends after a backslash") }
    switch byte {
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "a"): content.append(0x07)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "v"): content.append(0x0B)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      try octal(into: &content, line, column)
      return
    case UInt8(ascii: "U"):
      try unicode(into: &content, line, column)
      return
    case UInt8(ascii: "u"):
      if index + 4 < bytes.count,
        bytes[(index + 1)...(index + 4)].allSatisfy({ $0.hexValue != nil })
      {
        let digits = String(decoding: bytes[(index + 1)...(index + 4)], as: UTF8.self)
        diagnostics.append(
          Diagnostic(
            .warning, "Apple's systems show \\u\(digits) as \"u\(digits)\"; write \\U\(digits)",
            at: Location(file: file, line: line, column: column)))
      }
      content.append(byte)
    default:
      // Any other escaped character means itself, including a newline.
      step()
      content.append(byte)
      return
    }
    index += 1
  }

  /// Up to three digits: a character of NextStep's set.
  private mutating func octal(
    into content: inout [UInt8], _ line: Int, _ column: Int
  ) throws(UnreadableFile) {
    var value = 0
    var digits = 0
    while digits < 3, let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
      value = value * 8 + Int(byte - UInt8(ascii: "0"))
      digits += 1
      index += 1
    }
    guard let scalar = NextStepCharacters.scalar(value) else {
      throw failure(
        "\\\(String(value, radix: 8)) is not a character; write \\U and four digits", line, column)
    }
    content.append(contentsOf: String(scalar).utf8)
  }

  /// Up to four digits: a UTF-16 code unit; a character outside the first plane takes two.
  private mutating func unicode(
    into content: inout [UInt8], _ line: Int, _ column: Int
  ) throws(UnreadableFile) {
    func lone(_ unit: UInt32) -> UnreadableFile {
      failure(
        """
        \\U\(String(unit, radix: 16, uppercase: true)) is half a character; write the other half \
        with it
        """, line, column)
    }
    let unit = try codeUnit(line, column)
    if let scalar = Unicode.Scalar(unit) {
      content.append(contentsOf: String(scalar).utf8)
      return
    }
    guard unit < 0xDC00, peek == UInt8(ascii: "\\"), index + 1 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "U")
    else { throw lone(unit) }
    index += 1
    let low = try codeUnit(line, column)
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw lone(unit) }
    content.append(contentsOf: String(scalar).utf8)
  }

  private mutating func codeUnit(_ line: Int, _ column: Int) throws(UnreadableFile) -> UInt32 {
    index += 1
    var value: UInt32 = 0
    var digits = 0
    while digits < 4, let digit = peek?.hexValue {
      value = value << 4 | digit
      digits += 1
      index += 1
    }
    guard digits > 0 else { throw failure("\\U needs up to four digits after it", line, column) }
    return value
  }

  /// The bytes of `<0fbd77 1c2735ae>`.
  mutating func data() throws(UnreadableFile) -> [UInt8] {
    let (line, column) = (line, column)
    index += 1
    var digits: [UInt8] = []
    while let byte = peek {
      if byte == UInt8(ascii: ">") {
        index += 1
        guard digits.count % 2 == 0 else {
          throw failure("data has an odd number of digits", line, column)
        }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
      }
      if let digit = byte.hexValue {
        digits.append(UInt8(digit))
        index += 1
      } else if byte == 0x20 || (0x09...0x0D).contains(byte) {
        step()
      } else {
        throw failure("data has something else than hexadecimal digits")
      }
    }
    throw failure("> is missing at the end of data", line, column)
  }

  /// Whether an unquoted text may contain a byte.
  static func isPlain(_ byte: UInt8) -> Bool {
    if byte.isLetter || byte.isDigit { return true }
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: "."), UInt8(ascii: "-"):
      return true
    default: return false
    }
  }
}
