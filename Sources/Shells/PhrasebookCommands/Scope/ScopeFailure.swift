import PhrasebookModel

/// Why a project's own description of itself cannot be used.
struct ScopeFailure: Error, Hashable {
  /// What is wrong, where, and how to mend it.
  var diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
