import Foundation
import Testing

@testable import Phrasebook

@Suite("Texts in a pseudo-language")
struct PseudoStyleTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"cart %lld %@": {"localizations": {
      "de": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "Ein Ding für %2$@"}},
        "other": {"stringUnit": {"state": "translated", "value": "%1$lld Dinge für %2$@"}}}}}}}}}
    """

  private func text(_ phrase: Phrase, _ mode: PseudoStyle?) throws -> String {
    var reader = try Localizer.reading(Self.catalog, languages: ["de"])
    reader.debug = mode
    return reader.text(phrase)
  }

  @Test("keys")
  func keys() throws {
    #expect(try text("cart \(2) \("Ada")", .keys) == "cart %lld %@")
    #expect(try text("missing", .keys) == "missing")
  }

  @Test("twice")
  func doubled() throws {
    #expect(try text("cart \(2) \("Ada")", .double) == "2 Dinge für Ada 2 Dinge für Ada")
  }

  @Test("in brackets, and from right to left, with the values as they are")
  func layouts() throws {
    #expect(try text("cart \(1) \("Ada")", .bounded) == "[Ein Ding für Ada]")
    let turned = try text("cart \(1) \("Ada")", .rtl)
    #expect(turned == PseudoText.of("Ein Ding für", .rightToLeft) + " Ada")
    #expect(turned.contains("\u{202E}"))
  }

  /// A result that was copied for each of them would take minutes.
  @Test("many values")
  func many() {
    let mark = "\(ArgumentMarks.start)%@\(ArgumentMarks.end)"
    let text = PseudoText.of(String(repeating: mark, count: 400_000), .bounded)
    #expect(text.utf8.count == 2 + 2 * 400_000)
  }

  @Test("a pseudo-language, in which the values stay as they are")
  func pseudo() throws {
    let text = try text("cart \(2) \("Ada Lovelace")", .accented)
    #expect(text.hasPrefix("[2 Ðîñĝé ƒüŕ Ada Lovelace") && text.hasSuffix("·]"))
    #expect(try self.text("cart \(2) \("")", .accented) == "[2 Ðîñĝé ƒüŕ ········]")
  }

  @Test("a pseudo-language changes nested phrases by themselves, and no markup")
  func markup() throws {
    #expect(
      try text("<b>x</b> ${name} [go](https://a.b) &amp;", .accented)
        == "[<b>ẋ</b> ${name} [ĝö](https://a.b) &amp;···]")
    #expect(try text("a \(Phrase("b \("c")", table: nil))", .accented) == "[á [ƀ c·]·]")
    #expect(try text("", .accented) == "")
    // Unclosed markup is text.
    #expect(try text("<b ${ [a](", .accented).hasPrefix("["))
  }
}
