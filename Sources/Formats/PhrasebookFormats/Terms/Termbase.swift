package import PhrasebookModel

/// The terms of a glossary as files of other tools hold them.
package struct Termbase: Equatable, Sendable {
  /// The language of the terms.
  package var sourceLanguage: String
  package var entries: [Entry] = []

  /// A term with its translations.
  package struct Entry: Equatable, Sendable {
    package var term: String
    /// By language, the preferred one first.
    package var translations: Members<[String]> = [:]
    /// Whether the term is the same in every language.
    package var isNotTranslated = false
    package var isCaseSensitive = false
    /// Its place in the file.
    package var location: Location?

    package init(term: String) { self.term = term }
  }

  package init(sourceLanguage: String) { self.sourceLanguage = sourceLanguage }

  /// The extensions of files that terms can be read from and written to.
  package static let fileExtensions = ["tbx", "csv"]

  /// Reads a file by the end of its name.
  ///
  /// - Parameter sourceLanguage: The language of the terms if the file leaves it open.
  package static func read(
    _ file: ExchangeFile, sourceLanguage: String
  ) throws(UnreadableFile) -> Termbase {
    file.path.lowercased().hasSuffix(".csv")
      ? try TermTable.read(file, sourceLanguage: sourceLanguage)
      : try TBX.read(file, sourceLanguage: sourceLanguage)
  }

  /// The bytes of a file, by the end of its name.
  package func bytes(for path: String) -> [UInt8] {
    path.lowercased().hasSuffix(".csv") ? TermTable.write(self) : TBX.write(self)
  }

  /// The languages of the translations, sorted.
  var languages: [String] { Set(entries.flatMap(\.translations.names)).sorted() }
}
