public import Foundation

/// The place where a localizer finds its catalogs.
public struct TableSource: Sendable {
  enum Kind: Sendable {
    case bundles
    case folder(String)
    case tables(BundleTables)
  }

  let kind: Kind

  /// The bundle of the module that made each phrase: the default, and right for a program.
  public static var bundles: TableSource { TableSource(kind: .bundles) }

  /// One folder for the phrases of all modules: catalogs under development, or those of a test.
  public static func folder(_ url: URL) -> TableSource { TableSource(kind: .folder(url.path)) }

  /// The embedded tables of one module, for the phrases of all modules.
  public static func embedded(_ tables: any EmbeddedTables.Type) -> TableSource {
    TableSource(kind: .tables(Embedding.tables(of: tables, path: "\(tables)")))
  }

  /// Tables in memory, by their names.
  package static func tables(_ tables: [String: StringTable]) -> TableSource {
    TableSource(kind: .tables(BundleTables(tables: tables)))
  }

  /// The matcher of the languages of all tables, for a tool that explains a choice; nil unless the
  /// tables are in memory.
  package var matcher: LanguageMatcher? {
    if case .tables(let tables) = kind { tables.matcher } else { nil }
  }
}
