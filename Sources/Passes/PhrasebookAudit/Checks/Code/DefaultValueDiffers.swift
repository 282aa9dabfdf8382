import Phrasebook
import PhrasebookModel

/// The string in the code differs from the one in the catalog.
enum DefaultValueDiffers {
  static let check = Check(
    "default-value-differs", .code, .note,
    "The string in the code differs from the one in the catalog.",
    why: "The code and the app have different strings.",
    fix: "Run `phrasebook sync`, or change the code.",
    good: [
      Example(
        "open", ["en": "Open"], code: .strings([ExtractedString(key: "open", defaultValue: "Open")])
      ),
      Example(
        "open", ["en": "Show"],
        code: .strings([
          ExtractedString(
            key: "open", defaultValue: "Open",
            sites: [
              CallSite(.example, defaultValue: "Open"), CallSite(.example, defaultValue: "Show"),
            ])
        ])),
    ],
    bad: [
      Example(
        "open", ["en": "Open it"],
        code: .strings([ExtractedString(key: "open", defaultValue: "Open", locations: [.example])]),
        message: "the code has \"Open\"")
    ],
    .entry { entry, report in
      guard !entry.isStale, entry.table.hasAllCode,
        let code = entry.codeStrings.first(where: { $0.defaultValue != nil }),
        let value = code.defaultValue, !entry.source.isKeyAlone,
        entry.source.strings.count == 1, let string = entry.source.strings.first,
        string.path.isEmpty
      else { return }
      let numbered = FormatString(value).numbered ?? value
      guard string.value != value, string.value != numbered,
        (FormatString(string.value).numbered ?? string.value) != numbered
      else { return }
      // If the calls disagree, another check reports that; one of them may be the catalog's.
      guard !code.calls.contains(where: { $0.defaultValue == string.value }) else { return }
      report.add("the code has \(value.quoted)", in: string)
    })
}
