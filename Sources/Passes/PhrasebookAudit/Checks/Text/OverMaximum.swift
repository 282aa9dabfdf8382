import Phrasebook
import PhrasebookModel

/// A string is longer than the settings or its comment allow.
enum OverMaximum {
  static let check = Check(
    "over-maximum", .text, .error,
    "A string is longer than the settings or its comment allow.",
    why: "It does not fit into some view of the app.",
    fix: "Shorten it, or allow more.",
    good: [
      Example("tab.open", ["en": "Open"], settings: .allowing(6)),
      Example("tab.open %@", ["en": "Open %@"], settings: .allowing(6)),
      Example("Open", ["de": "Öffnen"], comment: "A tab, max 6 characters"),
    ],
    bad: [
      Example(
        "tab.open", ["en": "Open", "de": "Öffnen…"], settings: .allowing(6),
        message: "7 characters, 6 are allowed"),
      Example(
        "Open", ["de": "Öffnen…"], comment: "A tab, max 6 characters",
        message: "7 characters, 6 are allowed"),
    ],
    .string { string, report in
      guard let maximum = string.entry.maximumLength else { return }
      let hidden = string.placeholders.reduce(0) { $0 + $1.range.count - 1 }
      let count = string.value.count - hidden
      guard count > maximum else { return }
      report.add("\(count) characters, \(maximum) are allowed", in: string)
    })
}

extension AuditSettings {
  fileprivate static func allowing(_ characters: Int) -> AuditSettings {
    var settings = AuditSettings()
    settings.maximumLengths = [MaximumLength(keys: "tab.*", characters: characters)]
    return settings
  }
}
