import CatalogJSON
import Phrasebook
import PhrasebookModel

/// A translation is several times as long as the source.
enum TooLong {
  static let check = Check(
    "too-long", .text, .note,
    "A translation is several times as long as the source.",
    why: "It does not fit, or it holds more than the translation.",
    fix: "Shorten it, or see what it holds.",
    good: [
      Example("Open the file", ["de": "Die Datei öffnen"]),
      Example("Show the time", ["de": "Uhrzeit in der Menüleiste einblenden"]),
      Example(
        "%lld documents",
        [
          "en": ["one": "Document", "other": "%lld documents in the list"],
          "de": ["one": "Ein Dokument der Liste", "other": "%lld Dokumente der Liste"],
        ]),
    ],
    bad: [
      Example(
        "Open the file",
        ["de": "Hier können Sie die Datei öffnen, die Sie zuvor in der Liste ausgewählt haben"],
        message: "77 characters, 5.9 times as many as the source"),
      Example(
        "%lld documents",
        [
          "en": ["one": "One", "other": "%lld documents"],
          "de": [
            "one": "Ein einziges Dokument, das Sie zuvor in der Liste ausgewählt haben",
            "other": "%lld Dokumente",
          ],
        ], message: "66 characters, 4.7 times as many as the source"),
    ],
    .translation { string, source, report in
      let limits = report.settings.limits
      guard string.bytes.count > source.bytes.count else { return }
      // Forms and phrases are compared with the longest of their kind.
      let there = source.localized.strings.filter { isOfKind($0, in: source) }.map(\.value.count)
        .max()
      let here = string.value.count
      guard let there, there >= limits.lengthFrom else { return }
      // One Chinese character is as much as several letters.
      let dense = source.language.isDense && !string.language.isDense
      let ratio = Double(here) / Double(there)
      guard ratio > limits.lengthRatio * (dense ? 3 : 1), here - there >= Self.fewest else {
        return
      }
      let tenths = Int((ratio * 10).rounded())
      report.add(
        "\(here) characters, \(tenths / 10).\(tenths % 10) times as many as the source", in: string
      )
    })

  /// The minimum difference in characters: a few more fit.
  private static let fewest = 30
}

extension TooLong {
  /// Whether it is a text that differs from another at most by its plural category.
  private static func isOfKind(_ other: AuditedString, in string: AuditedString) -> Bool {
    func kind(_ path: [String]) -> [String] {
      path.dropLast().last == CatalogVariation.plural.text ? path.dropLast(2) : path
    }
    return kind(string.path) == kind(other.path)
  }
}
