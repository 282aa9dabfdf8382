import Phrasebook
import PhrasebookModel

/// A key is a sentence and the other keys are names.
enum SentenceKey {
  static let check = Check(
    "sentence-key", .catalog, .note,
    "A sentence is a key where the other keys are names.",
    why: "Every change of the wording makes a new key and loses its translations.",
    fix: "Name the key like the others and give it the sentence as its text.",
    good: [
      Example(keys: [
        .init("menu.open", ["en": "Open it"]), .init("menu.close", ["en": "Close it"]),
      ])
    ],
    bad: [
      Example(
        keys: ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"].map {
          .init("menu.\($0)", ["en": "Open"])
        } + [.init("Open all the files")],
        message: "a sentence is the key, 10 of 11 keys here are names")
    ],
    .table { table, digests, report in
      guard table.input.role == .code else { return }
      let keys = digests.filter { !$0.isStale && $0.isToTranslate && $0.hasWords }
      let names = keys.count { $0.key.isSymbol }
      guard names > 9, names * 10 >= keys.count * 9 else { return }
      for digest in keys where !digest.key.isSymbol && digest.key.split(separator: " ").count > 2 {
        report.add(
          "a sentence is the key, \(names) of \(keys.count) keys here are names", key: digest.key)
      }
    })
}
