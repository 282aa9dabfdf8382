import Phrasebook
import PhrasebookModel

/// Only one of source and translation ends with an ellipsis.
enum EndEllipsis {
  static let check = Check(
    "end-ellipsis", .text, .warning,
    "Only one of source and translation ends with an ellipsis.",
    why:
      "In menus an ellipsis means that the command needs more input; elsewhere that something continues.",
    fix: "End both alike, each with the mark of its language.",
    good: [
      Example("Open…", ["fr": "Ouvrir…"]),
      Example("Open…", ["fr": "Ouvrir..."]),
      Example("More", ["fr": "⋯"]),
      Example("Hide notifications from…", ["ko": "알림을 숨길 대상"]),
      Example("Configure for", ["zh-Hans": "配置对象…"]),
    ],
    bad: [
      Example(
        "Open…", ["fr": "Ouvrir"],
        message: "the source ends with an ellipsis, the translation does not")
    ],
    .translation { string, source, report in
      Ending.ellipsis.check("an ellipsis", in: string, against: source, &report)
    })
}
