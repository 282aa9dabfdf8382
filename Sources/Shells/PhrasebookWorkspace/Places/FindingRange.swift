import CatalogJSON
import PhrasebookExtract
package import PhrasebookModel

/// The range of a text that a finding is about, for an editor to underline.
package enum FindingRange {
  /// The doubtful part of the finding's text, otherwise the token at its place.
  package static func of(_ finding: Finding, in text: DocumentText) -> Range<Int> {
    guard let start = finding.location.flatMap({ text.offset(of: $0) }) else { return 0..<0 }
    if finding.value != nil, let marked = finding.range, !marked.isEmpty {
      // The location is that of the part's first byte, if the value is on one line as it is.
      let end = start + marked.count
      let isWhole = text.bytes.indices.contains(start) && text.bytes[start] != UInt8(ascii: "\"")
      if isWhole, end <= text.bytes.count, !text.bytes[start..<end].contains(0x0A) {
        return start..<end
      }
    }
    // A finding about a whole text is at its first byte.
    let quote = start - 1
    if finding.value != nil, text.bytes.indices.contains(quote),
      text.bytes[quote] == UInt8(ascii: "\""),
      let literal = LiteralScan.first(from: quote, in: text.bytes), !literal.text.isEmpty
    {
      return literal.text
    }
    return of(finding.location, in: text)
  }

  /// The literal, the name or the rest of the line at a place; the start of the text if unknown.
  package static func of(_ location: Location?, in text: DocumentText) -> Range<Int> {
    guard let location, let start = text.offset(of: location) else { return 0..<0 }
    let line = text.line(location.line - 1)
    let bytes = text.bytes
    guard start < line.upperBound else { return line.lowerBound..<line.upperBound }
    // A literal of Objective-C begins with a sign more.
    let isObjectiveC = bytes[start...].starts(with: "@\"".utf8)
    let quote = isObjectiveC ? start + 1 : start
    let isQuote = bytes[quote] == UInt8(ascii: "\"") || bytes[quote] == UInt8(ascii: "#")
    if isQuote, let literal = LiteralScan.first(from: quote, in: bytes),
      literal.range.lowerBound == quote
    {
      return start..<literal.range.upperBound
    }
    var end = start
    while end < line.upperBound, bytes[end].isNameByte { end += 1 }
    return start..<(end > start ? end : line.upperBound)
  }
}

extension UInt8 {
  /// Whether the byte is part of an identifier.
  fileprivate var isNameByte: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self >= 0x80
  }
}
