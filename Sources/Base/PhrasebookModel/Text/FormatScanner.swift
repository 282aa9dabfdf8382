/// Text in, placeholders out: one pass, each byte looked at a bounded number of times.
package struct FormatScanner {
  private let bytes: [UInt8]
  private var index = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Every place that starts with a percent sign, in order.
  package mutating func placeholders() -> [Placeholder] {
    var found: [Placeholder] = []
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      found.append(placeholder())
    }
    return found
  }

  /// What starts at a percent sign, with the index behind it.
  private mutating func placeholder() -> Placeholder {
    let percent = index
    index += 1
    var found = Placeholder(kind: .argument, range: percent..<index)
    if take(UInt8(ascii: "%")) {
      found.kind = .percent
    } else if skip("arg") {
      found.kind = .count
    } else if skip("#@") {
      found.name = takeName(until: UInt8(ascii: "@"))
      found.kind = found.name == nil ? .incomplete : .substitution
    } else {
      let begin = index
      found.name = take(UInt8(ascii: "(")) ? takeName(until: UInt8(ascii: ")")) : nil
      if found.name == nil {
        index = begin
        found.position = takePosition()
        if let name = takeSubstitution() {
          found.name = name
          found.kind = .substitution
          found.range = percent..<index
          return found
        }
      }
      let body = index
      if skipBody() {
        found.body = String(decoding: bytes[body..<index], as: UTF8.self)
      } else {
        // What was skipped may hold another percent sign's start only in `%#@`, which is no body.
        found = Placeholder(kind: .incomplete, range: percent..<index)
        index = begin
        return found
      }
    }
    found.range = percent..<index
    return found
  }

  /// The name in `#@name@`, which a string dictionary gives a position, and apps a width (`%1#@name@`)
  /// that says nothing; nil, with the index where it was, where there is none.
  private mutating func takeSubstitution() -> String? {
    let begin = index
    while let byte = peek, Self.isDigit(byte) { index += 1 }
    if skip("#@"), let name = takeName(until: UInt8(ascii: "@")) { return name }
    index = begin
    return nil
  }

  /// A name and the byte behind it; nil, with the index where it was, where there is none.
  private mutating func takeName(until end: UInt8) -> String? {
    let begin = index
    while let byte = peek,
      Self.isLetter(byte) || Self.isDigit(byte) || byte >= 0x80
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."),
      index - begin < 128
    {
      index += 1
    }
    let name = begin..<index
    if !name.isEmpty, take(end) { return String(decoding: bytes[name], as: UTF8.self) }
    index = begin
    return nil
  }

  /// `2$`; nil, with the index where it was, where there is none.
  private mutating func takePosition() -> Int? {
    let begin = index
    var number = 0
    while let byte = peek, Self.isDigit(byte), number < 1_000_000 {
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      index += 1
    }
    if number > 0, take(UInt8(ascii: "$")) { return number }
    index = begin
    return nil
  }

  /// Flags, width, precision, length and conversion.
  private mutating func skipBody() -> Bool {
    while let byte = peek, Self.isFlag(byte) { index += 1 }
    skipNumber()
    if take(UInt8(ascii: ".")) { skipNumber() }
    for length in Self.lengths where skip(length) { break }
    guard let byte = peek, Self.isConversion(byte) else { return false }
    index += 1
    return true
  }

  private mutating func skipNumber() {
    if take(UInt8(ascii: "*")) { return }
    while let byte = peek, Self.isDigit(byte) { index += 1 }
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private mutating func skip(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != word.utf8Start[offset] { return false }
    index += count
    return true
  }

  private static let lengths: [StaticString] = ["hh", "h", "ll", "l", "q", "L", "z", "t", "j"]

  private static func isFlag(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "0"), UInt8(ascii: "#"),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }

  private static func isConversion(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"),
      UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "x"), UInt8(ascii: "X"),
      UInt8(ascii: "o"), UInt8(ascii: "O"), UInt8(ascii: "f"), UInt8(ascii: "F"),
      UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"), UInt8(ascii: "G"),
      UInt8(ascii: "a"), UInt8(ascii: "A"), UInt8(ascii: "c"), UInt8(ascii: "C"),
      UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "p"):
      true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }
}
