package import PhrasebookModel

/// The reason why a project's own description of itself cannot be used.
package struct ScopeFailure: Error, Hashable {
  /// The problem, its place, and how to fix it.
  package var diagnostic: Diagnostic
  /// Further problems of the same file.
  package var others: [Diagnostic] = []

  package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  /// All problems of the file.
  var all: [Diagnostic] { [diagnostic] + others }

  /// The number of problems after which the others are left out.
  private static let most = 50

  /// Visits the items of a file, also those after a problem.
  ///
  /// - Throws: The problems together.
  static func each<Item>(
    _ items: some Sequence<Item>, _ visit: (Item) throws(ScopeFailure) -> Void
  ) throws(ScopeFailure) {
    var failure: ScopeFailure?
    for item in items {
      do throws(ScopeFailure) {
        try visit(item)
      } catch {
        guard let first = failure else {
          failure = error
          continue
        }
        if first.others.count < most { failure?.others += error.all }
      }
    }
    if let failure { throw failure }
  }
}
