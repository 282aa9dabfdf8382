package import PhrasebookModel

/// The second step for the files of one run, file by file, so that a caller can spread it over
/// threads.
package struct Resolving: Sendable {
  private let library: Library
  private let functions: NamedFunctions

  /// Collects the declarations of a run's files.
  ///
  /// - Parameter text: The text of a file, by its index; empty if it cannot be had.
  package init(
    _ files: [Source], functions: [String], text: @escaping @Sendable (Int) -> [UInt8]
  ) {
    library = Library(files, text: text)
    self.functions = NamedFunctions(functions)
  }

  private init(_ library: Library, _ functions: NamedFunctions) {
    self.library = library
    self.functions = functions
  }

  /// The same step after files of the run have changed; nil if that is too much to follow.
  ///
  /// - Parameters:
  ///   - changes: The changed files, by their place in the run.
  ///   - text: The text of a file, by its place, as before.
  /// - Returns: The step, and the names whose declarations differ.
  package func replacing(
    _ changes: [(index: Int, source: Source)], text: @escaping @Sendable (Int) -> [UInt8]
  ) -> (resolving: Resolving, names: Set<UInt32>)? {
    var next = library.reading(text)
    var names: Set<UInt32> = []
    for (index, source) in changes {
      names.formUnion(source.outline.changedNames(since: next.source(index).outline))
      guard let replaced = next.replacing(index, with: source) else { return nil }
      next = replaced
    }
    return (Resolving(next, functions), names)
  }

  /// The tool with which one thread resolves files.
  package var reader: Reader { Reader(program: Program(library), functions: functions) }

  /// One thread's part of the work.
  package struct Reader {
    let program: Program
    let functions: NamedFunctions

    /// A hash of the run's declarations of some names.
    package func digest(of names: [UInt32]) -> UInt64 { program.digest(of: names) }

    /// Resolves a file of the run that has been read.
    ///
    /// - Parameter index: The place of the file in the run.
    package func findings(in facts: Facts, index: Int) -> Findings {
      program.asking.begin()
      program.overloads = OverloadCost()
      var findings = Findings()
      add(facts, index: index, to: &findings)
      return complete(findings)
    }

    /// Resolves what matters in a file of the run, piece by piece.
    package func findings(
      in bytes: UnsafeBufferPointer<UInt8>, _ outline: Outline, index: Int
    ) -> Findings {
      program.asking.begin()
      program.overloads = OverloadCost()
      var findings = Findings()
      let places = PlaceTable(bytes)
      Excerpt.each(of: outline, in: bytes) { excerpt in
        let facts = excerpt.facts(places)
        guard facts.isBroken, excerpt.items.count > 1 else {
          return add(facts, index: index, to: &findings)
        }
        // A mistake in one item does not affect the others.
        Excerpt.each(of: outline, in: bytes, among: excerpt.items, upTo: 0) {
          add($0.facts(places, in: outline), index: index, to: &findings)
        }
      }
      return complete(findings)
    }

    /// The findings with what is known at the end of the file.
    func complete(_ findings: Findings) -> Findings {
      var findings = findings
      if let diagnostic = program.overloads.diagnostic { findings.diagnostics.append(diagnostic) }
      findings.asked = program.asking.names.sorted()
      return findings
    }

    func add(_ facts: Facts, index: Int, to findings: inout Findings) {
      var checker = Checker(program: program, file: index, functions: functions)
      // Handed over, so that each list grows in place.
      swap(&checker.findings, &findings)
      checker.check(facts)
      swap(&checker.findings, &findings)
      findings.add(facts.diagnostics)
    }
  }

  /// The findings of one file. Locations have no file name, so that findings are cached by content:
  /// `extraction(_:)` fills it in.
  package struct Findings: Sendable {
    var sites: [Site] = []
    var undeterminable: [UndeterminableSite] = []
    var hardCoded: [FixedText] = []
    var concatenations: [Concatenation] = []
    var formatCalls: [FormatCall] = []
    var diagnostics: [Diagnostic] = []
    /// The names whose declarations this depends on; sorted.
    package var asked: [UInt32] = []

    package init() {}

    /// Adds problems of a file; each is reported once, at its first place.
    mutating func add(_ problems: [Diagnostic]) {
      for problem in problems where !diagnostics.contains(where: { $0.text == problem.text }) {
        diagnostics.append(problem)
      }
    }
  }

  /// Joins the findings of a run's files.
  package static func extraction(_ all: [(file: String, findings: Findings)]) -> Extraction {
    var gathering = Gathering()
    for (file, findings) in all { gathering.add(findings, file: file) }
    return gathering.extraction()
  }
}
