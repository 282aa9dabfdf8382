import ArgumentParser
import Phrasebook

/// Where the translation memory is, for every subcommand that fills it on its way.
struct MemoryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      words: "The translation memory (default: .phrasebook/memory.sqlite in the project's folder).",
      valueName: "file"))
  var memory: String?

  @Flag(
    name: .customLong("no-memory"), help: ArgumentHelp(words: "Leave the translation memory alone.")
  )
  var isWithoutMemory = false

  /// What fills the memory from the catalogs of a PATH; nil where nobody wants that.
  func feed(for path: String, reporter: Reporter) -> MemoryFeed? {
    guard !isWithoutMemory, let location = MemoryLocation.find(path, file: memory) else {
      return nil
    }
    return MemoryFeed(location, reporter: reporter)
  }
}
