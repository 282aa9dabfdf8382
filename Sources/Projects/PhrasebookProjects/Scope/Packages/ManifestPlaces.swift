import PhrasebookExtract
package import PhrasebookModel

/// The places of strings in a `Package.swift`. They are found on demand, all at once: in most
/// manifests no place is reported.
package final class ManifestPlaces {
  private let bytes: [UInt8]
  private let file: String
  /// The places of each text, in the order of the file.
  private lazy var places = findPlaces()

  /// - Parameter file: The file's name as messages should have it.
  package init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// The place of a quoted string after the first occurrence of `name`; the start of the file if it
  /// is not found.
  package func place(of text: String, after name: String) -> Location {
    let start = places[name]?.first
    return places[text]?.first { place in start.map { $0 < place } ?? true }
      ?? Location(file: file, line: 1, column: 1)
  }

  private func findPlaces() -> [String: [Location]] {
    PlainTexts(bytes).texts.reduce(into: [:]) { places, text in
      places[text.value, default: []].append(
        Location(file: file, line: text.line, column: text.column))
    }
  }
}
