package import PhrasebookGenerate

extension GenerateOptions {
  /// Whether a text can be a renaming at all: `OLD=NEW`, or `TABLE:OLD=NEW`.
  package static func isRenaming(_ text: String) -> Bool { !splits(text, at: "=").isEmpty }

  /// Reads the renaming of a key in some tables. Keys may contain `=` and `:`: the text is split
  /// at a place for which the new key exists, and a table name counts only if the table exists.
  static func renaming(_ text: String, in keys: [String: Set<String>]) -> Renaming? {
    let readings = splits(text, at: "=").map { old, new in
      let named = splits(old, at: ":").first { keys[$0.0] != nil }
      return named.map { Renaming(table: $0.0, old: $0.1, new: new) }
        ?? Renaming(old: old, new: new)
    }
    return readings.first { keys[$0.table]?.contains($0.new) == true } ?? readings.first
  }

  /// The ways to take a text apart at a mark, with something on both sides.
  private static func splits(_ text: String, at mark: Character) -> [(String, String)] {
    text.indices.filter { text[$0] == mark }.map { index in
      (String(text[..<index]), String(text[text.index(after: index)...]))
    }.filter { !$0.0.isEmpty && !$0.1.isEmpty }
  }
}
