/// A pattern in which `*` matches any characters.
package struct Wildcard: Hashable, Sendable {
  private let parts: [[UInt8]]

  /// Creates a pattern.
  package init(_ pattern: String) {
    parts = pattern.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
      .map(Array.init)
  }

  /// Whether the pattern matches the whole text; each part is searched once.
  package func matches(_ text: String) -> Bool {
    guard let first = parts.first, let last = parts.last else { return text.isEmpty }
    let bytes = Array(text.utf8)
    guard parts.count > 1 else { return bytes == first }
    guard bytes.starts(with: first) else { return false }
    var start = first.count
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let end = Self.end(of: part, in: bytes, from: start) else { return false }
      start = end
    }
    return bytes.count - start >= last.count && bytes.suffix(last.count).elementsEqual(last)
  }

  /// The end of the first occurrence of a part that is not empty. The standard library's search is generic: 1,800
  /// patterns and a key of 2,000 letters took more than two seconds of processor time.
  private static func end(of part: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    var at = start
    while at + part.count <= bytes.count {
      if bytes[at] == part[0], bytes[at..<at + part.count].elementsEqual(part) {
        return at + part.count
      }
      at += 1
    }
    return nil
  }
}
