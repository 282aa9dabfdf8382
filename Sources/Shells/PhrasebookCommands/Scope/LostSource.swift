import Phrasebook
import PhrasebookExtract
import PhrasebookModel

/// What a walk finds and cannot look at: a link that leads nowhere, or a folder that stays shut.
enum LostSource {
  /// True for what may be a source, or a folder of sources.
  static func isPossible(_ path: String) -> Bool {
    SourceLanguage.isSource(path) || !FilePath.name(path).contains(".")
  }

  /// What is said of it; builds that leave it out are no failure, so it is a warning.
  static func diagnostic(_ path: String, spelling: Spelling) -> Diagnostic {
    let file = spelling.spell(path)
    return FileStatus(path: path) == nil
      ? Diagnostic(
        .warning,
        "\(file): the link leads nowhere, so keys that are not found stay; mend or remove it")
      : Diagnostic(
        .warning,
        """
        \(file): the folder cannot be opened, so keys that are not found stay; mend its permissions
        """)
  }
}
