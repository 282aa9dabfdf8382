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
        says: "0 Markdown links, the source has 1"),
      Example(
        "See [help](app://help)", ["fr": "Voir [l’aide](app://hlep)"],
        says: "app://hlep is not in the source: app://help", marking: "app://hlep"),
    ],
    .translation { passage, source, report in
      guard source.features.contains(.bracket) || passage.features.contains(.bracket) else {
        return
      }
      let (here, there) = (passage.markup.links.count, source.markup.links.count)
      guard here != there else { return passage.checkTargets(against: source, &report) }
      report.add(
        here == 1
          ? "1 Markdown link, the source has \(there)"
          : "\(here) Markdown links, the source has \(there)", in: passage,
        passage.markup.links.first)
    })
}

extension Passage {
  /// Reports targets of links that are not the source's; addresses of pages have a check of their
  /// own, and a placeholder may be numbered.
  fileprivate func checkTargets(against source: Passage, _ report: inout Report) {
    var missing = source.targets.map(\.text)
    var extra: [(text: String, range: Range<Int>)] = []
    for target in targets {
      if let index = missing.firstIndex(of: target.text) {
        missing.remove(at: index)
      } else {
        extra.append(target)
      }
    }
    for (target, old) in zip(extra, missing) {
      let (page, other) = (PageAddress("//" + target.text), PageAddress("//" + old))
      if page.isPage(in: language, insteadOf: other, in: source.language) { continue }
      report.add("\(target.text) is not in the source: \(old)", in: self, target.range)
    }
  }

  private var targets: [(text: String, range: Range<Int>)] {
    markup.links.compactMap { range in
      let end = bytes[range].firstIndex(of: 0x20) ?? range.upperBound
      let text = part(range.lowerBound..<end)
      let isPage = text.hasPrefix("http://") || text.hasPrefix("https://")
      let isMail = text.hasPrefix("mailto:")
      guard !text.isEmpty, !isPage, !isMail, !text.contains("%") else { return nil }
      return (text, range.lowerBound..<end)
    }
  }
}
