public import Phrasebook
public import PhrasebookModel

/// What filling made of a catalog.
public struct Filled: Sendable {
  /// A text that was filled in, or one that was not.
  public struct Text: Hashable, Sendable {
    public var key: String
    /// `plural.few`; empty for a text that does not vary.
    public var path: String
    /// Why it was left out; nil for a text that was filled in.
    public var reason: Phrase?
    /// Whether it has no word in it and stands as in the source: nobody was asked.
    public var isCopied = false
  }

  public var catalog: Catalog
  /// What was filled in, in the order of the catalog.
  public var texts: [Text] = []
  /// What was left out because no answer fitted, and why.
  public var refused: [Text] = []
  /// What the translator had no answer to.
  public var unanswered: [Text] = []
  /// What stopped the work before its end; what was done before it is in the catalog.
  public var failure: TranslatorFailure?
}

extension Filled {
  /// The same texts filled into the catalog as it is by now: nil for none to fill in. A key that
  /// somebody has changed in between is left as it is, and is told in `skipped`.
  ///
  /// - Parameter base: The catalog that was filled.
  public func onto(
    _ current: Catalog, from base: Catalog, language: String, skipped: inout [String]
  ) -> Catalog? {
    var result = current
    var isChanged = false
    var last: String?
    for text in texts where text.key != last {
      last = text.key
      guard let new = catalog[text.key]?.localizations[language], let old = base[text.key],
        var entry = result[text.key]
      else { continue }
      let own = entry.localizations[language]
      if own == new { continue }
      let source = base.sourceLanguage
      guard own == old.localizations[language],
        entry.localizations[source] == old.localizations[source]
      else {
        skipped.append(text.key)
        continue
      }
      entry.localizations[language] = new
      result[text.key] = entry
      isChanged = true
    }
    return isChanged ? result : nil
  }
}

/// What filling would ask, before it does.
public struct FillingCost: Hashable, Sendable {
  /// Texts to be filled in.
  public var texts = 0
  /// Characters sent, as services count them: Unicode scalars of what is asked, the same text once.
  public var characters = 0

  public init() {}

  public static func + (a: FillingCost, b: FillingCost) -> FillingCost {
    var sum = a
    sum.texts += b.texts
    sum.characters += b.characters
    return sum
  }
}
