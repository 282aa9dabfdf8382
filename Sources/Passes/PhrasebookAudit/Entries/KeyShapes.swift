import PhrasebookModel

/// Keys by their text without the kinds of their placeholders.
struct KeyShapes {
  private var keys: [ExactString: [String]] = [:]

  init(_ all: some Sequence<String>) {
    for key in all where key.utf8.contains(UInt8(ascii: "%")) {
      keys[ExactString(FormatString(key).shape), default: []].append(key)
    }
  }

  /// The keys that differ from a key in nothing but the kinds of its placeholders.
  func like(_ key: String) -> [String] {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return [] }
    return (keys[ExactString(FormatString(key).shape)] ?? []).filter { !$0.isExactly(key) }
  }
}
