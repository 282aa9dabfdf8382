/// Keys that name one kind of text for several things: `feature.speed.text`, `feature.time.text`.
enum KeyFamily {
  /// The common part of the keys of a family: all components except the second to last; nil for
  /// other keys.
  static func of(_ key: String) -> String? {
    guard key.isSymbol else { return nil }
    var parts = key.split(separator: ".")
    guard parts.count > 2 else { return nil }
    parts.remove(at: parts.count - 2)
    return parts.joined(separator: ".")
  }
}
