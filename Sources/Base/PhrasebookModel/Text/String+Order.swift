extension String {
  /// Whether a text is before another by code point; `<` would normalize both and treat some
  /// different texts as equal.
  package func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
