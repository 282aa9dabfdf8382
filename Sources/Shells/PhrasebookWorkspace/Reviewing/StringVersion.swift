package import PhrasebookModel
import PhrasebookProjects

/// The source and the translation of a string as a person saw them: a decision carries it and is
/// refused if one of the two changed meanwhile.
package struct StringVersion: Hashable, Sendable {
  /// Represents the source texts.
  package var source: String
  /// Represents the translation: its texts and their states.
  package var translation: String

  package init(source: String, translation: String) {
    self.source = source
    self.translation = translation
  }

  /// The version of a key in a language.
  package init(of entry: Entry, key: String, language: String, sourceLanguage: String) {
    let source = entry.localizations[sourceLanguage]?.formsByPath(language: sourceLanguage) ?? []
    let translation = entry.localizations[language]?.formsByPath(language: language) ?? []
    self.init(
      source: Self.hash([key] + source.flatMap { [$0.path.exchanged, $0.value] }),
      translation: Self.hash(
        translation.flatMap { [$0.path.exchanged, $0.state?.rawValue ?? "", $0.value] }))
  }

  /// A short name of texts in order; each is preceded by its length, so that no two lists are alike.
  package static func hash(_ texts: [String]) -> String {
    var bytes: [UInt8] = []
    for text in texts {
      bytes += "\(text.utf8.count):".utf8
      bytes += text.utf8
    }
    let hash = bytes.withUnsafeBytes { ContentHash(of: $0) }
    let digits = String(hash.high ^ hash.low, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
