package import PhrasebookModel

/// Why a project's own description of itself cannot be used.
package struct ScopeFailure: Error, Hashable {
  /// The problem, its place, and how to fix it.
  package var diagnostic: Diagnostic

  package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
