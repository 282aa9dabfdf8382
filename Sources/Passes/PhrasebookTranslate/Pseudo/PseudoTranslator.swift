package import Phrasebook
internal import PhrasebookModel

/// Translates into a pseudo-language: placeholders, tags and names are as in the source.
package struct PseudoTranslator: Translator {
  private let style: PseudoStyle

  /// Creates a translator.
  package init(_ style: PseudoStyle) { self.style = style }

  package var name: String { "pseudo" }
  package var marks: MarkStyle { .none }
  package var limits: BatchLimits { BatchLimits(pieces: 10_000, bytes: 10_000_000) }
  package var knowsPlurals: Bool { true }
  package var isTrusted: Bool { true }
  /// Whether the same text of another key is a different one, because the key is shown.
  package var knowsPlaces: Bool { style == .keys }

  package func translate(
    _ request: TranslationRequest
  ) async throws(TranslatorFailure) -> [String?] {
    request.pieces.map { Self.text(of: $0.original, $0.context, style) }
  }

  /// A text of a catalog in a pseudo-language.
  package static func text(
    of text: String, _ context: PieceContext, _ style: PseudoStyle
  ) -> String {
    switch style {
    case .keys: return named(text, context)
    case .double:
      // The second time, an argument must be named to be the same one.
      let numbered = FormatString(text).withPositions ?? text
      return "\(numbered) \(numbered)"
    case .accented: return changed(text, .accented)
    case .bounded: return changed(text, .bounded)
    case .rtl: return changed(text, .rightToLeft)
    }
  }

  /// The key, or the name of a substitution in a form of its own, and behind it all that the text
  /// must have whole.
  private static func named(_ text: String, _ context: PieceContext) -> String {
    let name = VariationPath(exchanged: context.path)?.substitution ?? context.key
    // A formatted text shows one percent sign for two, in every form of the key.
    let shown = context.isFormatted ? name.replacing(exactly: "%", with: "%%") : name
    var own = Dictionary(MaskedText(shown).kept.map { ($0, 1) }, uniquingKeysWith: +)
    let kept = MaskedText(text).kept.filter { part in
      guard part != "%%", !part.trimmed.isEmpty else { return false }
      guard let left = own[part], left > 0 else { return true }
      own[part] = left - 1
      return false
    }
    guard context.isFormatted || !kept.isEmpty else { return shown }
    return (["[\(shown)]"] + kept).joined(separator: " ")
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
  /// The text with all its specifiers numbered; nil if it has none to number.
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
