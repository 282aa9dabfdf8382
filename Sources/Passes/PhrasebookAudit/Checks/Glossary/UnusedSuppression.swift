import Phrasebook
import PhrasebookModel

/// A suppression that has nothing left to do.
enum UnusedSuppression {
  static let check = Check(
    "unused-suppression", .glossary, .note,
    "A suppression has nothing left to suppress.",
    why: "It would hide the next mistake of its kind.",
    fix: "Remove it.",
    good: [
      Example(
        "Save it", ["fr": "Garder  le"], comment: "phrasebook:ignore double-space as designed"),
      Example(
        "Save it", ["fr": "Garder  le"], comment: "phrasebook:ignore double-space as designed",
        settings: .without("double-space")),
    ],
    bad: [
      Example(
        "Save it", ["fr": "Garder le"], comment: "phrasebook:ignore double-space as designed",
        message: "the suppression of double-space no longer matches a finding")
    ],
    .scope { _, _ in })
}

extension AuditSettings {
  fileprivate static func without(_ id: String) -> AuditSettings {
    var settings = AuditSettings()
    settings.disabled = [id]
    return settings
  }
}
