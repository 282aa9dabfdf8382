import PhrasebookWorkspace
import ArgumentParser
import Phrasebook

/// The translation memory, for every subcommand that fills it on its way.
struct MemoryOptions: ParsableArguments {
  @OptionGroup var place: MemoryPath

  @Flag(
    name: .customLong("no-memory"),
    help: ArgumentHelp(words: "Do not update the translation memory.")
  )
  var isWithoutMemory = false

  /// The same as a plain value.
  var use: MemoryUse { isWithoutMemory ? .off : .on(file: place.memory) }
}
