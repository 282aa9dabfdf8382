public import Phrasebook
public import PhrasebookModel

/// Compares two versions of a catalog: the differences by key and language, in the order of the
/// keys' code points.
public struct Difference: Sendable {
  /// The table of the catalogs.
  public var table: String
  /// The changes in the order of their keys.
  public private(set) var changes: [Difference.Change] = []

  /// One thing that happened.
  public struct Change: Hashable, Sendable {
    /// The kinds of changes of a sync, and those of a text.
    public enum Kind: String, Sendable, CaseIterable {
      case added, removed, renamed, stale, restored
      /// The text of the source language is another.
      case sourceChanged = "source-changed"
      /// A text is there, or another one, and is meant to be used.
      case translated
      /// A text that needed a review, or was a machine's, is `translated` now.
      case reviewed
      case needsReview = "needs-review"
      /// A text went from any state to any other, or changed and is not meant to be used yet.
      case stateChanged = "state-changed"
      /// A comment, a flag, or a member that is not known.
      case changed
    }

    /// The kind of change.
    public var kind: Kind
    /// The key of the entry.
    public var key: String
    /// The key that a renamed one was.
    public var oldKey: String?
    /// The language of the text; nil for the entry itself.
    public var language: String?
    /// The place within the language, such as `plural.one`; nil for its text.
    public var variation: String?
    /// The texts, or the property that changed; nil if absent.
    public var before: String?
    /// The text or property after the change.
    public var after: String?
    /// The states of the texts.
    public var states: [State?]
    /// The change in one line.
    public var text: Phrase

    /// The change in English, for programs.
    public var reason: String { text.sourceText }
  }

  /// Compares two versions of a table.
  public init(from old: Catalog, to new: Catalog, table: String) {
    self.table = table
    let renames = Renames(from: old, to: new)
    for key in new.keys {
      guard let after = new[key] else { continue }
      if let before = old[key] {
        compare(key, before, after, new.sourceLanguage)
      } else if let oldKey = renames.oldKey(of: key), let before = old[oldKey] {
        add(.renamed, key, oldKey: oldKey, reason: "renamed from \(oldKey.quoted)")
        compare(key, before, after, new.sourceLanguage)
      } else {
        add(
          .added, key,
          reason: Self.languages(of: after, new.sourceLanguage).map {
            "added with translations in \($0)"
          }
            ?? "added")
      }
    }
    for key in old.keys where !new.contains(key) && renames.newKey(of: key) == nil {
      guard let before = old[key] else { continue }
      add(
        .removed, key,
        reason: Self.languages(of: before, old.sourceLanguage).map {
          "removed with translations in \($0)"
        }
          ?? "removed")
    }
    if !old.sourceLanguage.isSame(as: new.sourceLanguage) {
      add(
        .changed, "", before: old.sourceLanguage, after: new.sourceLanguage,
        reason:
          "the source language is \(new.sourceLanguage.quoted), no longer \(old.sourceLanguage.quoted)"
      )
    }
    compareHeaders(old, new)
    changes = changes.enumerated().sorted { a, b in
      a.element.key.isExactly(b.element.key)
        ? a.offset < b.offset : a.element.key.precedes(b.element.key)
    }.map(\.element)
  }

  mutating func add(
    _ kind: Change.Kind, _ key: String, oldKey: String? = nil, language: String? = nil,
    variation: String? = nil, before: String? = nil, after: String? = nil, states: [State?] = [],
    reason: Phrase
  ) {
    changes.append(
      Change(
        kind: kind, key: key, oldKey: oldKey, language: language, variation: variation,
        before: before, after: after, states: states, text: reason))
  }

  /// `de, fr`, for an entry that comes or goes whole; nil if it has no translations.
  private static func languages(of entry: Entry, _ source: String) -> Phrase? {
    let languages = entry.localizations.names.filter { $0 != source }.sorted { $0.precedes($1) }
    guard !languages.isEmpty else { return nil }
    let first = languages.prefix(8).joined(separator: ", ")
    return languages.count > 8
      ? "\(first) and \(languages.count - 8) more" : .verbatim(first)
  }
}
