import PhrasebookModel
import PhrasebookProjects

/// The strings of calls that a change would write into a source, as the next sync would extract them.
struct PlannedStrings {
  let project: LiveProject
  /// The source, absolute.
  let file: String
  /// The text after the change.
  let source: [UInt8]

  /// A string, with a catalog that it goes into.
  typealias Found = (string: ExtractedString, catalog: String)

  /// The strings of the calls in a range of the text. Those whose key depends on a type that the code does not
  /// show are left out.
  ///
  /// - Parameter catalogs: The catalogs for which the strings are asked for.
  func strings(in range: Range<Int>, for catalogs: [String]) throws(FileFailure) -> [Found] {
    let text = DocumentText(source)
    func isPlanned(_ place: Location) -> Bool {
      place.file == file && text.offset(of: place).map { range.contains($0) } == true
    }
    let (shown, known) = (OpenBuffers.shared.bytes(of: file), project.known)
    show(source)
    // The project is the same afterwards.
    defer {
      show(shown)
      project.known = known
    }
    let (scope, supply) = try project.current()
    var found: [Found] = []
    for own in scope.catalogs where catalogs.contains(own.catalog) {
      for string in supply.extraction(for: own)?.strings ?? []
      where string.table == own.table && !string.isInactive && !string.hasGuessedSpecifiers
        && string.locations.contains(where: isPlanned)
      {
        found.append((string, own.catalog))
      }
    }
    return found
  }

  /// Has the project read a text in place of the file; nil for the file.
  private func show(_ text: [UInt8]?) {
    OpenBuffers.shared.set(text, for: file)
    project.update(FileWatcher.Changes(files: [file]))
  }
}
