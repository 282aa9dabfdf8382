import Phrasebook
import PhrasebookExtract
package import PhrasebookModel

/// A path that a walk cannot read: a broken link, a folder without permission, a name that is not UTF-8 or that
/// another file has, or whatever lies beyond its bounds.
package enum LostSource {
  /// Returns true for a path that may be a source, or a folder of sources.
  static func isPossible(_ path: String) -> Bool {
    SourceLanguage.isSource(path) || !FilePath.name(path).contains(".")
      || path.hasSuffix(".xcstrings")
  }

  /// The message about it: a warning, since builds that leave the path out succeed.
  package static func diagnostic(_ path: String, spelling: Spelling) -> Diagnostic {
    let file = spelling.spell(path)
    // The name as it is shown is of no file: its bytes were replaced by U+FFFD.
    if path.contains("\u{FFFD}"), FileStatus(path: path, followingLinks: false) == nil {
      return Diagnostic(
        .warning, "\(file): the name is not UTF-8, so the file is skipped; rename it")
    }
    if hasSameName(path) { return sameName(file) }
    return FileStatus(path: path) == nil
      ? Diagnostic(
        .warning,
        "\(file): broken link, so missing keys stay; fix or remove it")
      : Diagnostic(
        .warning,
        """
        \(file): cannot open the folder, so missing keys stay; fix its permissions
        """)
  }

  /// Whether a lost path can be read, so that it is lost only because another file has its name in another
  /// normalization.
  package static func hasSameName(_ path: String) -> Bool {
    FileStatus(path: path)?.kind == .file || FolderListing.items(in: path) != nil
  }

  /// The error about one of two files that would be one on macOS.
  ///
  /// - Parameter file: Spelled as PATH was given.
  package static func sameName(_ file: String) -> Diagnostic {
    Diagnostic(
      .error,
      "\(file): another file has the same name in another Unicode normalization; rename one of them"
    )
  }

  /// A warning in the place of an error about a missing source, or a missing folder of a project:
  /// tools generate some, and git ignores others. The strings of the other sources are still known.
  package static func mild(_ diagnostic: Diagnostic, spelling: Spelling) -> Diagnostic {
    guard diagnostic.severity == .error, let place = diagnostic.location else { return diagnostic }
    // The diagnostics of a module of the project are about a folder that is not on the disk.
    if FilePath.name(place.file) == XcodeProject.fileName {
      return Diagnostic(.warning, diagnostic.text, at: place)
    }
    guard SourceLanguage.isSource(place.file),
      !OpenBuffers.shared.hasFile(FilePath.absolute(place.file))
    else { return diagnostic }
    return Diagnostic(
      .warning,
      """
      this source does not exist, so keys that are not found stay; generate or restore it, or remove \
      it from the target (an error with --strict)
      """, at: place)
  }

  /// The diagnostic of a folder with more files than are read.
  ///
  /// - Parameter folder: Spelled as PATH was given.
  package static func cutOff(_ folder: String) -> Diagnostic {
    Diagnostic(
      .warning,
      "\(folder): the folder has too many files; pass a smaller one")
  }
}
