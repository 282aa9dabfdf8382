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
      Example("See [help](https://example.com)", ["fr": "Voir [l’aide](https://example.com)"]),
      Example(
        "[Ada](app://ada) wrote [it](app://ada)", ["de": "Das schrieb [Ada](app://ada)"]),
      Example("[This](%@) and [that](%@)", ["de": "[Dies](%1$@) und [das](%2$@)"]),
    ],
    bad: [
      Example(
        "See [help](https://example.com)", ["fr": "Voir [l’aide] (https://example.com)"],
        says: "0 Markdown links, the source has 1"),
      Example(
        "See [this](app://a) and [that](app://b)", ["fr": "Voir [ceci](app://a) et cela"],
        says: "1 Markdown link, the source has 2", marking: "app://a"),
      Example(
        "See [this](app://a) and [that](app://b)",
        ["fr": "Voir [ceci](app://a) et [cela](app://a)"],
        says: "1 Markdown link, the source has 2", marking: "app://a"),
      Example(
        "[Ada](app://ada) wrote [it](app://ada)", ["de": "[Ada](app://ada), [das] (app://ada)"],
        says: "1 Markdown link, the source has 2", marking: "app://ada"),
      Example(
        "See [help](app://help)", ["fr": "Voir [l’aide](app://hlep)"],
        says: "app://hlep is not in the source: app://help", marking: "app://hlep"),
    ],
    .translation { passage, source, report in
      guard source.features.contains(.bracket) || passage.features.contains(.bracket) else {
        return
      }
      var (here, there) = (passage.markup.links.count, source.markup.links.count)
      // One address that is linked twice may well be linked once.
      if here > 0, !passage.hasBrokenLink {
        (here, there) = (passage.distinctLinks, source.distinctLinks)
      }
      guard here != there else { return passage.checkTargets(against: source, &report) }
      report.add(
        here == 1
          ? "1 Markdown link, the source has \(there)"
          : "\(here) Markdown links, the source has \(there)", in: passage,
        passage.markup.links.first)
    })
}

extension Passage {
  /// How many different things the links lead to; what an argument leads to is not known.
  fileprivate var distinctLinks: Int {
    let targets = markup.links.map { part($0) }
    let fixed = targets.filter { !$0.contains("%") }
    return Set(fixed).count + targets.count - fixed.count
  }

  /// True where a space stands between the words of a link and its address.
  fileprivate var hasBrokenLink: Bool {
    zip(bytes.indices, zip(bytes.dropFirst(), bytes.dropFirst(2))).contains { index, next in
      bytes[index] == UInt8(ascii: "]") && next.0 == 0x20 && next.1 == UInt8(ascii: "(")
    }
  }

  /// Reports targets of links that are not the source's; addresses of pages have a check of their
  /// own, and a placeholder may be numbered.
  fileprivate func checkTargets(against source: Passage, _ report: inout Report) {
    let (own, known) = (targets, source.targets.map(\.text))
    var missing: [String] = []
    for text in known where !missing.contains(text) && !own.contains(where: { $0.text == text }) {
      missing.append(text)
    }
    var extra: [(text: String, range: Range<Int>)] = []
    for target in own
    where !known.contains(target.text) && !extra.contains(where: { $0.text == target.text }) {
      extra.append(target)
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
