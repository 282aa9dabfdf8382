/// Keys that name one kind of text for several things: `feature.speed.text`, `feature.time.text`.
enum KeyFamily {
  /// What the keys of a family have in common: all parts but the last but one; nil for a key that
  /// is no such name.
  static func of(_ key: String) -> String? {
    guard key.isSymbol else { return nil }
    var parts = key.split(separator: ".")
    guard parts.count > 2 else { return nil }
    parts.remove(at: parts.count - 2)
    return parts.joined(separator: ".")
  }
}
