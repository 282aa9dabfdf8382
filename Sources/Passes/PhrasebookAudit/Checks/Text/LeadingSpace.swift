import Phrasebook
import PhrasebookModel

/// White space at the start differs from the source.
enum LeadingSpace {
  static let check = Check(
    "leading-space", .text, .warning,
    "White space at the start differs from the source.",
    why: "Concatenated strings run into each other, or the line is out of place.",
    fix: "Begin as the source does; `--fix` does it.",
    good: [
      Example(" of %@", ["fr": " sur %@"]),
      Example("Open", ["fr": "Ouvrir"]),
      Example(" of %@", ["ja": "/%@"]),
      Example(", and other files", ["pl": " i inne pliki"]),
    ],
    bad: [
      Example(
        "Open", ["fr": " Ouvrir"],
        message: "the translation begins with white space, the source does not", marking: " "),
      Example(
        "Open", ["ja": "\u{3000}開く"],
        message: "the translation begins with white space, the source does not", marking: "\u{3000}"
      ),
      Example(
        " days", ["fr": "jours", "de": "Tage", "es": "días", "it": " giorni"],
        message: "the source begins with white space, 3 of 4 translations do not", marking: " "),
      Example(
        " of %@", ["fr": "sur %@"],
        message: "the source begins with white space, the translation does not"),
    ],
    .translation { string, source, report in
      let (here, there) = (string.leadingSpace, source.leadingSpace)
      guard here.isEmpty != there.isEmpty else { return }
      // Languages that set no spaces between words need none inside a sentence.
      if here.isEmpty, string.language.joinsWords || string.language.base == "ko" { return }
      // Paragraphs of East Asia may begin with a wide space.
      if string.language.joinsWords, string.features.contains(.newline),
        string.part(here).allSatisfy({ $0 == "\u{3000}" })
      {
        return
      }
      // “, and others” is separated by a comma, « et d’autres » by a space.
      if there.isEmpty, let first = source.value.unicodeScalars.first,
        Ending.of(first) != nil,
        string.bytes.scalar(at: here.upperBound)?.0.properties.isAlphabetic == true
      {
        return
      }
      // If the source is empty, a space does not matter.
      guard !source.bytes.isEmpty else { return }
      if let agreement = string.agreement(
        of: 0.66, where: { $0.leadingSpace.isEmpty != there.isEmpty })
      {
        guard agreement.isSpeaker else { return }
        let (count, total) = (agreement.count, agreement.total)
        return report.add(
          there.isEmpty
            ? "\(count) of \(total) translations begin with white space, the source does not"
            : "the source begins with white space, \(count) of \(total) translations do not",
          in: source, there)
      }
      let text = source.part(there)
      // A text of only spaces has to be written by a person.
      let isBlank = here.count == string.bytes.count
      report.add(
        here.isEmpty
          ? "the source begins with white space, the translation does not"
          : "the translation begins with white space, the source does not",
        in: string, here, fix: isBlank ? nil : .replacing(here, with: text))
    })
}
