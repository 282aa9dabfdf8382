internal import CatalogJSON
internal import Phrasebook
public import PhrasebookModel

/// The strings of one source file, `.stringsdata`: written by Apple's compiler beside an object
/// file, and read by `xcstringstool sync --stringsdata`.
///
///     {"source": "A.swift", "version": 1, "tables": {"Localizable": [
///       {"key": "Hello", "comment": "", "location": {"startingLine": 3, "startingColumn": 8}}]}}
///
/// Information that Apple's format lacks is added as members that its tool ignores: `bundle`,
/// `phrases`, `guessedSpecifiers`, `guessedSite` and `passedOn` of a string, and `undeterminable`
/// of the file. Without them a sync would treat unknown keys as unused.
public enum StringsData {
  /// Reads one file. Each call site is a string of its own; a union makes them one per key.
  ///
  /// - Parameter file: The file's name, spelled as in messages.
  public static func read(_ bytes: [UInt8], file: String) throws(UnreadableFile) -> Content {
    if bytes.allSatisfy({ $0 <= 0x20 }) {
      throw UnreadableFile(
        Diagnostic(
          .error, "the file is empty; build again, or write it again with phrasebook extract",
          at: Location(file: file, line: 1, column: 1)))
    }
    do throws(JSONError) {
      let document = try JSONDocument(bytes)
      return try document.withView { view throws(JSONError) in
        try StringsDataReader(document: document, view: view, file: file).content()
      }
    } catch {
      throw UnreadableFile(error.diagnostic(in: file))
    }
  }

  /// The content of one file.
  public struct Content: Hashable, Sendable {
    /// The source, as the compiler gives it; the file itself if it gives none.
    public var source: String
    /// The strings of that source, with their places.
    public var extraction: Extraction
  }

  /// The strings of one source file, as bytes.
  public struct File: Hashable, Sendable {
    /// The source file, spelled as the locations have it; empty for strings without a place.
    public var source: String
    /// The content of the file.
    public var bytes: [UInt8]
  }

  /// One file for each source file that has a string or an undeterminable site, sorted by source;
  /// and for each of `sources`, with or without strings, so that a build finds all expected files.
  public static func write(_ extraction: Extraction, sources: [String] = []) -> [File] {
    StringsDataWriter(extraction, sources: sources).files()
  }

  /// The only version there is.
  static let version = 1
}
