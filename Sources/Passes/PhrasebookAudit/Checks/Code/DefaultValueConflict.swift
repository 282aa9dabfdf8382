import Phrasebook
import PhrasebookModel

/// Two call sites give one key two texts.
enum DefaultValueConflict {
  static let check = Check(
    "default-value-conflict", .code, .warning,
    "Two call sites give one key two texts.",
    why: "One of them is never shown.",
    fix: "Give them one text, or use two keys.",
    good: [
      Example(
        "open", ["en": "Open"],
        code: .strings([
          ExtractedString(key: "open", sites: [CallSite(.example, defaultValue: "Open")])
        ]))
    ],
    bad: [
      Example(
        "open", ["en": "Open"],
        code: .strings([
          ExtractedString(
            key: "open", locations: [.example],
            sites: [
              CallSite(.example, defaultValue: "Open"), CallSite(.example, defaultValue: "Show"),
            ])
        ]), message: "the code has 2 texts for this key: \"Open\" and \"Show\"")
    ],
    .entry { entry, report in
      report.disagreements(about: \.defaultValue, in: entry) { count, list in
        "the code has \(count) texts for this key: \(list)"
      }
    })
}
