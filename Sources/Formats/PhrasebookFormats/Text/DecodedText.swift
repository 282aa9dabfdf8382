internal import CatalogJSON
internal import Phrasebook
internal import PhrasebookModel

/// The text of a file as UTF-8, from any encoding: tables of strings are in UTF-8 or UTF-16, and
/// only the first bytes show which.
package struct DecodedText: Equatable, Sendable {
  /// The encoding of a file.
  package enum Encoding: String, Sendable {
    case utf8 = "UTF-8"
    case utf16Little = "UTF-16 little-endian"
    case utf16Big = "UTF-16 big-endian"
    case utf32Little = "UTF-32 little-endian"
    case utf32Big = "UTF-32 big-endian"
  }

  /// The text, valid UTF-8 without a byte order mark.
  package let bytes: [UInt8]
  package let encoding: Encoding

  /// Throws an error with the place of the first invalid byte.
  ///
  /// - Parameter file: The file's name, spelled as in messages.
  package init(_ bytes: [UInt8], file: String) throws(UnreadableFile) {
    let (encoding, start) = Self.encoding(of: bytes)
    self.encoding = encoding
    let content = bytes[start...]
    var out: [UInt8]
    var end: Int?
    switch encoding {
    case .utf8:
      out = Array(content)
      end = Self.firstInvalid(out)
    case .utf16Little, .utf16Big:
      out = []
      out.reserveCapacity(content.count)
      end = Self.appendUTF16(content, isBig: encoding == .utf16Big, to: &out)
    case .utf32Little, .utf32Big:
      out = []
      out.reserveCapacity(content.count)
      end = Self.appendUTF32(content, isBig: encoding == .utf32Big, to: &out)
    }
    if let end {
      let place = Self.place(of: end, in: out)
      throw UnreadableFile(
        Diagnostic(
          .error, "the file is not \(encoding.rawValue) from here on; save it as UTF-8",
          at: Location(file: file, line: place.line, column: place.column)))
    }
    self.bytes = out
  }

  /// The line and the column of an offset, both from 1.
  package static func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    var line = 1
    var start = 0
    for index in 0..<min(offset, bytes.count) where bytes[index] == 0x0A {
      line += 1
      start = index + 1
    }
    return (line, offset - start + 1)
  }

  /// By the byte order mark; without one, by the zero in one of the first two bytes: a table starts
  /// with a quotation mark, a comment or a space.
  private static func encoding(of bytes: [UInt8]) -> (Encoding, start: Int) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return (.utf32Little, 4) }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return (.utf32Big, 4) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16Little, 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16Big, 2) }
    if bytes.count >= 2, bytes.count % 2 == 0 {
      if bytes[0] == 0, bytes[1] != 0 { return (.utf16Big, 0) }
      if bytes[1] == 0, bytes[0] != 0 { return (.utf16Little, 0) }
    }
    return (.utf8, 0)
  }

  /// The end of the valid UTF-8; nil if all of it is valid.
  private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    if bytes.withUnsafeBufferPointer({ String(valid: $0, as: UTF8.self) }) != nil {
      return nil
    }
    var parser = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error, .emptyInput: return offset
      }
    }
  }

  /// Appends UTF-16 as UTF-8; returns the number of bytes before the first invalid unit, nil if all
  /// are valid.
  private static func appendUTF16(
    _ bytes: ArraySlice<UInt8>, isBig: Bool, to out: inout [UInt8]
  ) -> Int? {
    var high: UInt32?
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
      let unit = isBig ? first << 8 | second : second << 8 | first
      index += 2
      switch (high, unit) {
      case (nil, 0xD800...0xDBFF): high = unit
      case (let lead?, 0xDC00...0xDFFF):
        guard append(0x10000 + (lead - 0xD800) << 10 + (unit - 0xDC00), to: &out) else {
          return out.count
        }
        high = nil
      case (nil, _): guard append(unit, to: &out) else { return out.count }
      default: return out.count
      }
    }
    return high != nil || index != bytes.endIndex ? out.count : nil
  }

  private static func appendUTF32(
    _ bytes: ArraySlice<UInt8>, isBig: Bool, to out: inout [UInt8]
  ) -> Int? {
    var index = bytes.startIndex
    while index + 3 < bytes.endIndex {
      var value: UInt32 = 0
      for offset in 0..<4 {
        value = value << 8 | UInt32(bytes[index + (isBig ? offset : 3 - offset)])
      }
      index += 4
      guard append(value, to: &out) else { return out.count }
    }
    return index != bytes.endIndex ? out.count : nil
  }

  /// Appends a scalar; false if the number is invalid.
  private static func append(_ value: UInt32, to out: inout [UInt8]) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return false }
    out.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    return true
  }
}
