import CatalogJSON

/// The parts of a text that machines read: addresses, code, entities and names of pictures. Their
/// marks and spaces are not punctuation, and none of them may change.
struct Verbatim {
  /// In the order of the text, without overlaps.
  let ranges: [Range<Int>]

  init(in string: AuditedString) {
    let found =
      string.addresses.links.map(\.range) + string.addresses.mails.map(\.range)
      + string.markup.links + Self.quotedCode(in: string) + Self.taggedCode(in: string)
      + Self.entities(in: string) + Self.shortcodes(in: string)
    var joined: [Range<Int>] = []
    for range in found.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound < last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    ranges = joined
  }

  /// Whether a range overlaps one of the parts; an empty range, whether it is inside one.
  func overlaps(_ range: Range<Int>) -> Bool {
    // The last one that begins before the range ends is the only one that can overlap it.
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound < range.upperBound { low = middle + 1 } else { high = middle }
    }
    return low > 0 && ranges[low - 1].upperBound > range.lowerBound
  }

  /// The code between back quotes; Markdown ends code with as many as it began with.
  private static func quotedCode(in string: AuditedString) -> [Range<Int>] {
    let bytes = string.bytes
    guard string.features.contains(.emphasis) else { return [] }
    var runs: [Range<Int>] = []
    var index = 0
    while runs.count < AuditedString.mostMarks,
      let start = bytes[index...].firstIndex(of: UInt8(ascii: "`"))
    {
      index = bytes[start...].firstIndex { $0 != UInt8(ascii: "`") } ?? bytes.count
      runs.append(start..<index)
    }
    var spans: [Range<Int>] = []
    var next = 0
    while next < runs.count {
      let open = runs[next]
      next += 1
      let end = runs[next...].firstIndex { $0.count == open.count }
      guard let close = end else { continue }
      spans.append(open.lowerBound..<runs[close].upperBound)
      next = close + 1
    }
    return spans
  }

  /// The code between HTML tags for code.
  private static func taggedCode(in string: AuditedString) -> [Range<Int>] {
    let tags = string.markup.tags.filter { Self.codeTags.contains($0.name) }
    return zip(tags, tags.dropFirst()).compactMap { open, close in
      guard !open.isClosing, close.isClosing, open.name == close.name else { return nil }
      return open.range.lowerBound..<close.range.upperBound
    }
  }

  private static let codeTags: Set<String> = ["code", "pre", "kbd", "samp", "tt"]

  /// Entities of HTML: `&amp;`, `&#8230;`.
  private static func entities(in string: AuditedString) -> [Range<Int>] {
    guard string.features.contains(.ampersand) else { return [] }
    return enclosed(in: string.bytes, from: UInt8(ascii: "&"), to: UInt8(ascii: ";")) { byte in
      byte.isLetter || byte.isDigit || byte == UInt8(ascii: "#")
    }
  }

  /// Names of emoji, as chats write them: `:smile:`; no word is next to their colons.
  private static func shortcodes(in string: AuditedString) -> [Range<Int>] {
    let bytes = string.bytes
    let colon = UInt8(ascii: ":")
    let found = enclosed(in: bytes, from: colon, to: colon) { byte in
      byte.isNamePart && byte != colon || byte == UInt8(ascii: "+")
    }
    return found.filter { range in
      let (before, after) = (
        bytes.scalar(before: range.lowerBound)?.0, bytes.scalar(at: range.upperBound)?.0
      )
      return bytes[range].contains(where: \.isLetter)
        && ![before, after].contains { $0?.properties.isAlphabetic == true }
    }
  }

  /// The pieces between two marks that hold nothing but bytes of one kind.
  private static func enclosed(
    in bytes: [UInt8], from first: UInt8, to last: UInt8, holding isPart: (UInt8) -> Bool
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while found.count < AuditedString.mostMarks, let start = bytes[index...].firstIndex(of: first) {
      let end = bytes[(start + 1)...].firstIndex { !isPart($0) } ?? bytes.count
      let isWhole = end > start + 1 && end < bytes.count && bytes[end] == last && end - start < 40
      if isWhole { found.append(start..<end + 1) }
      index = isWhole ? end + 1 : end
    }
    return found
  }
}
