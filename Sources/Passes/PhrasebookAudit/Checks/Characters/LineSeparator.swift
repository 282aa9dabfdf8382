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
      for (scalar, range) in passage.scalars where scalar.value == 0x2028 || scalar.value == 0x2029
      {
        report.add(
          "\(Invisible.name(of: scalar)) breaks the line", in: passage, range,
          mend: .replace([
            Mend.Replacement(range, with: scalar.value == 0x2028 ? "\n" : "\n\n")
          ]))
      }
    })
}
