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

  /// The memory for the catalogs of a PATH; nil if it is turned off.
  func location(for path: String) -> MemoryLocation? {
    isWithoutMemory ? nil : MemoryLocation.find(path, file: place.memory)
  }
}
