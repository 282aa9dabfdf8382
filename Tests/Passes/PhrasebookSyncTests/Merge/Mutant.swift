import PhrasebookModel
import PhrasebookSync
import Testing

/// A merge that is wrong in one way, which a law must notice.
struct Mutant: Sendable, CustomTestStringConvertible {
  let name: String
  let merge: MergeLaws.Merging
  var testDescription: String { name }

  init(_ name: String, _ merge: @escaping MergeLaws.Merging) {
    self.name = name
    self.merge = merge
  }

  static let all = [
    Mutant("takes ours") { _, ours, _ in Merged(catalog: ours) },
    Mutant("takes theirs") { _, _, theirs in Merged(catalog: theirs) },
    Mutant("forgets the marks") {
      var merged = Merge()(base: $0, ours: $1, theirs: $2)
      for (key, _) in merged.catalog.conflictMarks {
        merged.catalog[key]?.removeMarks { _ in true }
      }
      return merged
    },
    Mutant("settles in silence") { Merge(preference: .theirs)(base: $0, ours: $1, theirs: $2) },
    Mutant("lets removals win") { base, ours, theirs in
      var merged = Merge()(base: base, ours: ours, theirs: theirs)
      for key in base?.keys ?? [] where !ours.contains(key) || !theirs.contains(key) {
        merged.catalog[key] = nil
      }
      return merged
    },
    Mutant("brings back what was removed") { base, ours, theirs in
      var merged = Merge()(base: base, ours: ours, theirs: theirs)
      for (key, entry) in base?.entries ?? Catalog(sourceLanguage: "en").entries
      where merged.catalog[key] == nil { merged.catalog[key] = entry }
      return merged
    },
    Mutant("merges entries whole") { base, ours, theirs in
      var result = ours
      for (key, entry) in theirs.entries where base?[key] != entry { result[key] = entry }
      for key in base?.keys ?? [] where theirs[key] == nil { result[key] = nil }
      return Merged(catalog: result)
    },
    Mutant("merges languages whole") { base, ours, theirs in
      var merged = Merge()(base: base, ours: ours, theirs: theirs)
      for (key, entry) in theirs.entries {
        for (language, localization) in entry.localizations
        where base?[key]?.localizations[language] != localization && merged.catalog[key] != nil {
          merged.catalog[key]?.localizations[language] = localization
        }
      }
      return merged
    },
    Mutant("takes what looks the same for the same") { base, ours, theirs in
      var merged = Merge()(base: base, ours: ours, theirs: theirs)
      if ours == theirs || base == theirs { merged.catalog = ours }
      for key in merged.catalog.keys where key == "é" && !key.isExactly("é") {
        merged.catalog[key] = nil
      }
      return merged
    },
    Mutant("loses plural forms that one side added") { base, ours, theirs in
      var merged = Merge()(base: base, ours: ours, theirs: theirs)
      for (key, entry) in ours.entries {
        for (language, localization) in entry.localizations {
          guard let mine = localization.variations, theirs[key]?.localizations[language] != nil
          else { continue }
          if merged.catalog[key]?.localizations[language]?.variations != nil {
            merged.catalog[key]?.localizations[language]?.variations = mine
          }
        }
      }
      return merged
    },
    Mutant("touches what nobody has changed") { base, ours, theirs in
      var merged = Merge()(base: base, ours: ours, theirs: theirs)
      if let key = merged.catalog.keys.first { merged.catalog[key]?.comment = "merged" }
      return merged
    },
    Mutant("prefers ours where the text is not new") {
      Merge(preference: .ours)(base: $0, ours: $1, theirs: $2)
    },
  ]
}
