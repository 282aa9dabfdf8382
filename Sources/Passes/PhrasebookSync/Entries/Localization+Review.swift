import Phrasebook
package import PhrasebookModel

extension Localization {
  /// Turns every text that is translated, by a person or a machine, into one that needs review; true
  /// if there was one.
  package mutating func askForReview() -> Bool {
    var changed = false
    if stringUnit?.state.isTranslated == true {
      stringUnit?.state = .needsReview
      changed = true
    }
    if stringSet?.state.isTranslated == true {
      stringSet?.state = .needsReview
      changed = true
    }
    if variations?.askForReview() == true { changed = true }
    for (name, part) in substitutions {
      var part = part
      guard part.variations?.askForReview() == true else { continue }
      substitutions[name] = part
      changed = true
    }
    return changed
  }
}

extension Variations {
  fileprivate mutating func askForReview() -> Bool {
    var changed = false
    for (kind, cases) in kinds {
      for (name, form) in cases {
        var form = form
        guard form.askForReview() else { continue }
        kinds[kind]?[name] = form
        changed = true
      }
    }
    return changed
  }
}

/// The source text of one entry before and after a change, and what that means for the rest.
struct SourceChange {
  var before: String
  var after: String
  var keepReviewed: SyncOptions.KeepReviewed

  /// Whether translations may stay as they are.
  var isHarmless: Bool {
    before == after || (keepReviewed == .trivial && NormalizedText(before) == NormalizedText(after))
  }

  /// Marks the translations of an entry for review, with one change per language.
  func review(_ entry: inout Entry, key: String, table: String, sourceLanguage: String) -> [Change]
  {
    guard !isHarmless else { return [] }
    var changes: [Change] = []
    for (language, localization) in entry.localizations where language != sourceLanguage {
      var localization = localization
      guard localization.askForReview() else { continue }
      entry.localizations[language] = localization
      changes.append(
        Change(
          .needsReview, table: table, key: key, language: language,
          reason: "the source text changed from \(before.quoted) to \(after.quoted)"))
    }
    return changes
  }
}
