import Phrasebook
import PhrasebookModel

/// A string has a control character.
enum ControlCharacter {
  static let check = Check(
    "control-character", .characters, .error,
    "A string has a control character.",
    why: "It is shown as a box or not at all, and some formats cannot carry it.",
    fix: "Remove it; `--fix` does it.",
    good: [
      Example("One\n\tTwo", ["fr": "Un\n\tDeux"])
    ],
    bad: [
      Example(
        "Open", ["fr": "Ouvrir\u{8}"], message: "a control character (U+0008) is hidden here",
        marking: "\u{8}")
    ],
    .string { string, report in
      guard string.characters.hasControl else { return }
      for (scalar, range) in Invisible.scalars(in: string) {
        let isControl = scalar.properties.generalCategory == .control
        guard isControl, scalar != "\n", scalar != "\r", scalar != "\t" else { continue }
        report.add(
          "a control character (\(Invisible.code(of: scalar))) is hidden here", in: string, range,
          fix: .replacing(range, with: ""))
      }
    })
}
