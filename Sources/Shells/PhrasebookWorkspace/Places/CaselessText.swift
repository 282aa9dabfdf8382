import PhrasebookModel

/// A text to look for in many others, in any case.
struct CaselessText {
  private let text: String
  /// The lowercase bytes of an ASCII text; nil for any other, whose case is that of Unicode.
  private let bytes: [UInt8]?

  init(_ text: String) {
    self.text = text.lowercased()
    bytes = text.utf8.allSatisfy { $0 < 0x80 } ? Array(self.text.utf8) : nil
  }

  /// Whether it is in a text; an empty one is in every text.
  func isIn(_ other: String) -> Bool {
    guard bytes != nil else { return other.lowercased().contains(exactly: text) }
    var other = other
    return other.withUTF8(mayBeIn)
  }

  /// Whether it is in bytes of a text; a text beyond ASCII, whose case is that of Unicode, may be in any.
  func mayBeIn(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let bytes, let first = bytes.first else { return true }
    guard other.count >= bytes.count else { return false }
    return (0...other.count - bytes.count).contains { start in
      Self.lower(other[start]) == first
        && bytes.indices.allSatisfy { Self.lower(other[start + $0]) == bytes[$0] }
    }
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
