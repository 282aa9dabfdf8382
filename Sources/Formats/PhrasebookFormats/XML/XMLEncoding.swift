internal import CatalogJSON
internal import Phrasebook
internal import PhrasebookModel

/// Converts the bytes of an XML file from its encoding to valid UTF-8 without a byte order mark.
enum XMLEncoding {
  static func utf8(of file: ExchangeFile) throws(UnreadableFile) -> [UInt8] {
    let bytes = file.bytes
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): return try fromUTF16(file, from: 2, isLittle: true)
    case (0xFE, 0xFF): return try fromUTF16(file, from: 2, isLittle: false)
    case (.less, 0): return try fromUTF16(file, from: 0, isLittle: true)
    case (0, .less): return try fromUTF16(file, from: 0, isLittle: false)
    default: break
    }
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let text = hasMark ? Array(bytes.dropFirst(3)) : bytes
    switch declared(text) {
    case nil, "utf-8", "utf8", "us-ascii", "ascii": break
    case "iso-8859-1", "latin1", "latin-1":
      guard !hasMark else { break }
      let decoded = text.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] }
      return try checked(decoded, file.path)
    case let name?:
      throw failure(
        "the encoding \(name.quoted) is not read; save the file as UTF-8 or UTF-16", file.path)
    }
    return try checked(text, file.path)
  }

  /// The encoding that `<?xml … encoding="…"?>` names, in lower case.
  private static func declared(_ text: [UInt8]) -> String? {
    let head = String(decoding: text.prefix(200), as: UTF8.self)
    guard head.hasPrefix("<?xml"), let end = head.range(of: "?>") else { return nil }
    let declaration = head[..<end.lowerBound]
    guard let name = declaration.range(of: "encoding") else { return nil }
    let rest = declaration[name.upperBound...].drop { $0 == " " || $0 == "=" || $0 == "\t" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return rest.dropFirst().prefix { $0 != quote }.lowercased()
  }

  private static func fromUTF16(
    _ file: ExchangeFile, from start: Int, isLittle: Bool
  ) throws(UnreadableFile) -> [UInt8] {
    let bytes = file.bytes
    guard (bytes.count - start).isMultiple(of: 2) else {
      throw failure("the file is UTF-16 and ends within a character; is it whole?", file.path)
    }
    var units: [UInt16] = []
    units.reserveCapacity((bytes.count - start) / 2)
    for index in stride(from: start, to: bytes.count, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isLittle ? first | second << 8 : first << 8 | second)
    }
    var result: [UInt8] = []
    result.reserveCapacity(units.count * 2)
    let isBroken = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
    ) { result.append($0) }
    guard !isBroken else {
      let place = place(of: result.count, in: result)
      throw UnreadableFile(
        Diagnostic(
          .error, "the file is UTF-16 with half a character here; save it again as UTF-8",
          at: Location(file: file.path, line: place.line, column: place.column)))
    }
    return try checked(result, file.path)
  }

  /// The text if it is UTF-8 and holds no character that XML cannot.
  private static func checked(_ text: [UInt8], _ file: String) throws(UnreadableFile) -> [UInt8] {
    guard let fault = fault(in: text) else { return text }
    let place = place(of: fault, in: text)
    let digits = String(text[fault], radix: 16, uppercase: true)
    let byte = "0x" + (digits.utf8.count == 1 ? "0" : "") + digits
    let message: Phrase =
      text[fault] < 0x20
      ? "the control character \(byte) is not allowed in XML; remove it"
      : "byte \(byte) is not valid UTF-8 here; save the file as UTF-8"
    throw UnreadableFile(
      Diagnostic(
        .error, message, at: Location(file: file, line: place.line, column: place.column)))
  }

  /// The first byte that is not part of a text that XML may hold.
  private static func fault(in text: [UInt8]) -> Int? {
    text.withUnsafeBufferPointer { text in
      var index = 0
      while index < text.count {
        let byte = text[index]
        if byte < 0x80 {
          if byte < 0x20, byte != .newline, byte != .tab, byte != .carriageReturn { return index }
          index += 1
          continue
        }
        let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
        guard byte >= 0xC2, byte <= 0xF4, index + length <= text.count else { return index }
        var scalar = UInt32(byte) & (0xFF >> UInt32(length + 1))
        for next in text[index + 1..<index + length] {
          guard next & 0xC0 == 0x80 else { return index }
          scalar = scalar << 6 | UInt32(next & 0x3F)
        }
        guard scalar >= (length == 4 ? 0x1_0000 : length == 3 ? 0x800 : 0x80),
          let scalar = Unicode.Scalar(scalar), scalar.isXML
        else { return index }
        index += length
      }
      return nil
    }
  }

  private static func place(of offset: Int, in text: [UInt8]) -> (line: Int, column: Int) {
    let before = text.prefix(offset)
    let lineStart = before.lastIndex(of: .newline).map { $0 + 1 } ?? 0
    return (before.count { $0 == .newline } + 1, offset - lineStart + 1)
  }

  private static func failure(_ message: Phrase, _ file: String) -> UnreadableFile {
    UnreadableFile(Diagnostic(.error, message, at: Location(file: file, line: 1, column: 1)))
  }
}

extension Substring {
  /// The range of another text in this one; the first if there are more.
  fileprivate func range(of other: String) -> Range<Index>? { firstRange(of: other) }
}

extension String {
  fileprivate func range(of other: String) -> Range<Index>? { firstRange(of: other) }
}
