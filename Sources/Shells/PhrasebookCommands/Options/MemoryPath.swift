import PhrasebookModel
import PhrasebookReports
import PhrasebookWorkspace
import PhrasebookProjects
import ArgumentParser
import Phrasebook

/// Where the translation memory is, for every subcommand that has to do with it.
struct MemoryPath: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      words: "The translation memory (default: .phrasebook/memory.sqlite in the project's folder).",
      valueName: "file"), completion: .file(), transform: PathWord.checked)
  var memory: String?
}
