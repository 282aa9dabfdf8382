package import PhrasebookProjects

/// The result of an operation that wrote nothing, and the files that it would have written.
package struct Preview<Result> {
  package var result: Result
  /// By path, spelled as PATH was given.
  package var changes: [StagedFiles.Change]
}

extension Preview: Sendable where Result: Sendable {}

extension Workspace {
  /// Runs operations of this workspace on the calling thread without writing a file.
  package func preview<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Preview<Result> {
    let collected = try StagedFiles.collect(work)
    let spelling = spelling
    var changes = collected.changes
    for index in changes.indices { changes[index].path = spelling.spell(changes[index].path) }
    return Preview(result: collected.result, changes: changes)
  }
}
