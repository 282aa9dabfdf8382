import Phrasebook
import PhrasebookModel

/// Two keys differ only in capitals.
enum KeysDifferInCase {
  static let check = Check(
    "keys-differ-in-case", .catalog, .note,
    "Two keys differ only in capitals.",
    why: "Xcode cannot make symbols for both, and one of the two may be a slip.",
    mend: "Use one key, or name the meaning: `menu.open`, `button.open`.",
    good: [
      Example(keys: [.init("Open"), .init("Close")])
    ],
    bad: [
      Example(
        keys: [.init("Sign In"), .init("Sign in")], says: "differs from “Sign In” only in capitals")
    ],
    .table { table, digests, report in
      var first: [String: String] = [:]
      for digest in digests where !digest.isStale && digest.isToTranslate && !digest.key.isEmpty {
        let small = digest.key.lowercased()
        if let other = first[small], other != digest.key {
          report.add("differs from “\(other)” only in capitals", key: digest.key)
        } else {
          first[small] = digest.key
        }
      }
    })
}
