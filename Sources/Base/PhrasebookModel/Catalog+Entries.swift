internal import CatalogJSON

extension Catalog {
  /// All entries with their keys, each created when it is reached: the way to iterate over a
  /// catalog.
  public var entries: Entries { Entries(catalog: self) }

  /// The entries of a catalog, in the order of its keys.
  public struct Entries: Sequence, Sendable {
    let catalog: Catalog

    /// Iterates over the entries in the order of the keys.
    public func makeIterator() -> AnyIterator<(key: String, entry: Entry)> {
      var keys = catalog.keys.makeIterator()
      return AnyIterator {
        while let key = keys.next() {
          if let entry = catalog[key] { return (key, entry) }
        }
        return nil
      }
    }
  }

  /// The place of a key in the file, or of a value below it; nil if the file lacks the key.
  ///
  /// If the file lacks a step of the path, the place is that of the last step that exists, so that
  /// a finding about a missing translation points to its key.
  ///
  ///     catalog.location(of: "%lld files", language: "pl", path: ["plural", "few"])
  ///
  /// - Parameter textOffset: A place in the text at the path, or in the key if the path is empty,
  ///   in UTF-8 code units; nil for the place of its name.
  public func location(
    of key: String, language: String? = nil, path: [String] = [], textOffset: Int? = nil
  ) -> Location? {
    guard let source, let place = source.place(of: key) else { return nil }
    let path = (language.map { [CatalogField.localizations.text, $0] } ?? []) + path
    return source.location(of: place, path: path, textOffset: textOffset)
  }

  /// The place of a member of the catalog itself, such as `version`; nil if it was not read from a
  /// file.
  public func location(ofMember name: String) -> Location? {
    source?.location(ofMember: name)
  }

  /// The number of lines that an entry has moved down since an older reading; nil if the entry, or
  /// the column in which it begins, is another one.
  package func lines(ofEntry key: String, movedSince older: Catalog) -> Int? {
    guard let (source, place, oldSource, old) = sameEntry(key, as: older) else { return nil }
    if source === oldSource { return 0 }
    let now = source.location(of: place, path: [], textOffset: nil)
    let then = oldSource.location(of: old, path: [], textOffset: nil)
    return now.column == then.column ? now.line - then.line : nil
  }

  /// Whether an entry has the same bytes as in another reading of a file, both without changes.
  package func hasSameEntry(_ key: String, as other: Catalog) -> Bool {
    sameEntry(key, as: other) != nil
  }

  /// An entry in this file and in another one, if it has the same bytes in both.
  private func sameEntry(
    _ key: String, as other: Catalog
  ) -> (any CatalogSource, Int, any CatalogSource, Int)? {
    guard edits.isEmpty, other.edits.isEmpty, let source, let otherSource = other.source,
      let place = source.place(of: key)
    else { return nil }
    if source === otherSource { return (source, place, source, place) }
    guard let otherPlace = otherSource.place(of: key),
      source.isEntry(at: place, sameAs: otherPlace, of: otherSource)
    else { return nil }
    return (source, place, otherSource, otherPlace)
  }

  /// Whether both are the same reading of a file, without changes.
  package func isSameFile(as other: Catalog) -> Bool {
    edits.isEmpty && other.edits.isEmpty && source != nil && source === other.source
  }

  /// One entry with only some of its languages: the quick way to pass over a large catalog. Members
  /// that are not known are left out.
  package func entry(_ key: String, in languages: Set<String>) -> Entry? {
    guard edits.isEmpty, let source else {
      guard var entry = self[key] else { return nil }
      for language in entry.localizations.names where !languages.contains(language) {
        entry.localizations[language] = nil
      }
      return entry
    }
    return source.place(of: key).map { source.entry(at: $0, languages: languages) }
  }

  /// Whether a text of an entry satisfies a condition: its key, its comment, or any text in some languages.
  package func hasText(
    _ key: String, in languages: Set<String>, where matches: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    guard edits.isEmpty, let source, let place = source.place(of: key) else { return true }
    return source.hasText(at: place, languages: languages, where: matches)
  }

  /// Whether an entry is plainly translated: one text from one text; false if that takes a closer look.
  package func isPlainlyTranslated(_ key: String, to language: String) -> Bool {
    guard edits.isEmpty, let source, let place = source.place(of: key) else { return false }
    return source.isPlainlyTranslated(at: place, to: language, from: sourceLanguage)
  }

  /// The keys of the file among some keys, in the order of the file.
  package func keysInOrder(among keys: some Sequence<String>) -> [String] {
    guard edits.isEmpty, let source else {
      let wanted = Set(keys.map(ExactString.init))
      return self.keys.filter { wanted.contains(ExactString($0)) }
    }
    return keys.compactMap { key in source.place(of: key).map { (key, $0) } }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// The source language, then the languages of the entries that are translated, sorted.
  package func languages(expecting expected: [String]) -> [String] {
    var found = Set(expected)
    if edits.isEmpty, let source {
      found.formUnion(source.languages)
    } else {
      for (_, entry) in entries where entry.shouldTranslate != false {
        found.formUnion(entry.localizations.names)
      }
    }
    found.remove(sourceLanguage)
    return [sourceLanguage] + found.sorted()
  }
}
