import PhrasebookExtract
import PhrasebookModel

/// Reads of a run's files what can matter, in rounds: what one round reads or asks for tells what
/// the next one needs.
struct ExtractionRounds {
  private let workers: Workers
  private let functions: [String]
  private var selection: Selection
  private(set) var files: [FileReading]

  private let keeps: Bool
  /// One number for the declarations of the run, as far as they are read.
  private(set) var program: UInt64 = 0

  /// How often what resolution asks for is looked for in further files.
  private static let maximumRounds = 6

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
    keeps = pack != nil
    enum Piece: Sendable {
      case selection(Selection)
      case file(FileReading)
    }
    // Apple's declarations are read beside the files.
    let pieces = workers.map(paths.count + 1, tool: FileReading.Tool()) { tool, index in
      if index == 0 { return Piece.selection(Selection(functions: functions)) }
      var file = FileReading(path: paths[index - 1])
      file.look(known: index <= known.count ? known[index - 1] : nil, in: pack, &tool)
      return .file(file)
    }
    files = pieces.compactMap { if case .file(let file) = $0 { file } else { nil } }
    if case .selection(let made)? = pieces.first {
      selection = made
    } else {
      selection = Selection(functions: functions)
    }
    for file in files { selection.want(file.wanted) }
  }

  /// Everything that is localizable in the files.
  mutating func extraction() -> Extraction {
    read(onlyDeclaring: true)
    for _ in 0..<Self.maximumRounds {
      while read(onlyDeclaring: false) {}
      guard resolve() else { break }
    }
    var extraction = Resolving.extraction(
      files.compactMap { file in file.findings.map { (file.path, $0) } })
    let failures = files.compactMap { file in file.failure?.diagnostic(of: file.path) }
    extraction.diagnostics = (failures + extraction.diagnostics).sorted(by: Self.precedes)
    return extraction
  }

  /// Reads what the names so far ask for; false where nothing is left to read.
  @discardableResult
  private mutating func read(onlyDeclaring: Bool) -> Bool {
    var work: [(index: Int, need: Selection.Need, digest: UInt64)] = []
    for (index, file) in files.enumerated() where file.failure == nil {
      if onlyDeclaring, !selection.mayDeclare(file.scan) { continue }
      let need = max(file.need, selection.need(of: file.scan))
      let digest = need == .everything ? selection.digest(of: file.scan) : 0
      if need > file.need || digest != file.digest { work.append((index, need, digest)) }
    }
    guard !work.isEmpty else { return false }
    let (pieces, current, interest) = (work, files, selection.interest())
    let read = workers.map(work.count, tool: FileReading.Tool()) { tool, index in
      let piece = pieces[index]
      var file = current[piece.index]
      file.read(piece.need, interest, digest: piece.digest, &tool)
      return file
    }
    for (piece, file) in zip(work, read) {
      files[piece.index] = file
      guard let facts = file.facts else { continue }
      selection.learn(from: facts)
      if piece.need == .everything { selection.use(file.scan) }
    }
    return true
  }

  /// Resolves the files that are read to the full; true where that asks for further files.
  private mutating func resolve() -> Bool {
    let known = files.indices.filter { files[$0].facts != nil }
    let facts = known.compactMap { files[$0].facts }
    if keeps {
      program = known.map { files[$0].declarations }.withUnsafeBytes { ContentHash(of: $0).low }
      for index in known where files[index].findings == nil {
        files[index].restoreFindings(program: program)
      }
      if known.allSatisfy({ files[$0].need != .everything || files[$0].findings != nil }) {
        return forget(askingFor: [])
      }
    }
    let functions = functions
    guard let resolving = workers.run({ Resolving(facts, functions: functions) }) else {
      return false
    }
    let work = known.indices.filter {
      files[known[$0]].need == .everything && files[known[$0]].findings == nil
    }
    let found = workers.map(work.count, tool: resolving.reader) { reader, index in
      reader.findings(in: facts[work[index]], index: work[index])
    }
    var wanted: Set<String> = []
    for (place, findings) in zip(work, found) {
      files[known[place]].findings = findings
      files[known[place]].wanted.formUnion(findings.wanted)
      wanted.formUnion(findings.wanted)
    }
    return forget(askingFor: wanted)
  }

  /// Asks for the declarations of names; files whose findings they can change are resolved again.
  private mutating func forget(askingFor wanted: Set<String>) -> Bool {
    selection.want(wanted)
    let further = files.filter { selection.need(of: $0.scan) > $0.need }
    guard !further.isEmpty else { return false }
    let declared = Set(further.flatMap(\.scan.declared))
    for index in files.indices {
      guard let findings = files[index].findings else { continue }
      if findings.wants(anyOf: declared) { files[index].findings = nil }
    }
    return true
  }

  private static func precedes(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    guard let first = a.location, let second = b.location else { return a.location == nil }
    return first == second ? a.message < b.message : first < second
  }
}
