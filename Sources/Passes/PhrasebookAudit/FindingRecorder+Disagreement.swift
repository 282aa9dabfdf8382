import Phrasebook
import PhrasebookModel

extension FindingRecorder {
  /// Adds a finding for each string of a key whose call sites disagree.
  mutating func disagreements(
    about words: any KeyPath<CallSite, String?> & Sendable,
    in entry: AuditedEntry, message: (Int, Phrase) -> Phrase
  ) {
    for string in entry.codeStrings where string.sites.count > 1 {
      var texts: [String] = []
      for site in string.sites {
        if let text = site[keyPath: words], !texts.contains(text) { texts.append(text) }
      }
      guard texts.count > 1 else { continue }
      let list = Phrase.together(texts.prefix(3).map { $0.quoted(from: texts) })
      add(message(texts.count, list), at: string.locations, key: entry.key)
    }
  }
}

extension String {
  /// The text in quotes; if several have a longer common start than quotes show, from shortly
  /// before the first difference.
  fileprivate func quoted(from texts: [String]) -> String {
    guard let first = texts.first else { return quoted }
    let alike = texts.reduce(first[...]) { $0.commonPrefix(with: $1) }.count
    guard alike > 40 else { return quoted }
    return "…\(dropFirst(alike - 12))".quoted
  }
}

extension Substring {
  fileprivate func commonPrefix(with other: String) -> Substring {
    let count = zip(self, other).prefix { $0 == $1 }.count
    return prefix(count)
  }
}
