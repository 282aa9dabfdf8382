import ArgumentParser
import Phrasebook

/// The place of the translation memory, for every subcommand that uses it.
struct MemoryPath: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      words: "The translation memory (default: .phrasebook/memory.sqlite in the project's folder).",
      valueName: "file"), completion: .file(), transform: PathWord.checked)
  var memory: String?
}
