import Phrasebook
import PhrasebookMemory
package import PhrasebookModel
import PhrasebookProjects

/// The options of `memory import`.
package struct MemoryImportRequest: Sendable {
  /// Catalogs, TMX files, files of all exchange formats, and folders with catalogs.
  package var files: [String]
  /// The language of files that do not name it.
  package var language: String?
  /// The source language of files that do not name it.
  package var source: String?
  /// The memory's file; nil for the project's own.
  package var memory: String?

  package init(
    _ files: [String], language: String? = nil, source: String? = nil, memory: String? = nil
  ) {
    self.files = files
    self.language = language
    self.source = source
    self.memory = memory
  }
}

/// The files that were added to a translation memory.
package struct MemoryImportResult: Sendable {
  /// In the order of the request.
  package var files: [MemoryInput.Outcome] = []
  package var diagnostics: [Diagnostic] = []
}

/// The options of `memory export`.
package struct MemoryExportRequest: Sendable {
  /// A TMX, CSV or TSV file.
  package var target: String
  /// The only source language; nil for all.
  package var source: String?
  /// The languages of translations; empty for all.
  package var languages: [String]
  /// The memory's file; nil for the project's own.
  package var memory: String?
  /// Whether a file that Phrasebook did not make may be replaced.
  package var isForced: Bool

  package init(
    to target: String, source: String? = nil, languages: [String] = [], memory: String? = nil,
    isForced: Bool = false
  ) {
    self.target = target
    self.source = source
    self.languages = languages
    self.memory = memory
    self.isForced = isForced
  }
}

/// The file that a translation memory was written as.
package struct MemoryExportResult: Sendable {
  package var file: String
  /// The number of units in the file.
  package var units: Int
  package var diagnostics: [Diagnostic]
}

extension Workspace {
  /// Adds files to the translation memory; a preview adds them to a copy that is not saved.
  ///
  /// - Parameter didTake: Called for each file once it is on the disk.
  package func importMemory(
    _ request: MemoryImportRequest, didTake: (MemoryInput.Outcome) -> Void = { _ in }
  ) throws(CancellationError) -> MemoryImportResult {
    var result = MemoryImportResult()
    let missing = request.files.filter { FileStatus(path: $0) == nil }
    for file in missing {
      activity.report(FileFailure(file, "no such file or folder").diagnostic)
    }
    if missing.count < request.files.count,
      let (memory, location) = openMemory(
        request.memory, StagedFiles.current == nil ? .making : .trying)
    {
      defer { memory.close() }
      let input = MemoryInput(
        memory: memory, location: location, language: request.language, source: request.source,
        activity: activity)
      for file in request.files where !missing.contains(file) {
        try activity.checkCancellation()
        let taken = input.take(file)
        taken.forEach(didTake)
        result.files += taken
      }
    }
    result.diagnostics = activity.diagnostics
    return result
  }

  /// Writes the translation memory as a TMX, CSV or TSV file.
  ///
  /// - Returns: Nil, with a diagnostic, if that is not possible.
  package func exportMemory(
    _ request: MemoryExportRequest
  ) throws(CancellationError) -> MemoryExportResult? {
    guard let (memory, _) = openMemory(request.memory, .reading) else { return nil }
    defer { memory.close() }
    let units = MemoryExport(request: request, memory: memory, activity: activity).write()
    try activity.checkCancellation()
    return units.map {
      MemoryExportResult(file: request.target, units: $0, diagnostics: activity.diagnostics)
    }
  }
}
