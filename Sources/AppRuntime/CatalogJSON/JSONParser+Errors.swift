extension JSONParser {
  func error(_ message: String, at offset: Int? = nil) -> JSONError {
    let offset = min(offset ?? position, bytes.count)
    var (line, start) = (1, 0)
    for index in 0..<offset where bytes[index] == .newline { (line, start) = (line + 1, index + 1) }
    return JSONError(message: message, line: line, column: offset - start + 1)
  }

  /// Something other than what has to come; well-known cases get their own words.
  func unexpected(_ expected: String) -> JSONError {
    if let conflict = conflict() { return conflict }
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
      let found = Character(Unicode.Scalar(bytes[position]))
      return error("found \(found) where \(expected) must stand")
    case 0x80...:
      return error("found a character that is not ASCII where \(expected) must stand; remove it")
    case let byte:
      return error("found byte \(hex(byte)) where \(expected) must stand; remove it")
    }
  }

  /// The error for a merge-conflict marker at the position.
  func conflict() -> JSONError? {
    guard
      [UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|")].contains(
        current),
      position == 0 || bytes[position - 1] == .newline, position + 7 <= bytes.count,
      bytes[position..<position + 7].allSatisfy({ $0 == current })
    else { return nil }
    return error(
      "the merge-conflict marker \(literalText(position..<position + 7)) was left here; settle the conflict"
    )
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
