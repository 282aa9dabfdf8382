import Phrasebook
import PhrasebookModel

/// The Markdown links of source and translation differ.
enum MarkdownLink {
  static let check = Check(
    "markdown-link", .text, .warning,
    "The Markdown links of source and translation differ.",
    why: "A link leads nowhere, or its brackets are shown.",
    fix: "Keep `[words](address)` with the source's address.",
    good: [
      Example("See [help](https://example.com)", ["fr": "Voir [l’aide](https://example.com)"]),
      Example(
        "[Ada](app://ada) wrote [it](app://ada)", ["de": "Das schrieb [Ada](app://ada)"]),
      Example("[This](%@) and [that](%@)", ["de": "[Dies](%1$@) und [das](%2$@)"]),
    ],
    bad: [
      Example(
        "See [help](https://example.com)", ["fr": "Voir [l’aide] (https://example.com)"],
        message: "0 Markdown links, the source has 1"),
      Example(
        "See [this](app://a) and [that](app://b)", ["fr": "Voir [ceci](app://a) et cela"],
        message: "1 Markdown link, the source has 2", marking: "app://a"),
      Example(
        "See [this](app://a) and [that](app://b)",
        ["fr": "Voir [ceci](app://a) et [cela](app://a)"],
        message: "1 Markdown link, the source has 2", marking: "app://a"),
      Example(
        "[Ada](app://ada) wrote [it](app://ada)", ["de": "[Ada](app://ada), [das] (app://ada)"],
        message: "1 Markdown link, the source has 2", marking: "app://ada"),
      Example(
        "See [help](app://help)", ["fr": "Voir [l’aide](app://hlep)"],
        message: "app://hlep is not in the source: app://help", marking: "app://hlep"),
    ],
    .translation { string, source, report in
      guard source.features.contains(.bracket) || string.features.contains(.bracket) else {
        return
      }
      var (here, there) = (string.markup.links.count, source.markup.links.count)
      // One address that is linked twice may well be linked once.
      if here > 0, !hasBrokenLink(string) {
        (here, there) = (distinctLinks(in: string), distinctLinks(in: source))
      }
      guard here != there else { return checkTargets(against: source, &report, in: string) }
      report.add(
        here == 1
          ? "1 Markdown link, the source has \(there)"
          : "\(here) Markdown links, the source has \(there)", in: string,
        string.markup.links.first)
    })
}

extension MarkdownLink {
  /// The number of different targets of the links; the target of an argument is not known.
  private static func distinctLinks(in string: AuditedString) -> Int {
    let targets = string.markup.links.map { string.part($0) }
    let fixed = targets.filter { !$0.contains("%") }
    return Set(fixed).count + targets.count - fixed.count
  }

  /// Whether a space separates the text of a link from its address.
  private static func hasBrokenLink(_ string: AuditedString) -> Bool {
    zip(string.bytes.indices, zip(string.bytes.dropFirst(), string.bytes.dropFirst(2))).contains {
      index, next in
      string.bytes[index] == UInt8(ascii: "]") && next.0 == 0x20 && next.1 == UInt8(ascii: "(")
    }
  }

  /// Reports targets of links that are not the source's; addresses of pages have a check of their
  /// own, and a placeholder may be numbered.
  private static func checkTargets(
    against source: AuditedString, _ report: inout FindingRecorder, in string: AuditedString
  ) {
    let (own, known) = (
      MarkdownLink.targets(in: string), MarkdownLink.targets(in: source).map(\.text)
    )
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
      if page.isPage(in: string.language, insteadOf: other, in: source.language) { continue }
      report.add("\(target.text) is not in the source: \(old)", in: string, target.range)
    }
  }

  private static func targets(in string: AuditedString) -> [(text: String, range: Range<Int>)] {
    string.markup.links.compactMap { range in
      let end = string.bytes[range].firstIndex(of: 0x20) ?? range.upperBound
      let text = string.part(range.lowerBound..<end)
      let isPage = text.hasPrefix("http://") || text.hasPrefix("https://")
      let isMail = text.hasPrefix("mailto:")
      guard !text.isEmpty, !isPage, !isMail, !text.contains("%") else { return nil }
      return (text, range.lowerBound..<end)
    }
  }
}
