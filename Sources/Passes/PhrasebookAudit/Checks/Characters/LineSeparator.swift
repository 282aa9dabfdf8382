import Phrasebook
import PhrasebookModel

/// A text breaks lines with a separator of Unicode instead of a line feed.
enum LineSeparator {
  static let check = Check(
    "line-separator", .characters, .note,
    "A text breaks lines with a separator of Unicode instead of a line feed.",
    why: "Many views and formats show it as a box or as nothing.",
    mend: "Write a line feed; `--fix` does it.",
    good: [
      Example("One\nTwo", ["fr": "Un\nDeux"])
    ],
    bad: [
      Example(
        "One\nTwo", ["fr": "Un\u{2028}Deux"], says: "a line separator (U+2028) breaks the line",
        marking: "\u{2028}")
    ],
    .passage { passage, report in
      guard passage.characters.hasControl else { return }
      let isSource = passage.localized.isSource
      let all = passage.scalars.filter { $0.0.value == 0x2028 || $0.0.value == 0x2029 }
      // The source is the one to mend first.
      guard let (scalar, range) = all.first,
        isSource || !passage.localized.subject.source.passages.contains(where: \.hasSeparator)
      else { return }
      let mends = all.map { one in
        Mend.Replacement(one.1, with: one.0.value == 0x2028 ? "\n" : "\n\n")
      }
      report.add(
        "\(Invisible.name(of: scalar)) breaks the line", in: passage, range,
        mend: .replace(mends))
    })
}

extension Passage {
  fileprivate var hasSeparator: Bool {
    characters.hasControl
      && value.unicodeScalars.contains { $0.value == 0x2028 || $0.value == 0x2029 }
  }
}
