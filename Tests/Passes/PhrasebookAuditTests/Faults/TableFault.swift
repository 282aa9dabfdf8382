import PhrasebookModel

/// One way to spoil a catalog beyond an entry, and the check that has to find it.
struct TableFault: Sendable {
  let id: String
  /// The key that the finding is about, and the contents of its line; nil if it cannot be planted.
  let plant: @Sendable (inout Catalog, _ seed: Planting.Seed) -> (key: String?, line: String)?

  init(
    _ id: String,
    _ plant: @escaping @Sendable (inout Catalog, Planting.Seed) -> (key: String?, line: String)?
  ) {
    self.id = id
    self.plant = plant
  }

  static let all: [TableFault] = [
    TableFault("keys-differ-in-case") { catalog, seed in
      let other = seed.key.uppercased()
      guard seed.key.contains(/^[A-Za-z]{3,} [a-z]+$/), seed.entry.shouldTranslate != false else {
        return nil
      }
      catalog[other] = seed.entry
      // The second one in the order of the file has the word.
      let second = (try? Planting.written(catalog))?.entries.map { $0.0 }.last ?? other
      return (second, "    \"\(second)\" : {")
    },
    TableFault("near-duplicate-key") { catalog, seed in
      guard seed.key.contains(/^[A-Z][a-z]+( [a-z]+){2,}$/), seed.entry.shouldTranslate != false
      else { return nil }
      catalog[seed.key + "."] = seed.entry
      return (seed.key + ".", "    \"\(seed.key).\" : {")
    },
    TableFault("key-edge-space") { catalog, seed in
      guard seed.key.contains(/^[A-Z][a-z]+( [a-z]+)+$/), seed.entry.shouldTranslate != false
      else { return nil }
      catalog[seed.key] = nil
      catalog[seed.key + " "] = seed.entry
      return (seed.key + " ", "    \"\(seed.key) \" : {")
    },
    TableFault("empty-key") { catalog, seed in
      catalog[""] = Entry(comment: "A comment")
      return ("", "    \"\" : {")
    },
    TableFault("version-missing") { catalog, _ in
      catalog.version = nil
      return (nil, "{")
    },
  ]
}
