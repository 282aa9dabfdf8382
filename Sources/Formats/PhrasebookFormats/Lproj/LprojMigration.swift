import CatalogJSON
import Phrasebook
package import PhrasebookModel

/// Converts one table of `.lproj` folders to a String Catalog: the `.strings` and `.stringsdict` of
/// each language in, a catalog out, with diagnostics about everything that it cannot represent.
///
/// Texts are `translated`, entries `migrated`: the next sync makes those the code's own that the code
/// still has. Keys keep the order of the source language's files.
package struct LprojMigration: Sendable {
  /// A table of one language as it was read.
  package struct LanguageTable: Sendable {
    /// The file, spelled as in messages.
    package var path: String
    /// As spelled in catalogs; `Base.lproj` has the texts of the source language.
    package var language: String
    /// Whether it is a `.stringsdict`, whose texts hide those of the `.strings` beside it.
    package var isDictionary: Bool
    package var table: LprojTable

    /// - Parameter place: The whole path, if `path` lacks the language.
    package init(path: String, place: String? = nil, table: LprojTable) {
      let place = LprojPath(place ?? path)
      self.path = path
      language = place.catalogLanguage ?? ""
      isDictionary = place.fileExtension == "stringsdict"
      self.table = table
    }
  }

  package private(set) var catalog: Catalog
  package private(set) var diagnostics: [Diagnostic] = []
  /// The files that have something the catalog has not: they are best kept.
  package private(set) var incomplete: Set<String> = []

  package init(_ parts: [LanguageTable], sourceLanguage: String) {
    catalog = Catalog(sourceLanguage: sourceLanguage, version: "1.0")
    // The source language first, whose order and comments count; Base fills its gaps; within a
    // language, the dictionary hides the plain texts.
    func rank(_ part: LanguageTable) -> Int {
      let place =
        part.language == sourceLanguage ? 0 : part.language.lowercased() == "base" ? 1 : 2
      return place * 2 + (part.isDictionary ? 1 : 0)
    }
    let sorted = parts.sorted { a, b in
      if rank(a) / 2 != rank(b) / 2 { return rank(a) < rank(b) }
      if a.language != b.language { return a.language.precedes(b.language) }
      return rank(a) < rank(b)
    }
    var entries: [ExactString: Entry] = [:]
    var order: [ExactString] = []
    for part in sorted {
      take(part, sourceLanguage, &entries, &order)
    }
    for key in order { catalog[key.text] = entries[key] }
  }

  private mutating func take(
    _ part: LanguageTable, _ sourceLanguage: String, _ entries: inout [ExactString: Entry],
    _ order: inout [ExactString]
  ) {
    let isBase = part.language.lowercased() == "base"
    let language = isBase ? sourceLanguage : part.language
    report(part)
    if !isBase, language.prefix(while: { $0 != "-" }).utf8.count > 3 {
      diagnostics.append(
        Diagnostic(
          .warning,
          "\(language.quoted) is not a language code; rename the folder to a code, such as fr.lproj",
          at: Location(file: part.path, line: 1, column: 1)))
    }
    var hidden: [LprojTable.Entry] = []
    var otherComments: [LprojTable.Entry] = []
    for item in part.table.entries {
      let key = ExactString(item.key)
      if entries[key] == nil {
        entries[key] = Entry(extractionState: .migrated)
        order.append(key)
      }
      if let comment = item.comment {
        if let known = entries[key]?.comment {
          if !known.isExactly(comment) { otherComments.append(item) }
        } else {
          entries[key]?.comment = comment
        }
      }
      if let known = entries[key]?.localizations[language] {
        // A key of Base that the source language has too is never shown.
        if known != item.localization { hidden.append(item) }
        if isBase { continue }
      }
      entries[key]?.localizations[language] = item.localization
      if item.localization.lacksOther {
        diagnostics.append(
          Diagnostic(
            .warning,
            "\(item.key.quoted) has plural forms without other, which compile needs; add it",
            at: item.location))
      }
    }
    summarize(hidden, part) { count, first in
      isBase
        ? "\(count) hidden by the strings of \(sourceLanguage).lproj, the first is \(first)"
        : "the .stringsdict hides \(count) of the .strings file, the first is \(first)"
    }
    summarize(otherComments, part) { count, first in
      "\(count) with another comment than the one that is kept, the first is \(first)"
    }
  }

  /// Reports the diagnostics of the reader: an entry that it left out does not make the whole fail.
  private mutating func report(_ part: LanguageTable) {
    for diagnostic in part.table.diagnostics {
      guard diagnostic.severity == .error else {
        diagnostics.append(diagnostic)
        continue
      }
      incomplete.insert(part.path)
      diagnostics.append(
        Diagnostic(
          .warning, "\(diagnostic.text); a catalog cannot represent this, so the entry is skipped",
          at: diagnostic.location))
    }
    if let first = part.table.looseComments.first {
      let count = part.table.looseComments.count
      diagnostics.append(
        Diagnostic(
          .note,
          count == 1
            ? "1 comment belongs to no key and is skipped"
            : "\(count) comments belong to no key and are skipped",
          at: Location(file: part.path, line: first.line, column: 1)))
    }
  }

  private mutating func summarize(
    _ entries: [LprojTable.Entry], _ part: LanguageTable, _ sentence: (Phrase, String) -> Phrase
  ) {
    guard let first = entries.first else { return }
    diagnostics.append(
      Diagnostic(
        .note, sentence(entries.count.of(.keys), first.key.quoted),
        at: first.location))
  }
}

extension Localization {
  /// Whether a plural has forms, but lacks the one for every other number.
  fileprivate var lacksOther: Bool {
    let parts = substitutions.map(\.value.variations) + [variations]
    return parts.contains { $0?.lacksOther == true }
  }
}

extension Variations {
  fileprivate var lacksOther: Bool {
    kinds.contains { kind, cases in
      kind == CatalogVariation.plural.text && !cases.isEmpty && cases["other"] == nil
        || cases.contains { $0.value.lacksOther }
    }
  }
}
