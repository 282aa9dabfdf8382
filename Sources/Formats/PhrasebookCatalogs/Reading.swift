public import PhrasebookModel

/// The result of reading a file: the catalog, and diagnostics about the parts that could not be
/// read.
public struct Reading: Sendable {
  /// The catalog.
  public var catalog: Catalog
  /// The warnings of the reader.
  public var diagnostics: [Diagnostic]

  /// Creates a result.
  public init(_ catalog: Catalog, diagnostics: [Diagnostic] = []) {
    self.catalog = catalog
    self.diagnostics = diagnostics
  }
}

/// A file that cannot be used at all; it is best left untouched.
public struct UnreadableFile: Error, Hashable, Sendable {
  /// The error with its place and the fix.
  public let diagnostic: Diagnostic

  /// Creates an error.
  public init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
