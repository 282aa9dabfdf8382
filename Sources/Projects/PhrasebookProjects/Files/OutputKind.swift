import Phrasebook

/// The kind of an output. Some kinds show in their content that Phrasebook made them, so that a
/// file that came from another machine can be replaced too.
package enum OutputKind: Sendable {
  /// Swift accessors.
  case accessors
  /// A report of findings, or extracted strings as JSON.
  case report(ReportKind)
  /// The facts of a source.
  case facts
  /// A compiled table.
  case table
  /// Kinds without a mark: files of an exchange format, of `.lproj` folders, new catalogs and
  /// Xcode's `.stringsdata`.
  case exchange, lproj, catalog, stringsdata

  /// The name in the index of outputs. Reports share one: there, each has the content that a run
  /// wrote.
  var name: String {
    switch self {
    case .accessors: "accessors"
    case .report: "report"
    case .facts: "facts"
    case .table: "table"
    case .exchange: "exchange"
    case .lproj: "lproj"
    case .catalog: "catalog"
    case .stringsdata: "stringsdata"
    }
  }

  /// Whether the content of a file shows that Phrasebook made an output of this kind.
  func isMarked(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .accessors: bytes.starts(with: "// Made by phrasebook".utf8)
    case .report(let kind): kind.isMarked(bytes)
    case .facts: FactsFile.isMarked(bytes)
    case .table: (try? CompiledTables(bytes)) != nil
    case .exchange, .lproj, .catalog, .stringsdata: false
    }
  }
}
