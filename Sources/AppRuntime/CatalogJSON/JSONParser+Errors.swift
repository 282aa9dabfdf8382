extension JSONParser {
  @inline(never)
  func error(_ message: JSONMessage, at offset: Int) -> JSONError {
    let offset = min(offset, bytes.count)
    var (line, start) = (1, 0)
    for index in 0..<offset where bytes[index] == .newline { (line, start) = (line + 1, index + 1) }
    return JSONError(message, line: line, column: offset - start + 1)
  }

  /// Something other than what has to come; well-known cases get their own words.
  @inline(never)
  func unexpected(_ expected: Expected, at position: Int) -> JSONError {
    let wanted = expected.message
    func error(_ message: JSONMessage) -> JSONError { self.error(message, at: position) }
    if let conflict = conflict(at: position) { return conflict }
    guard position < bytes.count else {
      return error(
        JSONMessage("the file ends where %@ must follow; it was cut off", with: [wanted]))
    }
    switch bytes[position] {
    case UInt8(ascii: "'"):
      return error(
        JSONMessage("found ' instead of %@; use double quotes", with: [wanted]))
    case .slash:
      return error(
        JSONMessage(
          "found / instead of %@; JSON has no comments: remove it", with: [wanted]))
    case .quote where expected.isComma: return error(JSONMessage("a comma is missing before this"))
    case 0x21...0x7E: return error(misplaced(expected, at: position))
    case 0x80... where isCurlyQuote(at: position):
      return error(
        JSONMessage(
          "found a curly quotation mark instead of %@; use straight double quotes",
          with: [wanted]))
    case 0x80... where isCharacter(at: position):
      return error(
        JSONMessage(
          "found a character that is not ASCII instead of %@; remove it", with: [wanted]))
    case 0x80...: return notUTF8(at: position)
    case let byte:
      return error(
        JSONMessage(
          "found byte %@ instead of %@; remove it", with: [.text(hex(byte)), wanted]))
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
      JSONMessage(
        "the merge-conflict marker %@ was left here; resolve the conflict",
        with: [.text(literalText(position..<position + 7))]),
      at: position)
  }

  func tooDeep(at position: Int) -> JSONError {
    error(
      JSONMessage(
        "more than %@ levels of nesting; no catalog needs as many",
        with: [.text(String(JSONDocument.maximumDepth))]),
      at: position)
  }

  func control(at index: Int) -> JSONError {
    switch bytes[index] {
    case .newline, .carriageReturn:
      error(
        JSONMessage("this line ends inside a string; close the quotes, or write \\n"), at: index)
    case .tab: error(JSONMessage("a tab in a string; write \\t"), at: index)
    case let byte:
      error(
        JSONMessage(
          "control character %@ in a string; write %@",
          with: [.text(hex(byte)), .text("\\u00\(hex(byte).dropFirst(2))")]),
        at: index)
    }
  }

  /// Whether there is a whole multi-byte character at the position.
  private func isCharacter(at position: Int) -> Bool {
    (2...4).contains { length in
      position + length <= bytes.count
        && String(valid: bytes[position..<position + length], as: UTF8.self)?
          .unicodeScalars.count == 1
    }
  }

  func notUTF8(at position: Int) -> JSONError {
    error(
      JSONMessage(
        "byte %@ is not valid UTF-8 here; save the file as UTF-8",
        with: [.text(hex(bytes[position]))]),
      at: position)
  }

  func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "0x0\(digits)" : "0x\(digits)"
  }

  func literalText(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
