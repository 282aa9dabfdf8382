extension String {
  /// One text for all names that some disk takes for one: they differ only in case (`ß` is `SS`
  /// there, hence upper case first) or in Unicode normalization, which `==` ignores.
  package var foldedFileName: String { uppercased().lowercased() }
}
