import PhrasebookExtract
import PhrasebookModel

/// The steps of one run: a look at all files, a second one at those that other files concern, then
/// what matters in each is read and resolved.
struct ExtractionSteps {
  private let workers: Workers
  private let maximumTime: Duration
  private let functions: [String]
  private let relevant: RelevantNames
  /// The files of the run, and behind them those of other modules, whose declarations count.
  package private(set) var files: [FileReading]
  /// How many files are of the run itself.
  private let count: Int

  /// Looks at all files.
  ///
  /// - Parameters:
  ///   - context: Other modules; those that a file of the run imports are looked at too.
  ///   - known: The contents that files still have, in the order of the paths, then of the context.
  ///   - pack: The cache entries of contents; nil for no cache.
  ///   - reads: The files that other runs of the operation have read.
  ///   - last: The files of the last run that are unchanged.
  ///   - maximumTime: How long a thread works on a file in one step before the file is given up.
  init(
    _ paths: [String], context: [ContextModule] = [], functions: [String], workers: Workers,
    known: [ContentHash?] = [], pack: FactsPack? = nil, reads: SourceReads? = nil,
    last: [String: FileReading] = [:], maximumTime: Duration = SourceFile.maximumTime
  ) {
    self.maximumTime = maximumTime
    self.workers = workers
    self.functions = functions
    var relevance = RelevanceAnalysis(functions: functions)
    let relevant = relevance.relevant
    let unlearned = relevance
    let before = reads?.files(functions) ?? [:]
    func look(_ paths: [String], at start: Int) -> [FileReading] {
      let limit = WorkLimit(maximumTime) { FileReading(path: paths[$0]).givenUp() }
      let looked = workers.map(paths.count, tool: FileReading.Tool(relevant), limit: limit) {
        tool, index in
        var file = FileReading(path: paths[index])
        let known = start + index < known.count ? known[start + index] : nil
        file.look(
          known: known, in: pack, read: last[paths[index]] ?? before[paths[index]], unlearned,
          &tool)
        return file
      }
      reads?.add(looked, functions)
      return looked
    }
    files = look(paths, at: 0)
    count = paths.count
    // Only other modules ask for these.
    let imports = context.isEmpty ? [] : Set(files.flatMap(\.outline.imports))
    let hidden = context.isEmpty ? [] : Set(files.flatMap(\.outline.declaredPaths))
    var start = paths.count
    for module in context {
      if imports.contains(NameHash.of(ContextModule.importName(of: module.name))) {
        files += look(module.sources, at: start).map { $0.exported(hiding: hidden) }
      } else {
        files += module.sources.map { FileReading(path: $0) }
      }
      start += module.sources.count
    }
    // An alias of a localizable type makes more of a file relevant, which may affect other files.
    for _ in 0..<Self.maximumLooks {
      let hasMore = relevance.learn(from: files.map(\.shown))
      let (looked, learned) = (files, relevance)
      let limit = WorkLimit<FileReading?>(maximumTime) { looked[$0].givenUp() }
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
    self.relevant = relevance.relevant
  }

  private static let maximumLooks = 8

  /// Everything that is localizable in the files, once they are resolved.
  func extraction() -> Extraction {
    var extraction = Resolving.extraction(
      files[..<count].compactMap { file in file.findings.map { (file.path, $0) } })
    let failures = files[..<count].compactMap { file in file.failure?.diagnostic(of: file.path) }
    extraction.diagnostics = (failures + extraction.diagnostics).sorted(by: Self.precedes)
    return extraction
  }

  /// Finds the localizable strings of each file.
  mutating func resolve() {
    let (files, relevant) = (files, relevant)
    let resolving = Resolving(files.map(\.source), functions: functions) { files[$0].text() }
    // The longest first, so that no thread is left with one of them at the end.
    let work = files.indices.prefix(count).map { ($0, files[$0].weight) }.filter { $0.1 > 0 }
      .sorted { $0.1 > $1.1 }.map(\.0)
    let limit = WorkLimit(maximumTime) { files[work[$0]].givenUp() }
    let resolved = workers.map(work.count, tool: resolving.reader, limit: limit) {
      reader, index in
      var file = files[work[index]]
      file.resolve(with: reader, relevant, index: work[index])
      return file
    }
    for (index, file) in zip(work, resolved) { self.files[index] = file }
  }

  private static func precedes(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    guard let first = a.location, let second = b.location else { return a.location == nil }
    return first == second ? a.message < b.message : first < second
  }
}
