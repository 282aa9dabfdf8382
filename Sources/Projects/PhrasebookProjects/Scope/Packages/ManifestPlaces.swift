package import PhrasebookModel

/// Where the texts of a `Package.swift` are written. They are looked for when somebody asks, and
/// then all at once: most manifests have no text whose place matters.
package final class ManifestPlaces {
  private let bytes: [UInt8]
  private let file: String
  /// The offset and the place of each text, in the order of the file.
  private lazy var places = findPlaces()

  /// - Parameter file: The file's name as messages should have it.
  package init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// The place of a text in quotes behind the first that is `name`; the file's start where there is
  /// none.
  package func place(of text: String, after name: String) -> Location {
    let start = places[name]?.first?.offset ?? -1
    return places[text]?.first { $0.offset > start }?.location
      ?? Location(file: file, line: 1, column: 1)
  }

  /// Whatever stands between two quotes of a line: which of them are a pair does not matter.
  private func findPlaces() -> [String: [(offset: Int, location: Location)]] {
    var places: [String: [(offset: Int, location: Location)]] = [:]
    var (line, lineStart) = (1, 0)
    var quote: Int?
    for (offset, byte) in bytes.enumerated() {
      if byte == 0x0A {
        (line, lineStart, quote) = (line + 1, offset + 1, nil)
      } else if byte == UInt8(ascii: "\"") {
        if let start = quote {
          let text = String(decoding: bytes[(start + 1)..<offset], as: UTF8.self)
          let location = Location(file: file, line: line, column: start - lineStart + 1)
          places[text, default: []].append((start, location))
        }
        quote = offset
      }
    }
    return places
  }
}
