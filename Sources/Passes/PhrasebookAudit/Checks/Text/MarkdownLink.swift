import Phrasebook
import PhrasebookModel

/// The Markdown links of source and translation differ.
enum MarkdownLink {
  static let check = Check(
    "markdown-link", .text, .warning,
    "The Markdown links of source and translation differ.",
    why: "A link leads nowhere, or its brackets are shown.",
    mend: "Keep `[words](address)` with the source's address.",
    good: [
      Example("See [help](https://example.com)", ["fr": "Voir [l’aide](https://example.com)"])
    ],
    bad: [
      Example(
        "See [help](https://example.com)", ["fr": "Voir [l’aide] (https://example.com)"],
        says: "0 Markdown links, the source has 1")
    ],
    .translation { passage, source, report in
      guard source.features.contains(.bracket) || passage.features.contains(.bracket) else {
        return
      }
      let (here, there) = (passage.markup.links.count, source.markup.links.count)
      guard here != there else { return }
      report.add(
        here == 1
          ? "1 Markdown link, the source has \(there)"
          : "\(here) Markdown links, the source has \(there)", in: passage,
        passage.markup.links.first)
    })
}
