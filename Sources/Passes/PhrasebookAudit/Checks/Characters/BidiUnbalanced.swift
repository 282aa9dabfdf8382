import Phrasebook
import PhrasebookModel

/// A direction is begun and not ended, or the reverse.
enum BidiUnbalanced {
  static let check = Check(
    "bidi-unbalanced", .characters, .warning,
    "A direction is begun and not ended, or the reverse.",
    why: "Everything that follows on the line is laid out the wrong way round.",
    fix: "End each isolate with U+2069 and each embedding with U+202C.",
    good: [
      Example("By \u{2068}%@\u{2069}", ["ar": "بقلم \u{2068}%@\u{2069}"])
    ],
    bad: [
      Example("By %@", ["ar": "بقلم \u{2068}%@"], message: "1 direction is begun and 0 are ended"),
      Example(
        "By %@", ["ar": "بقلم \u{202A}%@\u{2069}"], message: "1 direction is begun and 0 are ended"),
    ],
    .string { string, report in
      guard string.characters.hasDirection else { return }
      // An embedding and an isolate have each a mark of their own that ends them.
      var (embedded, isolated) = ((begun: 0, ended: 0), (begun: 0, ended: 0))
      for scalar in string.value.unicodeScalars {
        switch scalar.value {
        case 0x202A, 0x202B, 0x202D, 0x202E: embedded.begun += 1
        case 0x202C: embedded.ended += 1
        case 0x2066, 0x2067, 0x2068: isolated.begun += 1
        case 0x2069: isolated.ended += 1
        default: break
        }
      }
      guard
        let (begun, ended) = [embedded, isolated].first(where: { $0.begun != $0.ended })
      else { return }
      report.add(
        begun == 1
          ? ended == 1
            ? "1 direction is begun and 1 is ended"
            : "1 direction is begun and \(ended) are ended"
          : ended == 1
            ? "\(begun) directions are begun and 1 is ended"
            : "\(begun) directions are begun and \(ended) are ended",
        in: string)
    })
}
