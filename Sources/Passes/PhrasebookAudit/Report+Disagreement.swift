import PhrasebookModel

extension Report {
  /// Adds a finding for each string of a key whose call sites say different things of it.
  mutating func disagreements(
    about words: KeyPath<CallSite, String?> & Sendable, called name: String, in subject: Subject
  ) {
    for string in subject.strings where string.sites.count > 1 {
      var texts: [String] = []
      for site in string.sites {
        if let text = site[keyPath: words], !texts.contains(text) { texts.append(text) }
      }
      guard texts.count > 1 else { continue }
      add(
        "the code has \(texts.count) \(name) for this key: "
          + texts.prefix(3).map(\.quoted).joined(separator: " and "),
        at: string.locations, key: subject.key)
    }
  }
}
