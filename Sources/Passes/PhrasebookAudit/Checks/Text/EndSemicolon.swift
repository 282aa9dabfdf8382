import Phrasebook
import PhrasebookModel

/// Only one of source and translation ends with a semicolon.
enum EndSemicolon {
  static let check = Check(
    "end-semicolon", .text, .note,
    "Only one of source and translation ends with a semicolon.",
    why: "A list looks complete although it is not.",
    fix: "End both alike, each with the mark of its language.",
    good: [
      Example("first item;", ["fr": "premier point ;"]),
      Example("• Which features are on", ["ru": "• какие функции включены;"]),
    ],
    bad: [
      Example(
        "first item", ["fr": "premier point ;"],
        message: "the translation ends with a semicolon, the source does not", marking: ";"),
      Example(
        "first item;", ["fr": "premier point"],
        message: "the source ends with a semicolon, the translation does not"),
    ],
    .translation { string, source, report in
      Ending.semicolon.check("a semicolon", in: string, against: source, &report)
    })
}
