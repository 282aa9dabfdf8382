package import Phrasebook

/// What one source file says that extraction may need: a value that depends on the file's bytes
/// alone, so it can be kept by content and made on any machine.
public struct Facts: Hashable, Sendable {
  /// The statements and declarations at the top of the file.
  package var block: Block
  /// What could not be read, with places in this file; the file's name is filled in later.
  package var diagnostics: [Note]

  /// The modules that the file imports, by `NameHash`, sorted; empty for an excerpt.
  package var imports: [UInt32] = []

  package struct Note: Hashable, Sendable {
    package var text: Phrase
    package var place: Place
  }
}
