import Phrasebook
import PhrasebookModel

/// An address of a page differs from the source.
enum URLChanged {
  static let check = Check(
    "url-changed", .text, .warning,
    "An address of a page differs from the source.",
    why: "The link leads somewhere else, or nowhere.",
    fix: "Keep the address, unless there is a page in that language.",
    good: [
      Example("See https://example.com.", ["fr": "Voir https://example.com."]),
      Example("See https://example.com/en/help", ["fr": "Voir https://example.com/fr/aide"]),
      Example("See https://example.com/help", ["fr": "Voir https://fr.example.com/aide"]),
      Example("See https://example.com/en/help", ["ja": "https://example.com/help"]),
      Example("See https://example.com/help_en", ["ja": "https://example.com/help"]),
      Example("See https://example.com/?hl=en", ["fr": "Voir https://example.com/?hl=fr"]),
      Example("See https://en.example.org/a", ["ja": "https://ja.example.org/b"]),
      Example("https://example.com/feed", ["nl": "https://voorbeeld.nl/feed"]),
      Example("e.g. https://example.com", ["nl": "bijv. https://voorbeeld.nl"]),
      Example("See https://example.com/a/", ["fr": "Voir HTTPS://EXAMPLE.com/a/"]),
    ],
    bad: [
      Example(
        "See https://example.com", ["fr": "Voir https://exemple.com"],
        message: "https://exemple.com is not in the source: https://example.com",
        marking: "https://exemple.com"),
      Example(
        "See https://example.com/help", ["fr": "Voir https://example.com/hlep"],
        message: "https://example.com/hlep is not in the source: https://example.com/help",
        marking: "https://example.com/hlep"),
      Example(
        "See https://www.example.co.uk", ["fr": "Voir https://www.exemple.co.uk"],
        message: "https://www.exemple.co.uk is not in the source: https://www.example.co.uk"),
      Example(
        "See https://example.com", ["fr": "Voir l’aide"],
        message: "https://example.com of the source is missing"),
    ],
    .translation { string, source, report in
      guard source.features.contains(.letter) else { return }
      guard !source.addresses.links.isEmpty || !string.addresses.links.isEmpty else { return }
      var missing = source.addresses.links.map { PageAddress($0.text) }
      var extra: [(page: PageAddress, range: Range<Int>)] = []
      for (text, range) in string.addresses.links {
        let page = PageAddress(text)
        if let index = missing.firstIndex(where: page.isSame) {
          missing.remove(at: index)
        } else if !source.addresses.links.contains(where: { page.isSame(as: PageAddress($0.text)) })
        {
          extra.append((page, range))
        }
      }
      for (page, range) in extra {
        let near = missing.firstIndex(where: page.isNear) ?? missing.indices.last
        guard let old = near.map({ missing.remove(at: $0) }) else {
          // A tag that the source has not is another check's.
          if string.markup.tags.contains(where: { $0.range.contains(range.lowerBound) }) {
            continue
          }
          report.add("the source has no \(page.text.quoted)", in: string, range)
          continue
        }
        // A page in the language of the translation is as it should be.
        if page.isPage(in: string.language, insteadOf: old, in: source.language) { continue }
        // An example of an address may be in the words of each language.
        if old.isInstance, isInstance(of: page, at: range.lowerBound, in: string),
          source.addresses.links.contains(where: {
            $0.text == old.text && isInstance(of: old, at: $0.range.lowerBound, in: source)
          })
        {
          continue
        }
        report.add("\(page.text) is not in the source: \(old.text)", in: string, range)
      }
      for page in missing where !string.addresses.links.contains(where: { $0.text == page.text }) {
        report.add("\(page.text) of the source is missing", in: string)
      }
    })
}

extension URLChanged {
  /// Whether it is an address that is the whole text, or is given for an example.
  private static func isInstance(of page: PageAddress, at offset: Int, in string: AuditedString)
    -> Bool
  {
    page.text.utf8.count == string.bytes.count || string.isInstance(at: offset)
  }
}
