/// Swift text that grows, as bytes: adding to them costs a fraction of adding to a string.
struct SourceText {
  private(set) var bytes: [UInt8] = []

  init() {}

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  static func += (text: inout SourceText, more: String) { text.bytes.append(contentsOf: more.utf8) }

  mutating func append(_ scalar: Unicode.Scalar) {
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Appends a text whose every byte a test lets through; false, and nothing is appended, for any
  /// other.
  mutating func append(
    _ text: String, where isPlain: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    var text = text
    return text.withUTF8 { utf8 in
      guard isPlain(utf8) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
  }
}
