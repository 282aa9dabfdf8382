import Phrasebook
import PhrasebookFormats
package import PhrasebookModel
import PhrasebookProjects

/// The options of `extract`.
package struct ExtractRequest: Sendable {
  package enum Format: String, CaseIterable, Sendable {
    case json, stringsdata, xcstrings, facts
  }

  /// Files, catalogs and folders.
  package var paths: [String] = []
  /// A file that lists more of them, one a line; `-` is standard input.
  package var fileList: String?
  /// Files of facts of the modules that the sources import.
  package var imports: [String] = []
  /// Functions whose first argument is a key; empty for those of the settings.
  package var functions: [String] = []
  package var format: Format = .json
  /// The file or folder to write to; nil for the format's own place.
  package var output: String?
  /// Whether files that Phrasebook did not make may be replaced.
  package var isForced = false

  package init() {}
}

/// The result of `extract`.
package struct ExtractResult: Sendable {
  package var extraction = Extraction()
  package var diagnostics: [Diagnostic] = []
  /// Whether the sources were read; if not, a diagnostic has the reason.
  package var isComplete = false
}

extension Workspace {
  /// Extracts the strings of sources, and writes them as files if the format is one of files.
  package func extract(_ request: ExtractRequest) throws(CancellationError) -> ExtractResult {
    let files = SourceFiles(activity: activity, isStrict: extraction.isStrict)
    if let list = request.fileList { files.add(list: list) }
    let paths = request.paths.isEmpty && request.fileList == nil ? ["."] : request.paths
    for path in paths { files.add(path) }
    var result = ExtractResult()
    if request.format == .facts {
      writeFacts(of: files, request)
    } else if let found = strings(of: files, request) {
      var code = found.extraction
      // Not a key in every SDK: an entry of a catalog stays, and nothing is added.
      code.strings.removeAll(where: \.isInactive)
      code.diagnostics = code.diagnostics.map(files.weighed)
      result.extraction = code.joined(by: files.resourceTexts())
      result.isComplete = true
      for var diagnostic in result.extraction.diagnostics {
        if request.format != .json, diagnostic.skipsSource { diagnostic.severity = .error }
        activity.report(diagnostic)
      }
      try activity.checkCancellation()
      let writer = writer(for: files, of: found.sources, request)
      // Files of a part of the sources would look like those of all.
      switch activity.hasFailed ? .json : request.format {
      case .stringsdata: writer.write(result.extraction, as: .stringsdata)
      case .xcstrings: writer.write(result.extraction, as: .xcstrings)
      case .json, .facts: break
      }
    }
    try activity.checkCancellation()
    result.diagnostics = activity.diagnostics
    return result
  }

  /// The first step of extraction for one source, which build systems spread over machines.
  private func writeFacts(of files: SourceFiles, _ request: ExtractRequest) {
    guard let source = files.paths.first, files.paths.count == 1, files.hasOnlySources,
      !FactsFile.isNamed(source)
    else {
      return activity.report(
        Diagnostic(
          .error,
          """
          --format facts takes one Swift, Objective-C or C source; a build system runs it for each \
          file
          """))
    }
    writer(for: files, of: files.paths, request).write(factsOf: source)
  }

  private func writer(
    for files: SourceFiles, of sources: [String], _ request: ExtractRequest
  ) -> ExtractionWriter {
    ExtractionWriter(
      activity: activity, output: request.output, isForced: request.isForced, files: files,
      sources: sources)
  }

  /// The strings that a sync finds for a catalog; nil if the request is not for one catalog.
  private func stringsOfCatalog(_ request: ExtractRequest) -> Extraction? {
    guard let path = request.paths.first, request.paths.count == 1, path.hasSuffix(".xcstrings"),
      request.fileList == nil, request.imports.isEmpty, let scope = try? ScopeFinder.find(path),
      var catalog = scope.catalogs.first(where: { $0.sources != nil })
    else { return nil }
    if !request.functions.isEmpty { catalog.functions = request.functions }
    let supply = ExtractionSupply(extraction, scope: scope, spelling: Spelling(given: path))
    guard let found = supply.extraction(for: catalog) else { return nil }
    guard let bytes = try? FileContent.read(path),
      let reading = try? XCStrings.read(bytes, file: path)
    else { return found }
    var extraction = found
    if let lookedUp = supply.lookedUp(for: catalog, reading.catalog, found) {
      lookedUp.notes.forEach(activity.report)
      extraction = lookedUp.extraction
    }
    // A sync adds no keys of code that is not built.
    if let built = supply.built(extraction, adding: reading.catalog, for: catalog) {
      extraction = built
      extraction.strings.removeAll(where: \.isInactive)
    }
    if let scanned = supply.scanned(extraction, for: catalog, reading.catalog) {
      scanned.notes.forEach(activity.report)
      extraction = scanned.extraction
      extraction.strings.removeAll(where: \.isInactive)
    }
    return extraction
  }

  /// Both steps of extraction, or only the second if the first was done before.
  private func strings(of files: SourceFiles, _ request: ExtractRequest) -> FactsRun.Result? {
    var run = extraction
    run.functions =
      request.functions.isEmpty ? files.settings?.functions ?? [] : request.functions
    if let extraction = stringsOfCatalog(request), files.hasOnlySources {
      return FactsRun.Result(extraction: extraction, sources: files.paths)
    }
    guard files.paths.contains(where: FactsFile.isNamed) || !request.imports.isEmpty else {
      return FactsRun.Result(extraction: run.extract(files: files.paths), sources: files.paths)
    }
    let found = FactsRun(
      files: files.paths, context: request.imports, functions: run.functions, jobs: run.jobs
    ).result()
    guard found.refusals.isEmpty else {
      found.refusals.forEach(activity.report)
      return nil
    }
    return found
  }
}
