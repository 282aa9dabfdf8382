import Phrasebook
import PhrasebookAudit
import PhrasebookFormats
package import PhrasebookModel
package import PhrasebookProjects

/// The options of `glossary export`.
package struct GlossaryExportRequest: Sendable {
  /// The file to write, .tbx or .csv.
  package var file: String
  /// Whether a file that Phrasebook did not make may be replaced.
  package var isForced: Bool

  package init(to file: String, isForced: Bool = false) {
    self.file = file
    self.isForced = isForced
  }
}

/// The result of exporting or importing a glossary.
package struct GlossaryResult: Sendable {
  /// The written file; nil if nothing was written.
  package var file: String?
  /// The number of terms in a written glossary.
  package var terms = 0
  /// The terms that were added to the settings, changed in them, and left for a person.
  package var outcome = GlossaryText.Outcome()
  package var diagnostics: [Diagnostic] = []

  /// Creates the result of nothing.
  package init() {}
}

extension Workspace {
  /// Writes the glossary of phrasebook.yml as TBX or CSV, by the end of the file's name.
  package func exportGlossary(
    _ request: GlossaryExportRequest
  ) throws(CancellationError) -> GlossaryResult {
    let file = request.file
    var result = try perform(or: GlossaryResult()) {
      try Self.checkName(file)
      let settings = try settings(of: path)
      guard !activity.hasFailed else { return GlossaryResult() }
      var base = Termbase(sourceLanguage: settings?.sourceLanguage ?? sourceLanguage)
      for term in settings?.audit.settings.glossary ?? [] {
        var entry = Termbase.Entry(term: term.term)
        entry.isNotTranslated = term.isNotTranslated
        entry.isCaseSensitive = term.isCaseSensitive
        for (language, words) in term.translations.sorted(by: { $0.key < $1.key }) {
          entry.translations[language] = words
        }
        base.entries.append(entry)
      }
      try OutputFiles(.exchange, isForced: request.isForced).write(
        [(path: file, bytes: base.bytes(for: file))], below: FilePath.folder(file))
      var result = GlossaryResult()
      result.file = file
      result.terms = base.entries.count
      return result
    }
    result.diagnostics = activity.diagnostics
    return result
  }

  /// Adds the terms of a TBX or CSV file to the glossary of phrasebook.yml; its other lines stay as
  /// they are.
  package func importGlossary(from file: String) throws(CancellationError) -> GlossaryResult {
    var result = try perform(or: GlossaryResult()) {
      try Self.checkName(file)
      let scope = try ScopeFinder.find(path)
      let source = scope.settings?.sourceLanguage ?? sourceLanguage
      let read = try Termbase.read(
        ExchangeFile(path: file, bytes: try FileContent.read(file)), sourceLanguage: source)
      let terms = read.entries.compactMap { entry -> GlossaryTerm? in
        guard entry.isNotTranslated || !entry.translations.isEmpty else {
          activity.report(
            Diagnostic(
              .note, "the term \(entry.term.quoted) has no translation; left out",
              at: entry.location))
          return nil
        }
        return GlossaryTerm(
          entry.term,
          translations: Dictionary(
            entry.translations.map { ($0, $1) }, uniquingKeysWith: { first, _ in first }),
          isNotTranslated: entry.isNotTranslated, isCaseSensitive: entry.isCaseSensitive)
      }
      return try merge(terms, into: settingsFile(scope.settings))
    }
    result.diagnostics = activity.diagnostics
    return result
  }

  private func merge(_ terms: [GlossaryTerm], into file: String) throws -> GlossaryResult {
    var result = GlossaryResult()
    let reader = SettingsReader(file: file, folder: FilePath.folder(FilePath.absolute(file)))
    func merged(_ bytes: [UInt8]) throws -> [UInt8] {
      var text = try GlossaryText(bytes, reader: reader)
      result.outcome = text.merge(terms)
      // The file must be read as it was written.
      _ = try reader.read(text.bytes)
      return result.outcome.added.isEmpty && result.outcome.changed.isEmpty ? bytes : text.bytes
    }
    if FileStatus(path: file) == nil {
      let bytes = try merged([])
      if !result.outcome.added.isEmpty { try CatalogFile.create(file, bytes) }
    } else {
      _ = try CatalogFile.update(file) { try merged($0) }
    }
    result.file = file
    for term in result.outcome.skipped {
      activity.noteOmission()
      activity.report(
        Diagnostic(
          .warning, "\(file): the term \(term.quoted) has a comment in its lines; change it there"))
    }
    return result
  }

  /// The settings of the project, which are created if missing.
  private func settingsFile(_ settings: Settings?) -> String {
    let folder = settings?.folder ?? FilePath.absolute(path)
    let names = ProjectFiles.settingsNames.map { FilePath.join(folder, $0) }
    let file = names.first { FileStatus(path: $0) != nil } ?? names[0]
    return Spelling(given: path).spell(file)
  }

  /// The source language of the first catalog.
  private var sourceLanguage: String {
    CatalogFiles.open([path], activity: activity).first?.catalog.sourceLanguage ?? "en"
  }

  private static func checkName(_ file: String) throws(FileFailure) {
    guard Termbase.fileExtensions.contains(where: { file.lowercased().hasSuffix(".\($0)") }) else {
      throw FileFailure(file, "a glossary is a .tbx or .csv file")
    }
  }
}
