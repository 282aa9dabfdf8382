import Phrasebook
import PhrasebookModel

/// The code passes an argument of a different type than the key has.
enum ArgumentType {
  static let check = Check(
    "argument-type", .code, .error,
    "The code passes an argument of a different type than the key has.",
    why:
      "The code looks up another key than the catalog has: users see the key, untranslated.",
    fix: "Run `phrasebook sync`, and bring the translations over with `phrasebook rename`.",
    good: [
      Example(
        "%lld files", ["fr": "%lld fichiers"], code: .strings([ExtractedString(key: "%lld files")]))
    ],
    bad: [
      Example(
        "%@ files", ["fr": "%@ fichiers"],
        code: .call(of: "%lld files"),
        message: "the code uses \"%lld files\", the catalog has \"%@ files\"")
    ],
    .table { table, digests, report in
      guard table.hasCode else { return }
      let catalog = table.input.catalog
      let shapes = KeyShapes(table.keys)
      for string in table.ownStrings
      where !catalog.contains(string.key) && !string.hasGuessedSpecifiers {
        guard let other = shapes.like(string.key).first else { continue }
        for location in string.locations {
          report.add(
            "the code uses \"\(string.key)\", the catalog has \"\(other)\"", at: [location],
            key: string.key)
        }
      }
    })
}
