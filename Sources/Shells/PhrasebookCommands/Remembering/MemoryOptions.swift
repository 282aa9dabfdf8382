import ArgumentParser
import Phrasebook

/// The translation memory, for every subcommand that fills it on its way.
struct MemoryOptions: ParsableArguments {
  @OptionGroup var place: MemoryPath

  @Flag(
    name: .customLong("no-memory"), help: ArgumentHelp(words: "Leave the translation memory alone.")
  )
  var isWithoutMemory = false

  /// What fills the memory from the catalogs of a PATH; nil where nobody wants that.
  func feed(for path: String) -> MemoryFeed? {
    guard !isWithoutMemory, let location = MemoryLocation.find(path, file: place.memory) else {
      return nil
    }
    return MemoryFeed(location)
  }
}
