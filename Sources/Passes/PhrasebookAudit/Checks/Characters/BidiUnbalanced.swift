import Phrasebook
import PhrasebookModel

/// A direction is begun and not ended, or the reverse.
enum BidiUnbalanced {
  static let check = Check(
    "bidi-unbalanced", .characters, .warning,
    "A direction is begun and not ended, or the reverse.",
    why: "Everything that follows on the line is laid out the wrong way round.",
    mend: "End each isolate with U+2069 and each embedding with U+202C.",
    good: [
      Example("By \u{2068}%@\u{2069}", ["ar": "بقلم \u{2068}%@\u{2069}"])
    ],
    bad: [
      Example("By %@", ["ar": "بقلم \u{2068}%@"], says: "1 direction is begun and 0 are ended")
    ],
    .passage { passage, report in
      guard passage.characters.hasDirection else { return }
      var (begun, ended) = (0, 0)
      for scalar in passage.value.unicodeScalars {
        switch scalar.value {
        case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068: begun += 1
        case 0x202C, 0x2069: ended += 1
        default: break
        }
      }
      guard begun != ended else { return }
      report.add(
        begun == 1
          ? ended == 1
            ? "1 direction is begun and 1 is ended"
            : "1 direction is begun and \(ended) are ended"
          : ended == 1
            ? "\(begun) directions are begun and 1 is ended"
            : "\(begun) directions are begun and \(ended) are ended",
        in: passage)
    })
}
