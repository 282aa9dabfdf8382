internal import CatalogJSON
import Phrasebook

extension XMLReader {
  /// Text up to the next tag.
  mutating func text() throws(UnreadableFile) -> String {
    let begin = offset
    let end = find(.less) ?? bytes.count
    if let mark = find("]]>", limit: end) {
      throw failure("write ]]&gt; for ]]> in a text", at: mark)
    }
    offset = end
    return try resolved(begin..<offset, isAttribute: false)
  }

  /// A range of the file with its references resolved and its line ends as `\n`; in an attribute
  /// white space becomes a space, except in references, as XML requires.
  mutating func resolved(
    _ range: Range<Int>, isAttribute: Bool
  ) throws(UnreadableFile) -> String {
    let special = bytes.withUnsafeBufferPointer { bytes in
      var index = range.lowerBound
      while index < range.upperBound {
        let byte = bytes[index]
        if byte == 0x26 || byte == 0x0D { return true }
        if isAttribute, byte == 0x0A || byte == 0x09 { return true }
        index += 1
      }
      return false
    }
    guard special else { return source(range) }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      switch byte {
      case .ampersand:
        index = try reference(at: index, end: range.upperBound, into: &result)
        continue
      case .carriageReturn:
        let isPair = index + 1 < range.upperBound && bytes[index + 1] == .newline
        if !isPair { result.append(isAttribute ? .space : .newline) }
      case .newline, .tab: result.append(isAttribute ? .space : byte)
      default: result.append(byte)
      }
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Resolves the reference that an ampersand begins, and gives the index behind it.
  private mutating func reference(
    at begin: Int, end: Int, into result: inout [UInt8]
  ) throws(UnreadableFile) -> Int {
    let limit = min(end, begin + 64)
    guard let stop = bytes[begin..<limit].firstIndex(of: UInt8(ascii: ";")) else {
      throw failure("write &amp; for &, or close the reference with ;", at: begin)
    }
    let name = source(begin + 1..<stop)
    switch name {
    case "lt": result.append(.less)
    case "gt": result.append(.greater)
    case "amp": result.append(.ampersand)
    case "quot": result.append(.quote)
    case "apos": result.append(UInt8(ascii: "'"))
    default:
      guard name.hasPrefix("#") else {
        throw failure(
          """
          the entity &\(name.visible); is not predefined in XML, and other entities are not expanded; write the text itself
          """, at: begin)
      }
      guard let scalar = Unicode.Scalar(reference: name.dropFirst()) else {
        throw failure("&\(name.visible); is not allowed in XML", at: begin)
      }
      result.append(contentsOf: String(scalar).utf8)
    }
    return stop + 1
  }
}

extension Unicode.Scalar {
  /// The character of the reference `65` or `x41`; nil if it is invalid in XML 1.0.
  fileprivate init?(reference digits: Substring) {
    let value =
      digits.hasPrefix("x")
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard !digits.contains("+"), let value, let scalar = Unicode.Scalar(value), scalar.isXML else {
      return nil
    }
    self = scalar
  }

  /// Whether XML 1.0 has a way to write it (production 2, `Char`).
  var isXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }
}
