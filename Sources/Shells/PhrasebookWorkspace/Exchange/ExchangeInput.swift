package import PhrasebookProjects
import Phrasebook
package import PhrasebookFormats
import PhrasebookModel

/// Reads what translators sent: files and folders in, exchanges out.
package struct ExchangeInput {
  /// The format; nil to take it from each file's name.
  package var format: (any ExchangeFormat.Type)?
  /// The language of files without one.
  package var language: String?
  package let activity: Activity

  /// A file that was read.
  package struct Opened {
    var path: String
    /// The path within the folder that was named; nil if the file itself was.
    var pathInFolder: String?
    var exchange: Exchange
    /// Whether the language comes only from the file's name.
    var isLanguageGuessed = false
    /// The origin of the language.
    var languageOrigin: ExchangeReading.LanguageOrigin = .content
    /// Whether the caller chose the language among related ones.
    var isLanguageChosen = false
    /// A table name for a file that lacks it.
    var assumedTable: String?
    /// The bundle that it lies in, which knows what went out.
    var bundle: LocalizationCatalog?

    /// The same without a language that comes only from the name and is unknown.
    var withLikelyLanguage: Opened {
      guard isLanguageGuessed, let language = exchange.targetLanguage,
        !LanguageSpelling.isKnownLanguage(language)
      else { return self }
      var opened = self
      opened.exchange.targetLanguage = nil
      return opened
    }
  }

  /// A file to read, and the bundle that contains it.
  private struct InputFile: Sendable {
    var path: String
    /// The path within the folder that was named; nil if the file itself was.
    var pathInFolder: String?
    var bundle: LocalizationCatalog?
    var format: any ExchangeFormat.Type
  }

  /// The result of reading a file: an exchange with its diagnostics, or an error.
  private struct Outcome: Sendable {
    var reading: ExchangeReading?
    var diagnostics: [Diagnostic]
  }

  /// Reads files and folders; errors are reported and make the run fail.
  package func read(_ paths: [String]) -> [Opened] {
    let inputs = paths.flatMap(inputs)
    let outcomes = Workers(jobs: ExtractionRun.cores).map(inputs.count) { Self.open(inputs[$0]) }
    var pathLanguages: Set<String> = []
    let opened = zip(inputs, outcomes).compactMap { input, outcome -> Opened? in
      outcome.diagnostics.forEach(activity.report)
      // A reader warns of the parts that it leaves out.
      if outcome.diagnostics.contains(where: { $0.severity == .warning }) {
        activity.noteOmission()
      }
      guard let reading = outcome.reading else { return nil }
      var opened = Opened(
        path: input.path, pathInFolder: input.pathInFolder, exchange: reading.exchange,
        assumedTable: reading.assumedTable,
        bundle: input.bundle)
      if reading.languageOrigin != .content, let found = opened.exchange.targetLanguage,
        LanguageSpelling.isKnownLanguage(found)
      {
        pathLanguages.insert(LanguageSpelling.folded(found))
      }
      decideLanguage(of: &opened, from: reading.languageOrigin)
      return opened
    }
    // One word for files of several languages would put all of them into one.
    if language != nil, pathLanguages.count > 1 {
      let names = pathLanguages.sorted().prefix(6).joined(separator: ", ")
      activity.report(
        Diagnostic(
          .error,
          """
          --languages is for files of one language, but by their paths these are in \(names); \
          omit it, or import them one at a time
          """))
    }
    return opened
  }

  /// The language in the file comes first, then the caller's, then that of the path.
  private func decideLanguage(
    of opened: inout Opened, from origin: ExchangeReading.LanguageOrigin
  ) {
    opened.languageOrigin = origin
    guard let found = opened.exchange.targetLanguage else {
      opened.exchange.targetLanguage = language
      opened.isLanguageChosen = language != nil
      return
    }
    switch (origin, language) {
    case (.content, let language?)
    where LikelySubtags.areRelated(found, language) || !KnownLanguages.contain(found):
      opened.isLanguageChosen = true
      guard !LanguageSpelling.isSame(found, language) else { break }
      opened.exchange.targetLanguage = language
      activity.report(
        Diagnostic(
          .note,
          "\(opened.path): the file states the language \(found.quoted); imported as \(language)"))
    case (.content, let language?) where !LanguageSpelling.isSame(found, language):
      activity.report(
        Diagnostic(
          .note,
          """
          \(opened.path): the file states the language \(found.quoted), which is used; --languages is for files that do not state one
          """))
    case (.content, _): break
    case (.folder, let language?), (.name, let language?):
      opened.exchange.targetLanguage = language
      opened.isLanguageChosen = true
    case (.folder, nil): break
    case (.name, nil): opened.isLanguageGuessed = true
    }
  }

  /// The files of a path.
  private func inputs(_ path: String) -> [InputFile] {
    guard let status = FileStatus(path: path) else {
      activity.report(FileFailure(path, "no such file or folder").diagnostic)
      return []
    }
    guard status.kind == .folder else { return input(path, in: nil).map { [$0] } ?? [] }
    if Self.isBundle(path) { return bundle(path).map { [$0] } ?? [] }
    let root = FilePath.absolute(path)
    let tree = FileTree(root) { _, _ in true }
    let spelling = Spelling(given: path)
    let files = tree.files.filter { format(of: $0) != nil }
    let bundles = tree.packages.filter(Self.isBundle).map(spelling.spell)
    if files.isEmpty, bundles.isEmpty {
      activity.report(FileFailure(path, "the folder holds no file that can be imported").diagnostic)
    }
    let inputs = files.compactMap { file in
      var input = input(spelling.spell(file), in: nil)
      input?.pathInFolder = FilePath.remainder(of: file, in: root)
      return input
    }
    return inputs + bundles.compactMap(bundle)
  }

  private func bundle(_ path: String) -> InputFile? {
    let bundle = LocalizationCatalog(path: FilePath.trimmed(path))
    do {
      return input(try bundle.file(), in: bundle)
    } catch {
      activity.report(error.diagnostic)
      return nil
    }
  }

  private func input(_ path: String, in bundle: LocalizationCatalog?) -> InputFile? {
    if let format = format(of: path) {
      return InputFile(path: path, bundle: bundle, format: format)
    }
    if ["xlsx", "xls", "ods", "numbers"].contains(where: { path.lowercased().hasSuffix(".\($0)") })
    {
      activity.report(
        FileFailure(path, "spreadsheets are imported as CSV; save the sheet as CSV UTF-8")
          .diagnostic)
      return nil
    }
    let names = Set(allExchangeFormats.flatMap { $0.fileExtensions }).sorted()
    activity.report(
      FileFailure(
        path,
        """
        its name ends like no file that can be imported (\(names.joined(separator: ", "))); \
        choose the format with --as
        """
      ).diagnostic)
    return nil
  }

  private static func open(_ input: InputFile) -> Outcome {
    do {
      let reading = try input.format.read(
        ExchangeFile(path: input.path, bytes: try FileContent.read(input.path)))
      return Outcome(reading: reading, diagnostics: reading.diagnostics)
    } catch let failure as FileFailure {
      return Outcome(diagnostics: [failure.diagnostic])
    } catch let failure as UnreadableFile {
      return Outcome(diagnostics: [failure.diagnostic])
    } catch {
      return Outcome(diagnostics: [
        Diagnostic(.error, "\(input.path): \(String(describing: error))")
      ])
    }
  }

  private func format(of path: String) -> (any ExchangeFormat.Type)? {
    format ?? ExchangeFormats.of(path: path)
  }

  private static func isBundle(_ path: String) -> Bool {
    FilePath.trimmed(path).lowercased().hasSuffix(".xcloc")
  }
}
