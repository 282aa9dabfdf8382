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
      guard let found = bytes[start...].firstRange(of: part) else { return false }
      start = found.upperBound
    }
    return bytes.count - start >= last.count && bytes.suffix(last.count).elementsEqual(last)
  }
}
