import Phrasebook
import PhrasebookModel

/// A text contains a control character that reorders the letters on the screen.
enum BidiOverride {
  static let check = Check(
    "bidi-override", .characters, .error,
    "A string has a control character that changes the order of its letters.",
    why:
      "Users read something other than the actual text: file names and addresses are forged in this way.",
    fix: "Remove it; isolates (U+2066 to U+2069) serve names of the other direction.",
    good: [
      Example("Open", ["he": "פתיחה"]),
      Example("By \u{2068}%@\u{2069}", ["ar": "بقلم \u{2068}%@\u{2069}"]),
    ],
    bad: [
      Example(
        "Open", ["en-GB": "exe.\u{202E}txt"],
        message: "a right-to-left override (U+202E) turns the letters around", marking: "\u{202E}")
    ],
    .string { string, report in
      guard string.characters.hasDirection else { return }
      for (scalar, range) in Invisible.scalars(in: string)
      where scalar.value == 0x202D || scalar.value == 0x202E {
        report.add(
          "\(Invisible.name(of: scalar)) turns the letters around", in: string, range,
          fix: .replacing(range, with: ""))
      }
    })
}
