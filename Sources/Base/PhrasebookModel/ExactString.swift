internal import CatalogJSON

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
    let isSame = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { mine.isEqual($0) }
    }
    return isSame.flatMap { $0 } ?? utf8.elementsEqual(other.utf8)
  }

  /// Whether the text contains a byte; most texts are asked often and do not.
  package func hasByte(_ byte: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      var index = 0
      while index < bytes.count {
        if bytes[index] == byte { return true }
        index += 1
      }
      return false
    } ?? utf8.contains(byte)
  }
}
