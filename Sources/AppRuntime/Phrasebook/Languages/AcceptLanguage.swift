/// The languages in the header `Accept-Language` of a request (RFC 9110, 12.5.4).
///
///     let wanted = AcceptLanguage("de-AT, en;q=0.8, *;q=0.1")
///     matcher.match(wanted).languages
///
/// A header is untrusted: malformed parts are ignored, and only the start of a long one is read.
package struct AcceptLanguage: Sendable, Hashable {
  /// The maximum number of bytes that are read.
  package static let longestHeader = 4096
  /// The maximum number of languages.
  package static let mostLanguages = 64

  /// A language, or `*` for any, and its weight.
  package struct Range: Sendable, Hashable {
    /// The language as the header spells it.
    package let tag: String
    /// The weight in thousandths, the header's precision.
    package let weight: Int
  }

  /// The accepted languages, best first; those of the same weight in the header's order.
  package let ranges: [Range]
  /// The refused languages: `q=0`.
  package let refused: [String]

  /// Reads a header; nil accepts any language.
  package init(_ header: String?) {
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

  /// The accepted languages and `*`, best first.
  package var languages: [String] { ranges.map(\.tag) }
}
