import Phrasebook
import PhrasebookModel

/// The text in the code is another one than in the catalog.
enum DefaultValueDiffers {
  static let check = Check(
    "default-value-differs", .code, .note,
    "The text in the code is another one than in the catalog.",
    why: "Whoever reads the code believes something that the app does not say.",
    mend: "Run `phrasebook sync`, or change the code.",
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
        says: "the code says \"Open\"")
    ],
    .subject { subject, report in
      guard !subject.isStale, subject.table.hasAllCode,
        let string = subject.strings.first(where: { $0.defaultValue != nil }),
        let value = string.defaultValue, !subject.source.isKeyAlone,
        subject.source.passages.count == 1, let passage = subject.source.passages.first,
        passage.path.isEmpty
      else { return }
      let numbered = FormatString(value).numbered ?? value
      guard passage.value != value, passage.value != numbered,
        (FormatString(passage.value).numbered ?? passage.value) != numbered
      else { return }
      // Where the calls disagree, another check says so; one of them may be the catalog's.
      guard !string.calls.contains(where: { $0.defaultValue == passage.value }) else { return }
      report.add("the code says \(value.quoted)", in: passage)
    })
}
