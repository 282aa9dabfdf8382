extension JSONOutput {
  /// The maximum size of one escaped byte: a control character becomes `\u0000`.
  private static var mostPerByte: Int { 6 }

  /// Appends a string as a JSON string with its quotes.
  package mutating func append(_ text: String, _ escapes: JSONEscapes) {
    text.withUTF8Lent { append($0, escapes) }
  }

  /// Appends UTF-8 as a JSON string with its quotes.
  package mutating func append(_ text: UnsafeBufferPointer<UInt8>, _ escapes: JSONEscapes) {
    append(.quote)
    var rest = text
    let most = (Self.capacity - 8) / Self.mostPerByte
    while rest.count > most {
      // Characters stay whole; invalid UTF-8 may be split anywhere.
      var end = most
      while end > most - 4, rest[end] & 0xC0 == 0x80 { end -= 1 }
      appendCharacters(of: UnsafeBufferPointer(rebasing: rest[..<end]), escapes)
      rest = UnsafeBufferPointer(rebasing: rest[end...])
    }
    appendCharacters(of: rest, escapes)
    append(.quote)
  }

  /// Appends what fits the buffer even if every character is escaped. Eight bytes are copied at a
  /// time and checked afterwards: most strings have nothing to escape.
  @inline(__always)
  private mutating func appendCharacters(
    of text: UnsafeBufferPointer<UInt8>, _ escapes: JSONEscapes
  ) {
    if text.count &* Self.mostPerByte &+ 8 > Self.capacity &- count { flush() }
    let isPlain = !escapes.slash && !escapes.nonASCII
    var index = 0
    while index < text.count {
      if isPlain, index &+ 8 <= text.count {
        let word = text.word(at: index)
        UnsafeMutableRawPointer(piece + count).storeBytes(of: word.littleEndian, as: UInt64.self)
        let special = specialBytes(of: word)
        let plain = special == 0 ? 8 : special.trailingZeroBitCount >> 3
        index &+= plain
        count &+= plain
        if special == 0 { continue }
      }
      if escapes.covers(text[index]) {
        index += appendEscape(for: UnsafeBufferPointer(rebasing: text[index...]), escapes)
      } else {
        piece[count] = text[index]
        (index, count) = (index &+ 1, count &+ 1)
      }
    }
  }

  /// Appends the escape of the first character; returns the character's length.
  @inline(never)
  private mutating func appendEscape(
    for text: UnsafeBufferPointer<UInt8>, _ escapes: JSONEscapes
  ) -> Int {
    func short(_ letter: Unicode.Scalar) {
      append(.backslash)
      append(UInt8(ascii: letter))
    }
    switch text.first ?? 0 {
    case .quote: short("\"")
    case .backslash: short("\\")
    case .slash: short("/")
    case 0x08: short("b")
    case 0x0C: short("f")
    case .newline: short("n")
    case .carriageReturn: short("r")
    case .tab: short("t")
    case let byte where byte < 0x20: appendUnit(UInt16(byte), escapes)
    default:
      let scalar =
        String(decoding: text.prefix(4), as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
      for unit in String(scalar).utf16 { appendUnit(unit, escapes) }
      return min(scalar.utf8.count, text.count)
    }
    return 1
  }

  private mutating func appendUnit(_ unit: UInt16, _ escapes: JSONEscapes) {
    append("\\u")
    for shift in [12, 8, 4, 0] as [UInt16] {
      let digit = UInt8(truncatingIfNeeded: unit >> shift & 0xF)
      let letter = escapes.uppercase ? UInt8(ascii: "A") : UInt8(ascii: "a")
      append(digit < 10 ? 0x30 + digit : letter + digit - 10)
    }
  }
}
