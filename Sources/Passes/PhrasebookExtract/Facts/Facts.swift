package import PhrasebookModel

/// The parts of one source file that extraction may need: a value that depends only on the file's
/// bytes, so it can be cached by content and made on any machine.
public struct Facts: Hashable, Sendable {
  /// The statements and declarations at the top of the file.
  package var block: Block
  /// The parts that could not be read; the locations get the file's name when the files of a run
  /// are joined.
  package var diagnostics: [Diagnostic]

  /// The modules that the file imports, by `NameHash`, sorted; empty for an excerpt.
  package var imports: [UInt32] = []

  /// Whether something does not parse, but not so much that the source was skipped.
  var isBroken: Bool { !diagnostics.isEmpty && !diagnostics.contains(where: \.skipsSource) }
}

extension Location {
  /// A location in a file whose name is filled in later.
  init(_ place: Place) {
    self.init(file: "", line: Int(place.line), column: Int(place.column))
  }
}
