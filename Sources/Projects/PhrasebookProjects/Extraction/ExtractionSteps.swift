import PhrasebookExtract
import PhrasebookModel

/// The steps of one run: a look at all files, a second one at those that other files concern, then
/// what matters in each is read and resolved.
struct ExtractionSteps {
  let workers: Workers
  let maximumTime: SourceTime
  let functions: [String]
  /// Before and after the declarations of the run were learned.
  let unlearned: RelevanceAnalysis
  let relevance: RelevanceAnalysis
  /// The files of the run, and behind them those of other modules, whose declarations count.
  var files: [FileReading]
  /// The number of files of the run itself.
  let count: Int
  /// The paths of the types that the run declares; empty without other modules.
  let hidden: Set<UInt32>
  /// The declarations of the run, once it is resolved.
  var resolving: Resolving?

  /// Looks at all files.
  ///
  /// - Parameters:
  ///   - context: Other modules; those that a file of the run imports, and those that these export, are
  ///     looked at too.
  ///   - known: The contents that files still have, in the order of the paths, then of the context.
  ///   - facts: The cache entries of contents; nil for no cache.
  ///   - reads: The files that other runs of the operation have read.
  ///   - last: The files of the last run that are unchanged.
  ///   - maximumTime: The time that a thread works on a file in one step before it is given up.
  init(
    _ paths: [String], context: [ContextModule] = [], functions: [String], workers: Workers,
    known: [ContentHash?] = [], facts: FactsCache? = nil, reads: SourceReads? = nil,
    last: [String: FileReading] = [:], maximumTime: SourceTime = .standard
  ) {
    self.maximumTime = maximumTime
    self.workers = workers
    self.functions = functions
    var relevance = RelevanceAnalysis(functions: functions)
    let first = FirstLook(
      functions: functions, workers: workers, facts: facts, reads: reads, last: last,
      maximumTime: maximumTime)
    let unlearned = relevance
    self.unlearned = unlearned
    func look(_ paths: [String], at start: Int) -> [FileReading] {
      first.files(paths, unlearned, known: known.dropFirst(start))
    }
    files = look(paths, at: 0)
    count = paths.count
    // Only other modules ask for these.
    let imports = context.isEmpty ? [] : Set(files.flatMap(\.outline.imports))
    let hidden = context.isEmpty ? [] : Set(files.flatMap(\.outline.declaredPaths))
    self.hidden = hidden
    files += Self.files(of: context, importedBy: imports, from: paths.count) {
      look($0, at: $1).map { $0.exported(hiding: hidden) }
    }
    // An alias of a localizable type makes more of a file relevant, which may affect other files.
    for _ in 0..<Self.maximumLooks {
      let hasMore = relevance.learn(from: files.map(\.shown))
      let (looked, learned) = (files, relevance)
      let limit = maximumTime.limit(
        of: { looked[$0].path }, late: { FileReading?.some(looked[$0].givenUp()) })
      let tool = FileReading.Tool.self
      let changed = workers.map(looked.count, tool: tool.init(learned.relevant), limit: limit) {
        tool, index -> FileReading? in
        guard looked[index].isConcerned(by: learned) else { return nil }
        var file = looked[index]
        file.lookAgain(learned, &tool)
        return file
      }
      for (index, file) in changed.enumerated() { if let file { files[index] = file } }
      if !hasMore { break }
    }
    self.relevance = relevance
  }

  private static let maximumLooks = 8

  /// Everything that is localizable in the files, once they are resolved.
  func extraction() -> Extraction {
    var extraction = Resolving.extraction(
      files[..<count].compactMap { file in file.findings.map { (file.path, $0) } })
    extraction.diagnostics = diagnostics(besides: extraction.diagnostics)
    return extraction
  }

  /// The problems of the files, and those of their findings.
  func diagnostics(besides found: [Diagnostic]) -> [Diagnostic] {
    let failures = files.indices.prefix(count).compactMap { index in
      files[index].failure?.diagnostic(of: files[index].path)
    }
    return (failures + found).sorted(by: Self.precedes)
  }

  /// Finds the localizable strings of each file.
  mutating func resolve() {
    let origins = files.map(\.origin)
    let resolving = Resolving(files.map(\.source), functions: functions) { origins[$0].text() }
    self.resolving = resolving
    resolve(Array(files.indices.prefix(count)), with: resolving)
  }

  /// Finds the localizable strings of some files.
  mutating func resolve(_ indices: [Int], with resolving: Resolving) {
    // The longest first, so that no thread is left with one of them at the end.
    let work = indices.map { ($0, files[$0].weight) }.filter { $0.1 > 0 }
      .sorted { $0.1 > $1.1 }.map(\.0)
    let (open, relevant) = (work.map { files[$0] }, relevance.relevant)
    let limit = maximumTime.limit(open)
    let resolved = workers.map(work.count, tool: resolving.reader, limit: limit) {
      reader, place in
      var file = open[place]
      file.resolve(with: reader, relevant, index: work[place])
      return file
    }
    for (index, file) in zip(work, resolved) { files[index] = file }
  }

  private static func precedes(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    guard let first = a.location, let second = b.location else { return a.location == nil }
    return first == second ? a.message < b.message : first < second
  }
}
