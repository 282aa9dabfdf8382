import PhrasebookExtract
package import PhrasebookModel

/// Facts of sources in, everything that is localizable in them out: the second step of extraction,
/// for a build system that has made the first one for each file.
package struct FactsRun {
  /// Files of facts, and sources beside them.
  package var files: [String]
  /// Files of facts of the modules that these import.
  package var context: [String] = []
  package var functions: [String] = []
  package var jobs: Int

  package init(
    files: [String], context: [String] = [], functions: [String] = [], jobs: Int
  ) {
    self.files = files
    self.context = context
    self.functions = functions
    self.jobs = jobs
  }

  /// Extracts from the files.
  package struct Result: Sendable {
    package var extraction = Extraction()
    /// The sources that the facts are of.
    package var sources: [String] = []
    /// Errors in the facts; the other files must not be used then.
    package var refusals: [Diagnostic] = []

    package init(extraction: Extraction = Extraction(), sources: [String] = []) {
      self.extraction = extraction
      self.sources = sources
    }
  }

  /// Everything that is localizable in the files.
  package func result() -> Result {
    let workers = Workers(jobs: jobs)
    // Facts may nest deeply: they are taken apart on a deep stack, too.
    return workers.run { result(workers) } ?? Result()
  }

  private enum Loaded: Sendable {
    case facts(Extract.SourceFacts)
    case refusal(Diagnostic)
    /// A source without usable facts; the others are used.
    case failure(Diagnostic)
  }

  private func result(_ workers: Workers) -> Result {
    var result = Result()
    var failures: [Diagnostic] = []
    func facts(_ paths: [String]) -> [Extract.SourceFacts] {
      let limit = SourceTime.standard.limit(
        of: { paths[$0] },
        late: { Loaded.failure(SourceFile.slow.diagnostic(of: paths[$0])) })
      return workers.map(paths.count, tool: (), limit: limit) { _, index in
        Self.load(paths[index])
      }.compactMap { loaded in
        switch loaded {
        case .facts(let facts): return facts
        case .refusal(let diagnostic): result.refusals.append(diagnostic)
        case .failure(let diagnostic): failures.append(diagnostic)
        }
        return nil
      }
    }
    let context = facts(Set(self.context).sorted())
    // A source that is given twice, as such and by its facts, is one.
    var seen: Set<String> = []
    let own = facts(Set(files).sorted()).sorted { $0.file < $1.file }
      .filter { seen.insert($0.file).inserted }
    guard result.refusals.isEmpty else { return result }
    let resolving = Extract.resolving(own, context: context, functions: functions)
    let findings = workers.map(own.count, tool: resolving.reader) { reader, index in
      reader.findings(in: own[index].facts, index: index)
    }
    result.extraction = Resolving.extraction(
      zip(own, findings).map { (file: $0.file, findings: $1) })
    result.extraction.diagnostics = failures + result.extraction.diagnostics
    result.sources = own.map(\.file)
    return result
  }

  private static func load(_ path: String) -> Loaded {
    do throws(FactsFile.Refusal) {
      return .facts(
        FactsFile.isNamed(path) ? try FactsFile.read(path) : try FactsFile.facts(of: path))
    } catch {
      return FactsFile.isNamed(path) ? .refusal(error.diagnostic) : .failure(error.diagnostic)
    }
  }
}
