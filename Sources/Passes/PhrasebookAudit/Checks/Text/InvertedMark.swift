import Phrasebook
import PhrasebookModel

/// A Spanish question or exclamation does not begin with its mark.
enum InvertedMark {
  static let check = Check(
    "inverted-mark", .text, .note,
    "A Spanish question or exclamation does not begin with its mark.",
    why: "Readers learn only at the end how the sentence was meant.",
    mend: "Begin it with ¿ or ¡.",
    good: [
      Example("Save it?", ["es": "¿Guardar?"]),
      Example("https://example.com/?a", ["es": "https://example.com/?a"]),
    ],
    bad: [
      Example("Save it?", ["es": "Guardar?"], says: "the question has no ¿", marking: "?")
    ],
    .translation { passage, source, report in
      guard passage.language.base == "es" else { return }
      let (ending, range) = passage.ending
      guard ending == .question || ending == .exclamation, source.ending.ending == ending else {
        return
      }
      let mark: Unicode.Scalar = ending == .question ? "¿" : "¡"
      guard !passage.value.unicodeScalars.contains(mark), passage.features.contains(.letter),
        !passage.value.unicodeScalars.contains("¿"), !passage.value.unicodeScalars.contains("¡")
      else { return }
      report.add(
        ending == .question ? "the question has no ¿" : "the exclamation has no ¡", in: passage,
        range
      )
    })
}
