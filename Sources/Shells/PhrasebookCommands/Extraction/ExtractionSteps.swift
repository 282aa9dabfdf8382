import PhrasebookExtract
import PhrasebookModel

/// The steps of one run: a look at all files, a second one at those that other files concern, then
/// what matters in each is read and resolved.
struct ExtractionSteps {
  private let workers: Workers
  private let functions: [String]
  private let interest: Interest
  private(set) var files: [FileReading]

  /// Looks at all files.
  ///
  /// - Parameters:
  ///   - known: The contents that files still have, in the order of the paths.
  ///   - pack: What is known of contents; nil where nothing is to be kept.
  init(
    _ paths: [String], functions: [String], workers: Workers, known: [ContentHash?] = [],
    pack: FactsPack? = nil
  ) {
    self.workers = workers
    self.functions = functions
    var selection = Selection(functions: functions)
    let interest = selection.interest
    let unlearned = selection
    files = workers.map(paths.count, tool: FileReading.Tool(interest)) { tool, index in
      var file = FileReading(path: paths[index])
      file.look(
        known: index < known.count ? known[index] : nil, in: pack, unlearned, &tool)
      return file
    }
    // An alias of a localizable type makes files say more, which may make others say more.
    for _ in 0..<Self.maximumLooks {
      let hasMore = selection.learn(from: files.map(\.outline))
      let (looked, learned) = (files, selection)
      files = workers.map(looked.count, tool: FileReading.Tool(learned.interest)) { tool, index in
        var file = looked[index]
        file.lookAgain(learned, &tool)
        return file
      }
      if !hasMore { break }
    }
    self.interest = selection.interest
  }

  private static let maximumLooks = 8

  /// Everything that is localizable in the files.
  mutating func extraction() -> Extraction {
    resolve()
    var extraction = Resolving.extraction(
      files.compactMap { file in file.findings.map { (file.path, $0) } })
    let failures = files.compactMap { file in file.failure?.diagnostic(of: file.path) }
    extraction.diagnostics = (failures + extraction.diagnostics).sorted(by: Self.precedes)
    return extraction
  }

  private mutating func resolve() {
    let (files, interest) = (files, interest)
    let resolving = Resolving(files.map(\.source), functions: functions) { files[$0].text() }
    // The longest first, so that no thread is left with one of them at the end.
    let work = files.indices.map { ($0, files[$0].weight) }.filter { $0.1 > 0 }
      .sorted { $0.1 > $1.1 }.map(\.0)
    let resolved = workers.map(work.count, tool: resolving.reader) { reader, index in
      var file = files[work[index]]
      file.resolve(with: reader, interest, index: work[index])
      return file
    }
    for (index, file) in zip(work, resolved) { self.files[index] = file }
  }

  private static func precedes(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    guard let first = a.location, let second = b.location else { return a.location == nil }
    return first == second ? a.message < b.message : first < second
  }
}
