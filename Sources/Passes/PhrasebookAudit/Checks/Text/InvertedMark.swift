import Phrasebook
import PhrasebookModel

/// A Spanish question or exclamation does not begin with its mark.
enum InvertedMark {
  static let check = Check(
    "inverted-mark", .text, .note,
    "A Spanish question or exclamation does not begin with its mark.",
    why: "Users learn only at the end how the sentence was meant.",
    fix: "Begin it with ¿ or ¡.",
    good: [
      Example("Save it?", ["es": "¿Guardar?"]),
      Example("https://example.com/?a", ["es": "https://example.com/?a"]),
    ],
    bad: [
      Example("Save it?", ["es": "Guardar?"], message: "the question has no ¿", marking: "?")
    ],
    .translation { string, source, report in
      guard string.language.base == "es" else { return }
      let (ending, range) = string.ending
      guard ending == .question || ending == .exclamation, source.ending.ending == ending else {
        return
      }
      let mark: Unicode.Scalar = ending == .question ? "¿" : "¡"
      guard !string.value.unicodeScalars.contains(mark), string.features.contains(.letter),
        !string.value.unicodeScalars.contains("¿"), !string.value.unicodeScalars.contains("¡")
      else { return }
      report.add(
        ending == .question ? "the question has no ¿" : "the exclamation has no ¡", in: string,
        range
      )
    })
}
