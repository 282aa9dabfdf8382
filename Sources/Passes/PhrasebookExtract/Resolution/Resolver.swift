import PhrasebookModel

/// The second step: the facts of all files of a run, held against the API table and each other.
///
/// Safe to read from one thread at a time; `reader` makes one for another thread.
struct Resolver: Sendable {
  private(set) var program: Program
  let functions: NamedFunctions

  /// Apple's declarations, read once.
  static let apple: Program = {
    var program = Program()
    for text in AppleInterface.all {
      var text = text
      let facts = text.withUTF8 { FactsReader.read($0) }
      program.add(facts, file: -1)
    }
    return program
  }()

  init(_ files: [Facts], functions: [String]) {
    var program = Program(copyOf: Self.apple)
    for (index, facts) in files.enumerated() { program.add(facts, file: index) }
    self.program = program.reader
    self.functions = NamedFunctions(functions)
  }

  /// The same resolver for one thread.
  var reader: Resolver {
    var reader = self
    reader.program = program.reader
    return reader
  }

  /// What one file has.
  struct FileResult: Sendable {
    var sites: [Site]
    var open: [OpenSite]
    /// Names whose declarations would tell more; some other file may have them.
    var wanted: Set<String>
  }

  func resolve(_ facts: Facts, index: Int) -> FileResult {
    var checker = Checker(program: program, file: index, functions: functions)
    checker.check(facts)
    return FileResult(sites: checker.sites, open: checker.open, wanted: checker.wanted)
  }
}
