internal import Phrasebook
internal import PhrasebookModel

/// Translates into a language that nobody speaks: placeholders, tags and names are as in the source.
package struct PseudoTranslator: Translator {
  private let style: PseudoStyle

  package init(_ style: PseudoStyle) { self.style = style }

  package var name: String { "pseudo" }
  package var marks: MarkStyle { .none }
  package var limits: BatchLimits { BatchLimits(pieces: 10_000, bytes: 10_000_000) }
  package var knowsPlurals: Bool { true }
  package var isTrusted: Bool { true }

  package func translate(
    _ request: TranslationRequest
  ) async throws(TranslatorFailure) -> [String?] {
    request.pieces.map { Self.text(of: $0.original, key: $0.context.key, style) }
  }

  /// A text of a catalog in a pseudo-language.
  package static func text(of text: String, key: String, _ style: PseudoStyle) -> String {
    switch style {
    case .keys:
      // A text that is formatted shows a percent sign for two.
      let isFormatted = MaskedText(text).kept.contains { $0.hasPrefix("%") }
      return isFormatted ? key.replacing(exactly: "%", with: "%%") : key
    case .double:
      // The second time, an argument must be named to be the same one.
      let numbered = FormatString(text).withPositions ?? text
      return "\(numbered) \(numbered)"
    case .accented: return changed(text, .accented)
    case .bounded: return changed(text, .bounded)
    case .rtl: return changed(text, .rightToLeft)
    }
  }

  private static func changed(_ text: String, _ style: PseudoText.Style) -> String {
    let masked = MaskedText(text)
    let marked = masked.parts.map { part in
      switch part {
      case .text(let text): ArgumentMarks.removed(from: text)
      case .mark(let mark): "\(ArgumentMarks.start)\(masked.kept[mark])\(ArgumentMarks.end)"
      }
    }.joined()
    return masked.before + PseudoText.of(marked, style) + masked.after
  }
}

extension FormatString {
  /// The text with all its specifiers numbered; nil where there is nothing to number, or they are.
  fileprivate var withPositions: String? {
    var number = 0
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let part), .labelled(let part): text += part
      case .specifier(let position, let body):
        guard position == nil, !body.contains("*") else { return nil }
        number += 1
        text += "%\(number)$\(body)"
      }
    }
    return number == 0 ? nil : text
  }
}
