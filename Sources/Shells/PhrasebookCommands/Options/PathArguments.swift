import ArgumentParser
import Phrasebook

/// The PATHs of every subcommand that works on catalogs.
struct PathArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      words: "Catalogs and folders (default: the current folder).", valueName: "path"),
    completion: .file(), transform: PathWord.checked)
  var paths: [String] = []
}
