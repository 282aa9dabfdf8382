import Phrasebook
import PhrasebookModel

/// The Markdown emphasis of source and translation differs.
enum MarkdownEmphasis {
  static let check = Check(
    "markdown-emphasis", .text, .note,
    "The Markdown emphasis of source and translation differs.",
    why: "The words are not emphasized, or the asterisks are shown.",
    fix: "Keep `**` and back quotes in pairs around the emphasized words.",
    good: [
      Example("Use **this**", ["fr": "Utilisez **ceci**"]),
      Example("5 * 3", ["fr": "5 × 3"]),
    ],
    bad: [
      Example(
        "Use **this**", ["fr": "Utilisez *ceci*"],
        message: "** appears 0 times, in the source 2 times")
    ],
    .translation { string, source, report in
      guard source.features.contains(.emphasis) || string.features.contains(.emphasis) else {
        return
      }
      for mark in ["**", "`"] {
        let (here, there) = (count(of: mark, in: string), count(of: mark, in: source))
        // Marks that were not in pairs were not emphasis.
        guard here != there, there % 2 == 0, there > 0 || here % 2 == 0 else { continue }
        report.add(
          "\(mark) appears \(Phrase.times(here)), in the source \(Phrase.times(there))",
          in: string)
      }
    })
}

extension MarkdownEmphasis {
  /// The number of occurrences of a mark.
  private static func count(of mark: String, in string: AuditedString) -> Int {
    let bytes = string.bytes
    var found = 0
    var index = 0
    let mark = Array(mark.utf8)
    while index + mark.count <= bytes.count {
      if bytes[index..<index + mark.count].elementsEqual(mark) {
        found += 1
        index += mark.count
      } else {
        index += 1
      }
    }
    return found
  }
}
