/// A string as a dictionary's key, compared byte for byte.
@usableFromInline
package struct ExactString: Hashable, Sendable {
  package let text: String

  @usableFromInline
  package init(_ text: String) { self.text = text }

  @usableFromInline
  package static func == (a: ExactString, b: ExactString) -> Bool { a.text.isExactly(b.text) }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// Whether two strings have the same bytes; `==` calls them equal when they look the same.
  @usableFromInline
  package func isExactly(_ other: String) -> Bool {
    self == other && utf8.elementsEqual(other.utf8)
  }
}
