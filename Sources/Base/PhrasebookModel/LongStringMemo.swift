/// Keeps the value of the last long string.
///
/// A table hashes a string each time it is asked for it. For a key of megabytes that takes as long as reading it, and
/// one key may have hundreds of findings.
package struct LongStringMemo<Value: Sendable>: Sendable {
  private var last: (text: String, value: Value)?

  package init() {}

  /// Whether a string is long: a shorter one is hashed as fast as it is compared.
  package static func isLong(_ text: String) -> Bool { text.utf8.count >= 4096 }

  /// The value of a string if it was kept last.
  package func value(of text: String) -> Value? {
    guard let last, last.text.isExactly(text) else { return nil }
    return last.value
  }

  /// Keeps the value of a string if it is long, instead of the one before.
  package mutating func keep(_ value: Value, of text: String) {
    if Self.isLong(text) { last = (text, value) }
  }
}
