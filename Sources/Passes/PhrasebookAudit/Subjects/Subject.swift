package import PhrasebookModel

/// One entry of a catalog, ready to be checked.
package final class Subject {
  package let key: String
  package let entry: Entry
  package let table: Table
  /// All languages of the entry, the source language first.
  private(set) package var localized: [Localized] = []
  private let sourceLanguage: Language

  init(_ key: String, _ entry: Entry, in table: Table, languages: inout LanguageCache) {
    self.key = key
    self.entry = entry
    self.table = table
    let catalog = table.input.catalog
    sourceLanguage = languages[catalog.sourceLanguage]
    let source = entry.localizations[catalog.sourceLanguage]
      .map { Localized($0, in: sourceLanguage, of: self) }
    if let source, !source.passages.isEmpty {
      localized.append(source)
    } else {
      localized.append(Localized(key: key, in: sourceLanguage, of: self))
    }
    for (tag, localization) in entry.localizations
    where !tag.isExactly(catalog.sourceLanguage) && table.settings.looks(at: tag) {
      localized.append(Localized(localization, in: languages[tag], of: self))
    }
  }

  /// What the translations are made from.
  package private(set) lazy var source: Localized =
    localized.first ?? Localized(key: key, in: sourceLanguage, of: self)

  /// The key as a text.
  private(set) lazy var keyPassage: Passage =
    source.isKeyAlone
    ? source.passages.first ?? keyAlone : keyAlone
  private lazy var keyAlone = Passage(key, path: [], state: nil, in: source)

  /// The languages that the entry is translated into.
  package var translations: ArraySlice<Localized> { localized.dropFirst() }

  /// The same with the languages that nobody asked to hear of: what they say is evidence.
  private(set) lazy var witnesses: [Localized] = {
    var witnesses = Array(translations)
    for (tag, localization) in entry.localizations
    where !tag.isExactly(sourceLanguage.tag) && !table.settings.looks(at: tag) {
      witnesses.append(Localized(localization, in: Language(tag: tag), of: self))
    }
    return witnesses
  }()

  /// The strings of the code that this is the entry for; empty where there are none.
  package lazy var strings: [ExtractedString] = table.strings(for: key)

  /// Where the code asks for it.
  package var callSites: [Location] { strings.flatMap(\.locations).sorted() }

  /// True where translators have something to do.
  package var isToTranslate: Bool { entry.shouldTranslate != false }

  /// True where nothing asks for it any more.
  package var isStale: Bool { entry.extractionState == .stale || isLost }

  /// True where the object is gone that it is a text of.
  package var isLost: Bool { table.input.lostKeys.contains(ExactString(key)) }

  /// True where the source text is known: the key is a text, or the catalog has one.
  package lazy var hasSourceText: Bool = !(source.isKeyAlone && key.isSymbol)
}
