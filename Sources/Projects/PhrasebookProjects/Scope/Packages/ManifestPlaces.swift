package import PhrasebookModel

/// The places of strings in a `Package.swift`. They are found on demand, all at once: in most
/// manifests no place is reported.
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

  /// The place of a quoted string after the first occurrence of `name`; the start of the file if it
  /// is not found.
  package func place(of text: String, after name: String) -> Location {
    let start = places[name]?.first?.offset ?? -1
    return places[text]?.first { $0.offset > start }?.location
      ?? Location(file: file, line: 1, column: 1)
  }

  /// Every text between two quotes of a line, paired or not.
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
