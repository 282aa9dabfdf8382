import PhrasebookExtract
import PhrasebookModel
import struct PhrasebookPlatform.Mutex

/// The sources of one module of a project that stays open, with their last extraction: a changed file
/// costs what is in it, and in the files that look its declarations up.
final class LiveGroup: Sendable {
  let paths: [String]
  let functions: [String]
  private let state: Mutex<State>

  fileprivate struct State: Sendable {
    /// The files before the first extraction of the group, if others have read them.
    var known: [String: FileReading]
    var steps: ExtractionSteps?
    var gathered: GatheredFindings?
    /// The places in the run of each file that it has looked at.
    var places: [String: [Int]] = [:]
    /// The files that have changed since.
    var changed: Set<String> = []
    var extraction: Extraction?
  }

  /// - Parameter known: Files that are as they were read.
  init(_ paths: [String], functions: [String], known: [String: FileReading]) {
    self.paths = paths
    self.functions = functions
    state = Mutex(State(known: known))
  }

  /// Drops what is known of some files.
  func forget(_ files: Set<String>) {
    state.withLock { state in
      for file in files {
        if state.places[file] != nil { state.changed.insert(file) }
        state.known[file] = nil
      }
    }
  }

  /// The files of the group as they were last read, without those that have changed.
  var readings: [String: FileReading] {
    state.withLock { state in
      guard let steps = state.steps else { return state.known }
      let own = steps.files.prefix(steps.count).filter { !state.changed.contains($0.path) }
      return Dictionary(own.map { ($0.path, $0) }) { first, _ in first }
    }
  }

  /// The strings of the group.
  ///
  /// - Parameters:
  ///   - context: The modules that the files may import.
  ///   - reads: The files that other groups have read.
  func extraction(
    _ context: () -> [ContextModule], workers: Workers, reads: SourceReads
  ) -> Extraction {
    state.withLock { state in
      if state.changed.isEmpty, let extraction = state.extraction { return extraction }
      let new = state.updated(reads) ?? state.made(self, context(), workers, reads)
      state.changed = []
      // Everything that is derived from the last value is known to hold as long as it is the same.
      if let last = state.extraction, new.isSameValue(as: last), new.diagnostics == last.diagnostics
      {
        return last
      }
      state.extraction = new
      return new
    }
  }
}

extension LiveGroup.State {
  /// The strings after the changes; nil if the run has to begin again.
  fileprivate mutating func updated(_ reads: SourceReads) -> Extraction? {
    let indices = Set(changed.flatMap { places[$0] ?? [] }).sorted()
    guard !indices.isEmpty, let changes = steps?.update(indices, reads: reads) else { return nil }
    let files = steps?.files ?? []
    gathered?.replace(changes) { (files[$0].path, files[$0].findings) }
    return current
  }

  /// The strings of a new run.
  fileprivate mutating func made(
    _ group: LiveGroup, _ context: [ContextModule], _ workers: Workers, _ reads: SourceReads
  ) -> Extraction {
    var last = known
    if let steps {
      for file in steps.files.prefix(steps.count) { last[file.path] = file }
      for file in changed { last[file] = nil }
    }
    var new = ExtractionSteps(
      group.paths, context: context, functions: group.functions, workers: workers,
      facts: last.isEmpty ? reads.facts(group.functions) : FactsCache(), reads: reads, last: last)
    new.resolve()
    places = [:]
    for (index, file) in new.files.enumerated() where file.isLooked {
      places[file.path, default: []].append(index)
    }
    gathered = GatheredFindings(
      new.files.prefix(new.count).map { (name: $0.path, findings: $0.findings) })
    steps = new
    known = [:]
    if let extraction { gathered?.keep(extraction) }
    return current ?? Extraction()
  }

  private var current: Extraction? {
    guard let steps, var extraction = gathered?.extraction else { return nil }
    extraction.diagnostics = steps.diagnostics(besides: extraction.diagnostics)
    return extraction
  }
}
