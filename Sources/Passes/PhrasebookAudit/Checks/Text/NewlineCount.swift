import Phrasebook
import PhrasebookModel

/// A translation has another number of lines than the source.
enum NewlineCount {
  static let check = Check(
    "newline-count", .text, .note,
    "A translation has another number of lines than the source.",
    why: "Paragraphs are missing or run into each other.",
    mend: "Break the lines where the source does.",
    good: [
      Example("One\nTwo", ["fr": "Un\nDeux"]),
      Example(
        "Connect to secure all of your device’s\nInternet traffic.",
        ["de": "Verbinde dich, um den Internetverkehr zu sichern."]),
    ],
    bad: [
      Example("One\n\nTwo", ["fr": "Un Deux"], says: "1 line, the source has 3"),
      Example("It failed\nDetails: %@", ["fr": "Échec %@"], says: "1 line, the source has 2"),
    ],
    .translation { passage, source, report in
      guard
        passage.features.contains(.newline) || source.features.contains(.newline)
          || passage.characters.hasControl
      else { return }
      let (here, there) = (passage.innerLines, source.innerLines)
      // Where a sentence wraps is each language's own; where a line stands for itself is not.
      guard abs(here - there) > 2 || passage.setBreaks != source.setBreaks, here != there else {
        return
      }
      report.add(
        here == 1
          ? "1 line, the source has \(there)" : "\(here) lines, the source has \(there)",
        in: passage)
    })
}
