internal import CatalogJSON
internal import Phrasebook
public import PhrasebookModel

/// String Catalogs, `.xcstrings`: bytes to catalog and back, with the same bytes for everything
/// unchanged.
public enum XCStrings {
  /// The largest file that is read, in bytes; look at the size first, before any memory is taken.
  public static let maximumSize = JSONDocument.maximumSize

  /// The error about a file over `maximumSize`, before it is read.
  public static func tooLarge(file: String) -> UnreadableFile {
    UnreadableFile(
      Diagnostic(
        .error, JSONDocument.tooLarge.phrase, at: Location(file: file, line: 1, column: 1)))
  }

  /// Reads a catalog. Everything that the format gives a type is checked here, so that an entry, which
  /// is made a value only when it is asked for, can always be made.
  ///
  /// - Parameter file: The file's name, spelled as in messages.
  public static func read(_ bytes: [UInt8], file: String) throws(UnreadableFile) -> Reading {
    do throws(JSONError) {
      let document = try JSONDocument(bytes, allowsTrailingCommas: true)
      try document.withView { view throws(JSONError) in
        try SchemaCheck(view: view, document: document).check()
      }
      return Reading(
        Catalog(try XCStringsFile(document, name: file)),
        diagnostics: trailingComma(of: document, file: file))
    } catch {
      throw UnreadableFile(error.diagnostic(in: file))
    }
  }

  /// The warning of a file with a trailing comma, which Foundation accepts; nil for other files.
  private static func trailingComma(of document: JSONDocument, file: String) -> [Diagnostic] {
    guard let comma = document.trailingComma else { return [] }
    let place = document.place(ofByte: comma)
    return [
      Diagnostic(
        .warning,
        """
        nothing follows this comma, which Xcode accepts and other tools refuse; remove it, or run \
        phrasebook format
        """, at: Location(file: file, line: place.line, column: place.column))
    ]
  }

  /// The same of a catalog that has names twice, so that the rest of it can be looked at: of each the
  /// last one counts, as with other readers, and each is an error that the answer names. It is not to
  /// be written.
  package static func readKeepingLast(
    _ bytes: [UInt8], file: String
  ) throws(UnreadableFile) -> Reading {
    if let reading = try? read(bytes, file: file) { return reading }
    var bytes = bytes
    var errors: [Diagnostic] = []
    while true {
      do throws(JSONError) {
        _ = try JSONDocument(bytes, allowsTrailingCommas: true)
        break
      } catch {
        errors.append(error.diagnostic(in: file))
        guard let repeated = error.repeated, errors.count < mostRepeated,
          bytes.count < largestRepeating
        else { throw UnreadableFile(errors.first ?? error.diagnostic(in: file)) }
        // Spaces keep every place.
        for index in repeated where bytes[index] != 0x0A && bytes[index] != 0x0D {
          bytes[index] = 0x20
        }
      }
    }
    var reading = try read(bytes, file: file)
    reading.diagnostics += errors
    return reading
  }

  /// Each name that appears twice costs one more reading.
  private static let mostRepeated = 64
  private static let largestRepeating = 1 << 24

  /// The bytes of a catalog. Unchanged values keep their bytes; changed ones follow the style of
  /// their file; a new catalog is in Xcode's style.
  public static func write(_ catalog: Catalog) -> [UInt8] {
    let parts = parts(of: catalog)
    if parts.count == 1 { return Array(parts[0]) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { bytes += part }
    return bytes
  }

  /// The same bytes in parts: what stays as it was in a large file is a part of the array that was read.
  package static func parts(of catalog: Catalog) -> [ArraySlice<UInt8>] {
    guard let file = catalog.source as? XCStringsFile else { return [format(catalog)[...]] }
    return Rewriter.parts(of: catalog, in: file)
  }

  /// The bytes of a catalog in Xcode's style and order, independent of the file's.
  public static func format(_ catalog: Catalog) -> [UInt8] {
    XcodeWriter.write(catalog)
  }

  /// The bytes of a catalog in Xcode's own style, its keys in the order in which they came.
  package static func formatInOrder(_ catalog: Catalog) -> [UInt8] {
    XcodeWriter.write(catalog, keepsOrder: true)
  }
}
