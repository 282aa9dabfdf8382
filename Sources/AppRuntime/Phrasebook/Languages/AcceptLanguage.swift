/// The languages that a request asks for: the header `Accept-Language` of HTTP (RFC 9110, 12.5.4).
///
///     let wanted = AcceptLanguage("de-AT, en;q=0.8, *;q=0.1")
///     matcher.match(wanted).languages
///
/// A header comes from a stranger: parts that are malformed are skipped, and of a long one only the
/// start is read.
public struct AcceptLanguage: Sendable, Hashable {
  /// The most bytes that are read, and the most languages.
  public static let longestHeader = 4096
  public static let mostLanguages = 64

  /// A language, or `*` for any, and how much it is wanted.
  public struct Range: Sendable, Hashable {
    /// As the header spells it.
    public let tag: String
    /// From 0 to 1000, a thousandth each: the header's precision.
    public let weight: Int

    /// How much it is wanted, from 0 to 1.
    public var quality: Double { Double(weight) / 1000 }
  }

  /// What is wanted, best first; those that are wanted alike in the header's order.
  public let ranges: [Range]
  /// What is not acceptable: `q=0`.
  public let refused: [String]

  /// Reads a header; a request without one takes any language.
  public init(_ header: String?) {
    guard var header else {
      ranges = [Range(tag: "*", weight: 1000)]
      refused = []
      return
    }
    var all: [Range] = []
    header.withUTF8 { text in
      var reader = HeaderReader(text: text[..<min(text.count, Self.longestHeader)])
      // A header that was cut ends within a part.
      let isWhole = text.count <= Self.longestHeader
      while all.count < Self.mostLanguages, let part = reader.nextPart() {
        if !isWhole, reader.isAtEnd { break }
        if let range = Range(part) { all.append(range) }
      }
    }
    refused = all.filter { $0.weight == 0 }.map(\.tag)
    ranges = all.enumerated().filter { $0.element.weight > 0 }
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element)
  }

  /// The languages and `*`, best first.
  public var languages: [String] { ranges.map(\.tag) }
}
