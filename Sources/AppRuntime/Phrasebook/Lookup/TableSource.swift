public import Foundation

/// Where a localizer finds its tables.
public struct TableSource: Sendable {
  enum Kind: Sendable {
    case bundles
    case folder(String)
    case tables(BundleTables)
  }

  let kind: Kind

  /// In the bundle of the module that made each phrase: what a program wants.
  public static var bundles: TableSource { TableSource(kind: .bundles) }

  /// In one folder, whatever module a phrase is from: catalogs that a person edits, or that a test wrote.
  public static func folder(_ url: URL) -> TableSource { TableSource(kind: .folder(url.path)) }

  /// In the tables that one module has in the binary, whatever module a phrase is from.
  public static func embedded(_ tables: any EmbeddedTables.Type) -> TableSource {
    TableSource(kind: .tables(Embedding.tables(of: tables, path: "\(tables)")))
  }

  /// In memory, by their names: tables that are part of the binary.
  public static func tables(_ tables: [String: StringTable]) -> TableSource {
    TableSource(kind: .tables(BundleTables(tables: tables)))
  }

  /// How a reader's language is chosen, for a tool that explains it: among the languages of all tables.
  /// Nil where the tables are not in memory.
  package var matcher: LanguageMatcher? {
    if case .tables(let tables) = kind { tables.matcher } else { nil }
  }
}
