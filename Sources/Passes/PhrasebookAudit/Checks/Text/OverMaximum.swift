import Phrasebook
import PhrasebookModel

/// A text is longer than the settings allow.
enum OverMaximum {
  static let check = Check(
    "over-maximum", .text, .error,
    "A text is longer than the settings allow.",
    why: "It does not fit into some view of the app.",
    fix: "Shorten it, or allow more.",
    good: [
      Example("tab.open", ["en": "Open"], settings: .allowing(6)),
      Example("tab.open %@", ["en": "Open %@"], settings: .allowing(6)),
    ],
    bad: [
      Example(
        "tab.open", ["en": "Open", "de": "Öffnen…"], settings: .allowing(6),
        says: "7 characters, 6 are allowed")
    ],
    .string { string, report in
      let maximums = report.settings.maximumLengths
      guard !maximums.isEmpty else { return }
      let key = string.entry.key
      guard let maximum = maximums.first(where: { Wildcard($0.keys).matches(key) }) else { return }
      let hidden = string.placeholders.reduce(0) { $0 + $1.range.count - 1 }
      let count = string.value.count - hidden
      guard count > maximum.characters else { return }
      report.add("\(count) characters, \(maximum.characters) are allowed", in: string)
    })
}

extension AuditSettings {
  fileprivate static func allowing(_ characters: Int) -> AuditSettings {
    var settings = AuditSettings()
    settings.maximumLengths = [MaximumLength(keys: "tab.*", characters: characters)]
    return settings
  }
}
