public import Phrasebook
public import PhrasebookModel

/// The result of filling in a catalog.
public struct Filled: Sendable {
  /// A text that was filled in, or one that was not.
  public struct Text: Hashable, Sendable {
    /// The key of the text.
    public var key: String
    /// `plural.few`; empty for a text that does not vary.
    public var path: String
    /// The reason why it was left out; nil for a text that was filled in.
    public var reason: Phrase?
    /// Whether it has no words and stays as in the source, without a request.
    public var isCopied = false
  }

  /// The catalog with the new texts.
  public var catalog: Catalog
  /// The texts that were filled in, in the order of the catalog.
  public var texts: [Text] = []
  /// The texts without a valid answer, and the reason.
  public var refused: [Text] = []
  /// The texts that the translator had no answer to.
  public var unanswered: [Text] = []
  /// The failure that stopped the work; everything before it is in the catalog.
  public var failure: TranslatorFailure?
}

extension Filled {
  /// Fills the same texts into the current catalog; nil if nothing is left. A key that was
  /// changed in between stays as it is, and is listed in `skipped`.
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

/// The requests that filling would make.
public struct FillingCost: Hashable, Sendable {
  /// Texts to be filled in.
  public var texts = 0
  /// Characters sent, as services count them: Unicode scalars of what is asked, the same text once.
  public var characters = 0
  /// Texts that the translation memory has a match for; nil if it is not the one that is asked.
  public var matches: Int?

  /// Creates an empty cost.
  public init() {}

  /// Returns the sum of two costs.
  public static func + (a: FillingCost, b: FillingCost) -> FillingCost {
    var sum = a
    sum.texts += b.texts
    sum.characters += b.characters
    if let matches = b.matches { sum.matches = (sum.matches ?? 0) + matches }
    return sum
  }
}
