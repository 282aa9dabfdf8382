public import PhrasebookModel

/// What a reader made of a file: what it understood, and what it has to say about the rest.
public struct Reading: Sendable {
  public var catalog: Catalog
  public var diagnostics: [Diagnostic]

  public init(_ catalog: Catalog, diagnostics: [Diagnostic] = []) {
    self.catalog = catalog
    self.diagnostics = diagnostics
  }
}

/// A file that cannot be used at all; it is best left untouched.
public struct UnreadableFile: Error, Hashable, Sendable {
  /// What is wrong and how to mend it, with the place.
  public let diagnostic: Diagnostic

  public init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
