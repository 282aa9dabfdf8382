import Phrasebook
package import PhrasebookMemory
package import PhrasebookModel
import PhrasebookProjects

/// The contents of a translation memory.
package struct MemoryStats: Sendable {
  /// The memory's file.
  package var file: String
  /// The size of the file in bytes.
  package var size: Int
  package var pairs: [Memory.PairCount]
  package var diagnostics: [Diagnostic]
}

/// The results of a search of a translation memory.
package struct MemorySearchResult: Sendable {
  package enum Found: Sendable {
    /// Matches for a text, with scores.
    case matches([MemoryHit])
    /// Units that contain some words.
    case units([MemoryUnit])
  }

  package var found: Found
  package var diagnostics: [Diagnostic]
}

/// The options of a search of a translation memory.
package struct MemorySearchRequest: Sendable {
  package var text: String
  /// The language of the text.
  package var source: String
  /// The language of the translations; nil searches for words in any language.
  package var target: String?
  /// The only language of units with the words; nil for any.
  package var language: String?
  package var minimumScore: Int
  /// The most results.
  package var limit: Int

  package init(
    _ text: String, from source: String = "en", to target: String? = nil, language: String? = nil,
    minimumScore: Int = Memory.usualMinimum, limit: Int
  ) {
    self.text = text
    self.source = source
    self.target = target
    self.language = language
    self.minimumScore = minimumScore
    self.limit = limit
  }
}

/// The translation memory of a project.
package struct WorkspaceMemory: Sendable {
  let workspace: Workspace
  /// The memory's file; nil for the project's own.
  let file: String?

  private var activity: Activity { workspace.activity }

  /// Adds catalogs, TMX files and files of all exchange formats; a preview adds them to a copy that
  /// is not saved.
  ///
  /// - Parameters:
  ///   - language: The language of files that do not name it.
  ///   - source: The source language of files that do not name it.
  ///   - didTake: Called for each file once it is on the disk.
  package func importFiles(
    _ files: [String], language: String?, source: String?,
    didTake: (MemoryInput.Outcome) -> Void = { _ in }
  ) throws(CancellationError) -> [MemoryInput.Outcome] {
    let missing = files.filter { FileStatus(path: $0) == nil }
    for file in missing {
      activity.report(FileFailure(file, "no such file or folder").diagnostic)
    }
    guard missing.count < files.count,
      let (memory, location) = open(StagedFiles.current == nil ? .making : .trying)
    else { return [] }
    defer { memory.close() }
    let input = MemoryInput(
      memory: memory, location: location, language: language, source: source, activity: activity)
    var outcomes: [MemoryInput.Outcome] = []
    for file in files where !missing.contains(file) {
      try activity.checkCancellation()
      let taken = input.take(file)
      taken.forEach(didTake)
      outcomes += taken
    }
    return outcomes
  }

  /// Writes the memory as a TMX, CSV or TSV file.
  ///
  /// - Parameters:
  ///   - languages: The languages of translations; empty for all.
  ///   - isForced: Whether a file that Phrasebook did not make may be replaced.
  /// - Returns: The number of units in the file; nil if it could not be written.
  package func export(
    to target: String, source: String?, languages: [String], isForced: Bool = false
  ) throws(CancellationError) -> Int? {
    guard let (memory, _) = open(.reading) else { return nil }
    defer { memory.close() }
    let count = MemoryExport(
      memory: memory, source: source, languages: languages, isForced: isForced, activity: activity
    ).write(to: target)
    try activity.checkCancellation()
    return count
  }

  /// Finds matches for a text, or units with some words.
  package func search(
    _ request: MemorySearchRequest
  ) throws(CancellationError) -> MemorySearchResult? {
    guard let (memory, _) = open(.reading) else { return nil }
    defer { memory.close() }
    let found = try workspace.perform(or: MemorySearchResult.Found?.none) {
      guard let target = request.target else {
        return .units(
          try memory.search(request.text, language: request.language, limit: request.limit))
      }
      let query = MemoryQuery(
        request.text, from: request.source, to: target, minimum: request.minimumScore,
        limit: request.limit)
      return .matches(try memory.hits(for: query))
    }
    return found.map { MemorySearchResult(found: $0, diagnostics: activity.diagnostics) }
  }

  /// Counts the units by pair of languages.
  package func stats() throws(CancellationError) -> MemoryStats? {
    guard let (memory, location) = open(.reading) else { return nil }
    let pairs = try workspace.perform(or: [Memory.PairCount]?.none) { try memory.counts() }
    memory.close()
    return pairs.map { pairs in
      MemoryStats(
        file: location.file, size: FileStatus(path: location.file)?.size ?? 0, pairs: pairs,
        diagnostics: activity.diagnostics)
    }
  }

  /// Opens the memory; nil, with a diagnostic, if that is not possible.
  private func open(
    _ access: Memory.Access
  ) -> (memory: Memory, location: MemoryLocation)? {
    do {
      guard let location = try MemoryLocation.located(workspace.path, file: file) else {
        activity.report(
          Diagnostic(
            .error, "phrasebook.yml turns the memory off; use --memory to choose a file"))
        return nil
      }
      if access == .making { try location.prepare() }
      return (try Memory(at: location.file, access), location)
    } catch {
      workspace.report(error)
      return nil
    }
  }
}

extension Workspace {
  /// The translation memory of the project.
  ///
  /// - Parameter file: The memory's file; nil for the project's own.
  package func memory(at file: String? = nil) -> WorkspaceMemory {
    WorkspaceMemory(workspace: self, file: file)
  }
}
