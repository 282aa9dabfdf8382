package import PhrasebookModel

/// One entry of a catalog, ready to be checked.
package final class AuditedEntry {
  /// The key in the catalog.
  package let key: String
  /// The entry as the catalog holds it.
  package let contents: Entry
  /// The catalog of the entry.
  package let table: Table
  /// All languages of the entry, the source language first.
  private(set) package var localized: [Localized] = []
  private let sourceLanguage: LanguageTraits

  init(_ key: String, _ contents: Entry, in table: Table, languages: inout LanguageCache) {
    self.key = key
    self.contents = contents
    self.table = table
    let catalog = table.input.catalog
    sourceLanguage = languages[catalog.sourceLanguage]
    let source = contents.localizations[catalog.sourceLanguage]
      .map { Localized($0, in: sourceLanguage, of: self) }
    if let source, !source.strings.isEmpty {
      localized.append(source)
    } else {
      localized.append(Localized(key: key, in: sourceLanguage, of: self))
    }
    for (tag, localization) in contents.localizations
    where !tag.isExactly(catalog.sourceLanguage) && table.settings.looks(at: tag) {
      localized.append(Localized(localization, in: languages[tag], of: self))
    }
  }

  /// The source text, from which translations are made.
  package private(set) lazy var source: Localized =
    localized.first ?? Localized(key: key, in: sourceLanguage, of: self)

  /// The family of its key; nil if it has none.
  private(set) lazy var family = KeyFamily.of(key)
  /// The most characters that its texts may have; nil if nothing limits them.
  private(set) lazy var maximumLength = table.settings.maximumLength(
    of: key, comment: contents.comment)

  /// The key as a text.
  private(set) lazy var keyString: AuditedString =
    source.isKeyAlone
    ? source.strings.first ?? keyAlone : keyAlone
  private lazy var keyAlone = AuditedString(key, path: [], state: nil, in: source)

  /// The languages that the entry is translated into.
  package var translations: ArraySlice<Localized> { localized.dropFirst() }

  /// All translations, including the languages that are not audited: they are evidence.
  private(set) lazy var witnesses: [Localized] = {
    var witnesses = Array(translations)
    for (tag, localization) in contents.localizations
    where !tag.isExactly(sourceLanguage.tag) && !table.settings.looks(at: tag) {
      witnesses.append(Localized(localization, in: LanguageTraits(tag: tag), of: self))
    }
    return witnesses
  }()

  /// The strings of the code that have this key.
  package lazy var codeStrings: [ExtractedString] = table.strings(for: key)

  /// The places in the code that look the key up.
  package var callSites: [Location] { codeStrings.flatMap(\.locations).sorted() }

  /// Whether the entry is translated.
  package var isToTranslate: Bool { contents.shouldTranslate != false }

  /// Whether no code looks the key up any more.
  package var isStale: Bool { contents.extractionState == .stale || isLost }

  /// Whether the object of an interface file that the string belongs to is gone.
  package var isLost: Bool { table.input.lostKeys.contains(ExactString(key)) }

  /// Whether the source text is known: the key is a text, or the catalog has one.
  package lazy var hasSourceText: Bool = !(source.isKeyAlone && key.isSymbol)
}
