import Phrasebook
import PhrasebookModel

/// A translation is several times as long as the source.
enum TooLong {
  static let check = Check(
    "too-long", .text, .note,
    "A translation is several times as long as the source.",
    why: "It does not fit, or it holds more than the translation.",
    mend: "Shorten it, or see what it holds.",
    good: [
      Example("Open the file", ["de": "Die Datei öffnen"])
    ],
    bad: [
      Example(
        "Open the file",
        ["de": "Hier können Sie die Datei öffnen, die Sie zuvor in der Liste ausgewählt haben"],
        says: "77 characters, 5.9 times as many as the source")
    ],
    .translation { passage, source, report in
      let limits = report.settings.limits
      guard passage.bytes.count > source.bytes.count else { return }
      let (here, there) = (passage.value.count, source.value.count)
      guard there >= limits.lengthFrom, passage.localized.passages.count == 1 else { return }
      // A sign of Chinese says as much as several letters.
      let dense = source.language.isDense && !passage.language.isDense
      let ratio = Double(here) / Double(there)
      guard ratio > limits.lengthRatio * (dense ? 3 : 1) else { return }
      let tenths = Int((ratio * 10).rounded())
      report.add(
        "\(here) characters, \(tenths / 10).\(tenths % 10) times as many as the source", in: passage
      )
    })
}
