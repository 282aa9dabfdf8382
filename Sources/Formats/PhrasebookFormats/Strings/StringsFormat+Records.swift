/// The pairs of a `.strings` file in text form as parts that are replaced one by one.
extension StringsFormat {
  /// Without columns, a file with several pairs on one line is replaced whole.
  package static func records(in bytes: [UInt8]) -> [ExchangeRecord] {
    pairs(in: bytes).map { ExchangeRecord($0.range, line: $0.line, column: 0) }
  }

  package static func retargeted(_ record: [UInt8], like other: [UInt8]) -> [UInt8]? {
    guard let own = pairs(in: record).first, let new = pairs(in: other).first else { return nil }
    var result = record
    result.replaceSubrange(own.value, with: other[new.value])
    return result
  }

  /// The pairs; empty if the file is in another form, such as a dictionary in braces or UTF-16, or
  /// has anything but texts.
  private static func pairs(in bytes: [UInt8]) -> [OldStyleReader.Pair] {
    guard let text = try? DecodedText(bytes, file: ""), text.encoding == .utf8 else { return [] }
    var reader = OldStyleReader(text.bytes, file: "", keepsComments: true)
    guard let members = try? reader.root().members, members.count == reader.pairs.count else {
      return []
    }
    // A byte order mark is not part of the text.
    let mark = bytes.count - text.bytes.count
    guard mark > 0 else { return reader.pairs }
    return reader.pairs.map { pair in
      OldStyleReader.Pair(
        range: pair.range.lowerBound + mark..<pair.range.upperBound + mark, line: pair.line,
        value: pair.value.lowerBound + mark..<pair.value.upperBound + mark)
    }
  }
}
