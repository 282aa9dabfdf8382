package import PhrasebookModel
package import PhrasebookSync

/// The content of `phrasebook.yml`; missing settings are nil or empty.
package struct Settings: Hashable, Sendable {
  /// One module as the file lists it; paths count from the file's folder.
  package struct ListedModule: Hashable, Sendable {
    package var name: String
    var sources: [Glob] = []
    /// The place in the file that lists the sources.
    var place: Location?
    var exclude: [Glob] = []
    /// Catalogs, or folders of them.
    package var catalogs: [Glob] = []
  }

  /// The setting of the translation memory.
  package enum MemorySetting: Hashable, Sendable {
    /// The memory is not used and not created.
    case off
    /// A path, relative to the file's folder.
    case file(String)
  }

  /// Files for translators that stay in step with the catalogs.
  package struct ExchangeSetting: Hashable, Sendable {
    /// A format as `export --as` names it.
    package var format: String
    /// The folder of the files, relative to the folder of the settings.
    package var folder: String
    /// The languages; all of the catalogs if empty.
    package var languages: [String] = []
  }

  /// The folder of the file, absolute.
  package var folder: String
  /// Nil if the package or the Xcode project describes the modules.
  package var modules: [ListedModule]?
  /// The files that are excluded from everything.
  var exclude: [Glob] = []
  /// Functions and macros whose first argument is a key.
  package var functions: [String] = []
  package var keepReviewed: SyncOptions.KeepReviewed?
  /// The language of the texts in the code, for new catalogs.
  package var sourceLanguage: String?
  /// Languages that count even if a catalog lacks translations in them.
  package var languages: [String] = []
  /// Whether conditions of every build configuration may be set, and not only the usual one's.
  package var countsAllConfigurations = false
  /// The state of what `translate` fills in; nil for the usual one.
  package var filledState: State?
  /// The states that `translate` may give a text.
  package static let filledStates: [State] = [.needsReview, .machineTranslated, .translated]
  /// Nil for the usual place.
  package var memory: MemorySetting?
  /// The files for translators that are kept in step; nil if not configured.
  package var exchange: ExchangeSetting?
  /// The settings of the audit, with the glossary and the forbidden terms.
  package var audit = AuditSection()

  package init(folder: String) { self.folder = folder }

  /// Whether the file leaves the absolute `path` out of everything.
  package func excludes(_ path: String) -> Bool {
    path != folder && exclude.contains { $0.matches(path) }
  }
}
