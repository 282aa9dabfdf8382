import PhrasebookProjects

/// The result of an operation that wrote nothing, and the files that it would have written.
package struct Preview<Result> {
  package var result: Result
  /// By path.
  package var changes: [FilePreview]
}

extension Preview: Sendable where Result: Sendable {}

/// One file before and after an operation.
package struct FilePreview: Sendable {
  /// Spelled as PATH was given.
  package var file: String
  /// Nil for a new file.
  package var old: [UInt8]?
  /// Nil for a removed file.
  package var new: [UInt8]?
}

extension Workspace {
  /// Runs operations of this workspace on the calling thread without writing a file.
  package func preview<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Preview<Result> {
    let collected = try StagedFiles.collect(work)
    let spelling = spelling
    return Preview(
      result: collected.result,
      changes: collected.changes.map { change in
        FilePreview(
          file: spelling.spell(change.path), old: change.old,
          new: change.isRemoved ? nil : change.new)
      })
  }
}
