package import PhrasebookModel

/// The second step for one set of facts, file by file, so that a caller can spread it over threads.
package struct Resolving: Sendable {
  private let resolver: Resolver

  /// Takes in the declarations of a run.
  package init(_ facts: [Facts], functions: [String]) {
    resolver = Resolver(facts, functions: functions)
  }

  private init(_ resolver: Resolver) { self.resolver = resolver }

  /// The same for one more thread, with a memory of its own.
  package var reader: Resolving { Resolving(resolver.reader) }

  /// Resolves one file of the run.
  ///
  /// - Parameter index: The place of the facts in the list that this was made from.
  package func findings(in facts: Facts, index: Int) -> Findings {
    Findings(result: resolver.resolve(facts, index: index), notes: facts.diagnostics)
  }

  /// What one file has.
  package struct Findings: Sendable {
    let result: Resolver.FileResult
    let notes: [Facts.Note]
    /// Names whose declarations would tell more; a file that is not read yet may have them.
    package var wanted: Set<String> { result.wanted }

    /// True where one of some names, given by their hashes, is wanted.
    package func wants(anyOf names: Set<UInt32>) -> Bool {
      result.wanted.contains { names.contains(NameHash.of($0)) }
    }
  }

  /// Joins what the files of a run have.
  package static func extraction(_ all: [(file: String, findings: Findings)]) -> Extraction {
    var gathering = Gathering()
    for (file, findings) in all {
      gathering.add(findings.result, notes: findings.notes, file: file)
    }
    return gathering.extraction()
  }
}
