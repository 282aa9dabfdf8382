import PhrasebookExtract

/// Finds out whether a text has one of some words of code, in one pass for all of them.
struct WordSearch: Sendable {
  private let hashes: Set<UInt32>

  init(_ words: some Sequence<String>) {
    hashes = Set(words.map { NameHash.of($0) })
  }

  /// Whether one of the words is there; in rare cases also true for another word of the same hash.
  func isFound(in text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { text in
      var place = 0
      while place < text.count {
        let start = place
        while place < text.count, ByteClass.isIdentifier(text[place]) { place += 1 }
        if place > start, hashes.contains(NameHash.of(text[start..<place])) { return true }
        place += 1
      }
      return false
    }
  }
}
