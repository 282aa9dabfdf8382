import PhrasebookModel
package import PhrasebookSync

/// What `phrasebook.yml` says; whatever it leaves out is nil or empty.
package struct Settings: Hashable, Sendable {
  /// One module as the file lists it; paths count from the file's folder.
  package struct ListedModule: Hashable, Sendable {
    package var name: String
    var sources: [Glob] = []
    /// Where the file names the sources.
    var place: Location?
    var exclude: [Glob] = []
    /// Catalogs, or folders of them.
    package var catalogs: [Glob] = []
  }

  /// What the file says of the translation memory.
  package enum MemorySetting: Hashable, Sendable {
    /// There is none, and none is made.
    case off
    /// A path, relative to the file's folder.
    case file(String)
  }

  /// The folder of the file, absolute.
  package var folder: String
  /// Nil if the package or the Xcode project describes the modules.
  package var modules: [ListedModule]?
  /// What is left out of everything.
  var exclude: [Glob] = []
  /// Functions and macros whose first argument is a key.
  package var functions: [String] = []
  package var keepReviewed: SyncOptions.KeepReviewed?
  /// The language of the texts in the code, for new catalogs.
  package var sourceLanguage: String?
  /// The languages that count even where a catalog has nothing in them.
  package var languages: [String] = []
  /// Nil for the usual place.
  package var memory: MemorySetting?
  /// What the audit should know, the glossary among it.
  package var audit = AuditRules()

  package init(folder: String) { self.folder = folder }

  /// Whether the file leaves the absolute `path` out of everything.
  package func excludes(_ path: String) -> Bool {
    path != folder && exclude.contains { $0.matches(path) }
  }
}
