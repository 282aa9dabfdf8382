import Phrasebook
package import PhrasebookFormats

/// The options of `export`.
package struct ExportRequest: Sendable {
  package var format: any ExchangeFormat.Type
  /// Empty for all of the catalogs.
  package var languages: [String]
  /// The folder for the files, created if missing.
  package var folder: String
  /// The only statuses of translations; empty for all. A translation that is missing is new, too.
  package var statuses: Set<StringStatus> = []
  /// A revision of git: only strings that changed since then.
  package var revision: String?
  /// The parts that have files of their own.
  package var split: Split = .none
  /// Whether the places in the code that use a string go along, if the format has a place for them.
  package var hasReferences = false
  /// The tool that the files are for; nil for any.
  package var tool: ExchangeTool?
  /// Whether strings without a translation are left out.
  package var omitsUntranslated = false
  /// Whether strings without a translation have their source text in formats that leave them out.
  package var fillsUntranslated = false
  /// The place that lists languages which catalogs do not have yet.
  var listing: LanguageListing = .option
  /// Whether files that Phrasebook did not make may be replaced.
  package var isForced = false

  /// The parts of a project that translators get files for.
  package enum Split: String, CaseIterable, Sendable {
    /// One file per language.
    case none
    /// A folder for each table, such as that of a screen.
    case table
    /// A folder for each module.
    case module
  }

  /// A place where a user lists languages.
  enum LanguageListing {
    case option
    /// `languages` below `exchange` in phrasebook.yml.
    case settings

    /// The error for catalogs without a translation.
    func nothingTranslated(in path: String) -> Phrase {
      switch self {
      case .option: "\(path): nothing is translated yet; use --languages to choose some"
      case .settings:
        "\(path): nothing is translated yet; list languages below exchange in phrasebook.yml"
      }
    }
  }

  package init(
    as format: any ExchangeFormat.Type, languages: [String], to folder: String = "."
  ) {
    self.format = format
    self.languages = languages
    self.folder = folder
  }

  /// Whether only a part of the strings is exported.
  var isPartial: Bool { !statuses.isEmpty || revision != nil || omitsUntranslated }
}
