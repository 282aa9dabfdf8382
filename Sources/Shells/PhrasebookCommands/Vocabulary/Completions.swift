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
    let own = list(workspace.names().languages, prefix)
    // A new language is not in the catalogs yet.
    return own.contains { $0.hasPrefix(prefix) } ? own : list(KnownLanguages.tags, prefix)
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
    let start = plain(prefix)
    return workspace.names().keys.filter { $0.hasPrefix(start) && !$0.contains("\n") }
  }

  /// The tables of the catalogs in the current folder.
  @Sendable static func tables(_ words: [String], _ index: Int, _ prefix: String) -> [String] {
    workspace.names().tables
  }

  /// A word as the shell reads it: shells pass it with its quotation mark and backslashes.
  private static func plain(_ word: String) -> String {
    if word.hasPrefix("'") { return String(word.dropFirst()) }
    var result = ""
    var isEscaped = false
    for character in word.hasPrefix("\"") ? word.dropFirst() : word[...] {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }

  private static var workspace: Workspace { Workspace(path: ".") }

  /// The words behind the last comma of a list.
  private static func list(_ words: [String], _ prefix: String) -> [String] {
    let done = prefix.lastIndex(of: ",").map { String(prefix[...$0]) } ?? ""
    return words.map { done + $0 }
  }
}
