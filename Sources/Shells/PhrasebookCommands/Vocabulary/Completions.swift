import PhrasebookAudit
import PhrasebookModel
import PhrasebookProjects
import PhrasebookWorkspace

/// The words that a shell offers for arguments that only Phrasebook knows.
enum Completions {
  /// The ids and families of checks.
  @Sendable static func checks(_ words: [String], _ index: Int, _ prefix: String) -> [String] {
    list(CheckNames.all, prefix)
  }

  /// The languages of the catalogs in the current folder, then those that CLDR has.
  @Sendable static func languages(_ words: [String], _ index: Int, _ prefix: String) -> [String] {
    let own = workspace.names().languages
    return list(own.isEmpty ? KnownLanguages.tags : own, prefix)
  }

  /// The statuses of translations.
  @Sendable static func statuses(_ words: [String], _ index: Int, _ prefix: String) -> [String] {
    list(StringStatus.allCases.filter { $0 != .untranslatable }.map(\.name), prefix)
  }

  /// The names of translators.
  @Sendable static func translators(_ words: [String], _ index: Int, _ prefix: String) -> [String] {
    list(TranslatorChoice.names, prefix)
  }

  /// The keys of the catalogs in the current folder.
  @Sendable static func keys(_ words: [String], _ index: Int, _ prefix: String) -> [String] {
    workspace.names().keys.filter { $0.hasPrefix(prefix) && !$0.contains("\n") }
  }

  /// The tables of the catalogs in the current folder.
  @Sendable static func tables(_ words: [String], _ index: Int, _ prefix: String) -> [String] {
    workspace.names().tables
  }

  private static var workspace: Workspace { Workspace(path: ".") }

  /// The words behind the last comma of a list.
  private static func list(_ words: [String], _ prefix: String) -> [String] {
    let done = prefix.lastIndex(of: ",").map { String(prefix[...$0]) } ?? ""
    return words.map { done + $0 }
  }
}
