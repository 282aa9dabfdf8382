extension JSONParser {
  @inline(never)
  func error(_ message: String, at offset: Int) -> JSONError {
    let offset = min(offset, bytes.count)
    var (line, start) = (1, 0)
    for index in 0..<offset where bytes[index] == .newline { (line, start) = (line + 1, index + 1) }
    return JSONError(message: message, line: line, column: offset - start + 1)
  }

  /// Something other than what has to come; well-known cases get their own words.
  @inline(never)
  func unexpected(_ expected: String, at position: Int) -> JSONError {
    func error(_ message: String) -> JSONError { self.error(message, at: position) }
    if let conflict = conflict(at: position) { return conflict }
    guard position < bytes.count else {
      return error("the file ends where \(expected) must follow; it was cut off")
    }
    switch bytes[position] {
    case UInt8(ascii: "'"):
      return error("found ' where \(expected) must stand; use double quotes")
    case .slash:
      return error("found / where \(expected) must stand; JSON has no comments: remove it")
    case .quote where expected.hasPrefix("a comma"):
      return error("a comma is missing before this")
    case 0x21...0x7E:
      let found = bytes[position].character
      return error("found \(found) where \(expected) must stand")
    case 0x80...:
      return error("found a character that is not ASCII where \(expected) must stand; remove it")
    case let byte:
      return error("found byte \(hex(byte)) where \(expected) must stand; remove it")
    }
  }

  /// The error for a merge-conflict marker at the position.
  func conflict(at position: Int) -> JSONError? {
    let mark = byte(at: position)
    guard
      [UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|")].contains(mark),
      position == 0 || bytes[position - 1] == .newline, position + 7 <= bytes.count,
      bytes[position..<position + 7].allSatisfy({ $0 == mark })
    else { return nil }
    return error(
      "the merge-conflict marker \(literalText(position..<position + 7)) was left here; settle the conflict",
      at: position)
  }

  func tooDeep(at position: Int) -> JSONError {
    error(
      "more than \(JSONDocument.maximumDepth) levels of nesting; no catalog needs as many",
      at: position)
  }

  func control(at index: Int) -> JSONError {
    switch bytes[index] {
    case .newline, .carriageReturn:
      error("this line ends inside a string; close the quotes, or write \\n", at: index)
    case .tab: error("a tab stands in a string; write \\t", at: index)
    case let byte:
      error(
        "control character \(hex(byte)) stands in a string; write \\u00\(hex(byte).dropFirst(2))",
        at: index)
    }
  }

  func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "0x0\(digits)" : "0x\(digits)"
  }

  func literalText(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
