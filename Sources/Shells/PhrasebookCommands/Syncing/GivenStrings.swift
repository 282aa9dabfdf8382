import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync

/// Strings that compilers have written down, one file for each source, instead of the sources.
struct GivenStrings {
  /// The strings of each source, by the source's name as the compiler has it.
  private var parts: [(source: String, extraction: Extraction)] = []
  /// Tables that more than one catalog of the run has: their strings go by source.
  private var ambiguous: Set<String> = []

  init(_ files: [String], for scope: ProjectScope, reporter: Reporter) {
    for file in files {
      let read = reporter.attempt(on: file) {
        try StringsData.read(try FileContent.read(file), file: file)
      }
      guard let extraction = read else { continue }
      let places =
        extraction.strings.flatMap(\.locations) + extraction.undeterminable.map(\.location)
      parts.append((places.first?.file ?? file, extraction))
    }
    let tables = Dictionary(grouping: scope.catalogs, by: \.table)
    ambiguous = Set(tables.filter { $0.value.count > 1 }.keys)
    if reporter.hasFailed, let file = files.first {
      // What is missing must not make anything stale.
      unread = Diagnostic(
        .error, "a stringsdata file could not be read", at: Location(file: file, line: 1, column: 1)
      )
    }
  }

  private var unread: Diagnostic?

  /// The strings for a catalog: all of its table, or where several catalogs have that table, those
  /// of its own sources.
  func extraction(for scope: CatalogScope) -> Extraction {
    let isShared = ambiguous.contains(scope.table)
    let wanted = parts.filter { part in
      guard isShared, let sources = scope.sources else { return true }
      return sources.contains { isSame($0, part.source) }
    }
    var extraction = Extraction.union(wanted.map(\.extraction))
    if let unread { extraction.diagnostics.append(unread) }
    return extraction
  }

  /// A compiler's absolute path may come from another machine: the end of the path decides.
  private func isSame(_ path: String, _ source: String) -> Bool {
    if path == source || path.hasSuffix("/" + FilePath.trimmed(source)) { return true }
    return FilePath.name(path) == FilePath.name(source)
      && FilePath.name(FilePath.folder(path)) == FilePath.name(FilePath.folder(source))
  }
}
