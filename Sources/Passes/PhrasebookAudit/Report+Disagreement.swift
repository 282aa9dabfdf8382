import Phrasebook
import PhrasebookModel

extension Report {
  /// Adds a finding for each string of a key whose call sites say different things of it.
  mutating func disagreements(
    about words: any KeyPath<CallSite, String?> & Sendable,
    in subject: Subject, saying message: (Int, Phrase) -> Phrase
  ) {
    for string in subject.strings where string.sites.count > 1 {
      var texts: [String] = []
      for site in string.sites {
        if let text = site[keyPath: words], !texts.contains(text) { texts.append(text) }
      }
      guard texts.count > 1 else { continue }
      let list = Phrase.together(texts.prefix(3).map(\.quoted))
      add(message(texts.count, list), at: string.locations, key: subject.key)
    }
  }
}
