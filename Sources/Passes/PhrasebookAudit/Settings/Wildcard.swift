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
      guard let found = bytes.firstIndex(of: part, from: start) else { return false }
      start = found + part.count
    }
    return bytes.count - start >= last.count && bytes.suffix(last.count).elementsEqual(last)
  }
}

extension [UInt8] {
  /// The first occurrence of some bytes from an index on.
  fileprivate func firstIndex(of part: [UInt8], from start: Int) -> Int? {
    guard let head = part.first, count - part.count >= start else { return nil }
    for index in start...(count - part.count)
    where self[index] == head && self[index..<index + part.count].elementsEqual(part) {
      return index
    }
    return nil
  }
}
