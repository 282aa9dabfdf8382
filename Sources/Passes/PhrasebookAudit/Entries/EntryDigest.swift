/// The facts about an entry that are kept after its texts are checked, for the checks that compare
/// entries with each other.
package struct EntryDigest: Sendable {
  /// One language of the entry.
  struct Local: Sendable {
    var language: String
    var progress: TranslationProgress
    /// Equal for equal texts; 0 without a single text.
    var hash: Int
    var isEmpty: Bool
  }

  var key: String
  var comment: String?
  var isToTranslate: Bool
  var isStale: Bool
  var isManual: Bool
  /// Whether Xcode makes a name for it that code uses instead of the key.
  var hasSymbol: Bool
  /// Whether Xcode generates a symbol for it, if the build setting asks for symbols: the entry is
  /// manual, unless `generatesSymbol` decides.
  var mayHaveSymbol: Bool
  /// Whether there is a text of its own in the source language.
  var hasSource: Bool
  /// Whether there are letters to translate.
  var hasWords: Bool
  /// The source text; empty if it has forms.
  var source: String
  var locals: [Local]

  /// Whether the entry has a text in a language.
  func speaks(_ language: String) -> Bool { locals.contains { $0.language == language } }
}
