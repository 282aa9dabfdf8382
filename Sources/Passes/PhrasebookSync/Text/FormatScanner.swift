/// Text in, pieces out: one pass, each byte looked at no more than twice.
struct FormatScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func pieces() -> [FormatString.Piece] {
    var pieces: [FormatString.Piece] = []
    var start = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      let percent = index
      index += 1
      guard let piece = pieceAfterPercent(percent) else { continue }
      if start < percent { pieces.append(.text(string(start..<percent))) }
      pieces.append(piece)
      start = index
    }
    if start < bytes.count { pieces.append(.text(string(start..<bytes.count))) }
    return pieces
  }

  /// The specifier or label that starts at a percent sign; nil, with the index behind it, where
  /// what starts there is text.
  private mutating func pieceAfterPercent(_ percent: Int) -> FormatString.Piece? {
    if take(UInt8(ascii: "%")) { return nil }
    if skip("arg") || skip("#@") { return nil }  // The name of `%#@name@` reads as text.
    let begin = index
    if let labelled = skipLabel(), skipBody() {
      return .labelled(string(percent..<labelled) + string(labelled..<index))
    }
    index = begin
    let position = takePosition()
    let body = index
    if skipBody() { return .specifier(position: position, body: string(body..<index)) }
    index = begin
    return nil
  }

  /// `(name)`; the index behind it, nil where there is none.
  private mutating func skipLabel() -> Int? {
    guard take(UInt8(ascii: "(")) else { return nil }
    let name = index
    while let byte = peek, Self.isLetter(byte) || Self.isDigit(byte) || byte == UInt8(ascii: "_") {
      index += 1
    }
    return index > name && take(UInt8(ascii: ")")) ? index : nil
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
    while let byte = peek, Self.flags.contains(byte) { index += 1 }
    skipNumber()
    if take(UInt8(ascii: ".")) { skipNumber() }
    for length in ["hh", "h", "ll", "l", "q", "L", "z", "t", "j"] where skip(length) { break }
    guard let byte = peek, Self.conversions.contains(byte) else { return false }
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

  private mutating func skip(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private static let flags = Set("-+0#'".utf8)
  private static let conversions = Set("@dDiuUxXoOfFeEgGaAcCsSp".utf8)

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }
}
