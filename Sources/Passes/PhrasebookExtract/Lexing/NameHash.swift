/// The 32-bit hash of a name in an `Outline`: FNV-1a over the UTF-8 of the identifier without
/// backticks, 0 replaced by 1 so that 0 can mean "no name".
///
/// It is stable, because outlines are kept on disk. Two names with one hash only cost a needless
/// reading of a file, never a lost string.
package enum NameHash {
  /// The hash of no bytes (FNV offset basis).
  static let seed: UInt32 = 0x811C_9DC5

  /// FNV's 32-bit prime.
  static let prime: UInt32 = 0x0100_0193

  /// The hash of a name.
  package static func of(_ name: String) -> UInt32 { of(name.utf8) }

  /// The hash of a name, given as its bytes.
  package static func of(_ name: some Sequence<UInt8>) -> UInt32 {
    var hash = seed
    for byte in name { hash = (hash ^ UInt32(byte)) &* prime }
    return hash == 0 ? 1 : hash
  }

  /// The hash of a name in a type, whose own path has a hash: that of `Type.Name`.
  static func path(_ name: Slice<UnsafeBufferPointer<UInt8>>, in path: UInt32) -> UInt32 {
    var hash = (path ^ UInt32(UInt8(ascii: "."))) &* prime
    for byte in name { hash = (hash ^ UInt32(byte)) &* prime }
    return hash == 0 ? 1 : hash
  }

  /// The hash for all names whose last word is the given one: `AsyncButton` for `Button`.
  ///
  /// - Parameter word: A word that begins with the only capital letter in it.
  package static func ofNames(endingWith word: String) -> UInt32 { of("~\(word)") }
}
