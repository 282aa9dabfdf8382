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
        while place < text.count, text[place].isOfWord { place += 1 }
        if place > start, hashes.contains(NameHash.of(text[start..<place])) { return true }
        place += 1
      }
      return false
    }
  }
}

extension UInt8 {
  /// Whether it is part of an identifier of Swift, or of a sign beyond ASCII.
  fileprivate var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
