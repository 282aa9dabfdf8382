extension String {
  /// Whether a text comes before another by code point; `<` would normalize both first, and call
  /// some that differ equal.
  package func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
