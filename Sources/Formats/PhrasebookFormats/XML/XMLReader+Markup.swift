internal import CatalogJSON
import Phrasebook

extension XMLReader {
  /// Reads an item that starts with `<?`.
  mutating func instruction() throws(UnreadableFile) -> XMLEvent {
    guard let end = find("?>") else {
      throw failure("<? has no ?>; is the file whole?", at: offset)
    }
    offset += 2
    let target = try name("the name of an instruction")
    guard source(target).lowercased() != "xml" else {
      throw failure("<?xml is only allowed at the very start of the file", at: start)
    }
    guard skipSpace() || offset == end else {
      throw failure("a space is missing after <?\(source(target).visible)", at: offset)
    }
    let data = source(min(offset, end)..<end)
    offset = end + 2
    return .instruction(target: source(target), data: data)
  }

  /// Reads an item that starts with `<!`.
  mutating func declaration() throws(UnreadableFile) -> XMLEvent {
    if starts(with: "<!--") {
      offset += 4
      let begin = offset
      guard let end = find("-->") else {
        throw failure("the comment has no -->; is the file whole?", at: start)
      }
      guard find("--") == end else {
        throw failure("a comment cannot contain --", at: find("--") ?? start)
      }
      offset = end + 3
      return .comment(source(begin..<end))
    }
    if starts(with: "<![CDATA[") {
      guard depth > 0 else {
        throw failure("text outside of the root element; is it XML?", at: offset)
      }
      offset += 9
      let begin = offset
      guard let end = find("]]>") else {
        throw failure("<![CDATA[ has no ]]>; is the file whole?", at: start)
      }
      offset = end + 3
      return .cdata(source(begin..<end).withLineEnds)
    }
    if starts(with: "<!DOCTYPE") { return try doctype() }
    throw failure("<! is not valid in XML here; write &lt; for <", at: offset)
  }
}

extension XMLReader {
  /// Skips white space; false if absent.
  mutating func skipSpace() -> Bool {
    let begin = offset
    while offset < bytes.count, bytes[offset].isXMLSpace { offset += 1 }
    return offset > begin
  }

  /// The range of the name that begins here; `what` names it in the error if it is missing.
  mutating func name(_ what: @autoclosure () -> Phrase) throws(UnreadableFile) -> Range<Int> {
    let begin = offset
    while offset < bytes.count, bytes[offset].isXMLName { offset += 1 }
    guard offset > begin, bytes[begin].beginsXMLName else {
      throw failure("\(what()) is expected here; write &lt; for < in a text", at: begin)
    }
    guard offset - begin <= Self.maximumName else {
      throw failure("\(what()) is longer than \(Self.maximumName) bytes", at: begin)
    }
    return begin..<offset
  }

  /// The first place of either byte from here on.
  func find(_ byte: UInt8, _ other: UInt8? = nil, limit: Int = .max) -> Int? {
    let other = other ?? byte
    return bytes.withUnsafeBufferPointer { bytes in
      var index = offset
      let end = min(bytes.count, limit)
      while index < end {
        if bytes[index] == byte || bytes[index] == other { return index }
        index += 1
      }
      return nil
    }
  }

  /// The first place of a mark from here on that ends before a limit.
  func find(_ mark: StaticString, limit: Int = .max) -> Int? {
    let count = mark.utf8CodeUnitCount
    let limit = min(limit, bytes.count)
    guard limit >= count else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var index = offset
      while index <= limit - count {
        if bytes[index] == mark.utf8Start[0],
          (1..<count).allSatisfy({ bytes[index + $0] == mark.utf8Start[$0] })
        {
          return index
        }
        index += 1
      }
      return nil
    }
  }

  /// Whether the rest of the text starts with a word.
  func starts(with words: StaticString) -> Bool {
    let count = words.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[offset + $0] == words.utf8Start[$0] }
  }
}

extension String {
  /// The text with every line end as a newline.
  fileprivate var withLineEnds: String {
    guard utf8.contains(.carriageReturn) else { return self }
    var result: [UInt8] = []
    var last: UInt8 = 0
    for byte in utf8 {
      if byte == .carriageReturn {
        result.append(.newline)
      } else if byte != .newline || last != .carriageReturn {
        result.append(byte)
      }
      last = byte
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension UInt8 {
  var isXMLSpace: Bool {
    self == .space || self == .newline || self == .tab || self == .carriageReturn
  }

  fileprivate var beginsXMLName: Bool {
    isLetter || self == UInt8(ascii: "_") || self == .colon || self >= 0x80
  }

  fileprivate var isXMLName: Bool {
    beginsXMLName || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }
}
