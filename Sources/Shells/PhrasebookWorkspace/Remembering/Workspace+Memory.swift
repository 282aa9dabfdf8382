import Phrasebook
package import PhrasebookMemory
package import PhrasebookModel
import PhrasebookProjects

/// The options of `memory stats`.
package struct MemoryStatsRequest: Sendable {
  /// The memory's file; nil for the project's own.
  package var memory: String?

  package init(memory: String? = nil) { self.memory = memory }
}

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
    case matches([MemoryMatch])
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
  /// The memory's file; nil for the project's own.
  package var memory: String?

  package init(
    _ text: String, from source: String = "en", to target: String? = nil, language: String? = nil,
    minimumScore: Int = Memory.usualMinimum, limit: Int, memory: String? = nil
  ) {
    self.text = text
    self.source = source
    self.target = target
    self.language = language
    self.minimumScore = minimumScore
    self.limit = limit
    self.memory = memory
  }
}

extension Workspace {
  /// Finds matches for a text in the translation memory, or units with some words.
  ///
  /// - Returns: Nil, with a diagnostic, if the memory cannot be read.
  package func searchMemory(
    _ request: MemorySearchRequest
  ) throws(CancellationError) -> MemorySearchResult? {
    guard let (memory, _) = openMemory(request.memory, .reading) else { return nil }
    defer { memory.close() }
    let found = try perform(or: MemorySearchResult.Found?.none) {
      guard let target = request.target else {
        return .units(
          try memory.search(request.text, language: request.language, limit: request.limit))
      }
      let query = MemoryQuery(
        request.text, from: request.source, to: target, minimum: request.minimumScore,
        limit: request.limit)
      return .matches(try memory.matches(for: query))
    }
    return found.map { MemorySearchResult(found: $0, diagnostics: activity.diagnostics) }
  }

  /// Counts the units of the translation memory by pair of languages.
  ///
  /// - Returns: Nil, with a diagnostic, if the memory cannot be read.
  package func memoryStats(
    _ request: MemoryStatsRequest
  ) throws(CancellationError) -> MemoryStats? {
    guard let (memory, location) = openMemory(request.memory, .reading) else { return nil }
    let pairs = try perform(or: [Memory.PairCount]?.none) { try memory.counts() }
    memory.close()
    return pairs.map { pairs in
      MemoryStats(
        file: location.file, size: FileStatus(path: location.file)?.size ?? 0, pairs: pairs,
        diagnostics: activity.diagnostics)
    }
  }

  /// Opens the translation memory; nil, with a diagnostic, if that is not possible.
  ///
  /// - Parameter file: The memory's file; nil for the project's own.
  func openMemory(
    _ file: String?, _ access: Memory.Access
  ) -> (memory: Memory, location: MemoryLocation)? {
    do {
      guard let location = try MemoryLocation.located(path, file: file) else {
        activity.report(
          Diagnostic(
            .error, "phrasebook.yml turns the memory off; use --memory to choose a file"))
        return nil
      }
      if access == .making { try location.prepare() }
      return (try Memory(at: location.file, access), location)
    } catch {
      report(error)
      return nil
    }
  }
}
