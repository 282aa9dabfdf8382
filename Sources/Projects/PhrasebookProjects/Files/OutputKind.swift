import Phrasebook
import PhrasebookModel

/// The kind of an output. Some kinds show in their content that Phrasebook made them, so that a file that came
/// from another machine can be replaced too.
package enum OutputKind: String, Sendable {
  /// Swift accessors.
  case accessors
  /// A report of findings, or extracted strings as JSON.
  case report
  /// The facts of a source.
  case facts
  /// A compiled table.
  case table
  /// Kinds without a mark: files of an exchange format, of `.lproj` folders, new catalogs and Xcode's
  /// `.stringsdata`.
  case exchange, lproj, catalog, stringsdata

  /// Whether the content of a file shows that Phrasebook made an output of this kind.
  package func isMarked(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .accessors: bytes.starts(with: "// Made by phrasebook".utf8)
    case .report: Self.isReport(String(decoding: bytes.prefix(1_024), as: UTF8.self))
    case .facts: FactsFile.isMarked(bytes)
    case .table: (try? CompiledTables(bytes)) != nil
    case .exchange, .lproj, .catalog, .stringsdata: false
    }
  }

  private static func isReport(_ start: String) -> Bool {
    start.hasPrefix(#"{"strings":["#) || start.hasPrefix(#"{"findings":["#)
      || start.hasPrefix("<?xml") && start.contains("<testsuites name=\"phrasebook\"")
      || start.hasPrefix("<!doctype html>") && start.contains(exactly: "'nonce-phrasebook'")
      || start.hasPrefix("{\"$schema\"") && start.contains("\"name\":\"phrasebook\"")
  }
}
