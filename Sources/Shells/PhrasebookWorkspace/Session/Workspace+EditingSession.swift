extension Workspace {
  /// Opens the catalogs of the project to people who edit strings.
  ///
  /// - Returns: Nil, with diagnostics, if no catalog can be read.
  package func editingSession() -> EditingSession? { EditingSession(self) }
}
