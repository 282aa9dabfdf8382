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
    case let byte:
      return error("found byte \(hex(byte)) where \(expected) must stand; remove it")
    }
  }

  /// The error for a merge-conflict marker at the position.
  func conflict() -> JSONError? {
    guard [UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|")].contains(current),
      position == 0 || bytes[position - 1] == .newline, position + 7 <= bytes.count,
      bytes[position..<position + 7].allSatisfy({ $0 == current })
    else { return nil }
    return error(
      "the merge-conflict marker \(literalText(position..<position + 7)) was left here; settle the conflict")
  }

  func control(at index: Int) -> JSONError {
    switch bytes[index] {
    case .newline, .carriageReturn:
      error("this line ends inside a string; close the quotes, or write \\n", at: index)
    case .tab: error("a tab stands in a string; write \\t", at: index)
    case let byte:
      error("control character \(hex(byte)) stands in a string; write \\u00\(hex(byte).dropFirst(2))", at: index)
    }
  }

  func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "0x0\(digits)" : "0x\(digits)"
  }

  func literalText(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Refuses an object that holds a name twice: whichever of the two a reader kept, the other would
  /// be lost.
  @inline(__always)
  mutating func refuseSameNames(in object: Int) throws(JSONError) {
    let end = Int(nodes[object].next)
    // Nothing, or one member with a scalar.
    guard end - object > 3 else { return }
    var (count, name) = (0, object + 1)
    while name < end {
      count += 1
      name = Int(nodes[name + 1].next)
    }
    if count <= 8 { try compareNames(in: object) } else { try hashNames(in: object, count: count) }
  }

  private func compareNames(in object: Int) throws(JSONError) {
    let end = Int(nodes[object].next)
    var name = object + 1
    while name < end {
      var earlier = object + 1
      while earlier < name {
        if isSame(earlier, name) { throw sameName(name, as: earlier) }
        earlier = Int(nodes[earlier + 1].next)
      }
      name = Int(nodes[name + 1].next)
    }
  }

  @inline(__always)
  private func isSame(_ a: Int, _ b: Int) -> Bool {
    if nodes[a].hasEscapes || nodes[b].hasEscapes {
      return withText(of: nodes[a], bytes) { hasText(nodes[b], $0, bytes) }
    }
    return bytes.equal(nodes[a].text, nodes[b].text)
  }

  private mutating func hashNames(in object: Int, count: Int) throws(JSONError) {
    let end = Int(nodes[object].next)
    names.reset(for: count)
    var name = object + 1
    while name < end {
      if let earlier = names.insert(name, nodes, bytes) { throw sameName(name, as: earlier) }
      name = Int(nodes[name + 1].next)
    }
  }

  private func sameName(_ name: Int, as earlier: Int) -> JSONError {
    let first = error("", at: Int(nodes[earlier].start))
    let text = withText(of: nodes[name], bytes) { String(decoding: $0, as: UTF8.self) }
    return error(
      "\(text.quotedForMessage) stands here a second time, the first is at line \(first.line), column \(first.column); keep one of them",
      at: Int(nodes[name].start))
  }
}
