import Phrasebook
import PhrasebookModel

/// An address of a page differs from the source.
enum URLChanged {
  static let check = Check(
    "url-changed", .text, .warning,
    "An address of a page differs from the source.",
    why: "The link leads somewhere else, or nowhere.",
    mend: "Keep the address, unless there is a page in that language.",
    good: [
      Example("See https://example.com.", ["fr": "Voir https://example.com."]),
      Example("See https://example.com/en/help", ["fr": "Voir https://example.com/fr/aide"]),
    ],
    bad: [
      Example(
        "See https://example.com", ["fr": "Voir https://exemple.com"],
        says: "https://exemple.com is not in the source: https://example.com",
        marking: "https://exemple.com"),
      Example(
        "See https://example.com", ["fr": "Voir l’aide"],
        says: "https://example.com of the source is missing"),
    ],
    .translation { passage, source, report in
      guard source.features.contains(.letter) else { return }
      let there = source.addresses.links.map(\.text)
      let here = passage.addresses.links
      guard !there.isEmpty || !here.isEmpty else { return }
      var missing = there.filter { text in !here.contains { $0.text == text } }
      let extra = here.filter { !there.contains($0.text) }
      for (text, range) in extra {
        guard let old = missing.popLast() else {
          report.add("the source has no \(text.quoted)", in: passage, range)
          continue
        }
        // A page in the language of the translation is as it should be.
        if text.host == old.host { continue }
        report.add("\(text) is not in the source: \(old)", in: passage, range)
      }
      for text in missing { report.add("\(text) of the source is missing", in: passage) }
    })
}

extension String {
  /// The host of an address, without the language that it may begin with.
  fileprivate var host: Substring {
    let rest = range(of: "://").map { self[$0.upperBound...] } ?? self[...]
    let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let parts = host.split(separator: ".")
    return parts.count > 2 ? host[(parts[parts.count - 2].startIndex)...] : host
  }
}
