import Phrasebook
import PhrasebookModel

/// Two keys differ only in capitals.
enum KeysDifferInCase {
  static let check = Check(
    "keys-differ-in-case", .catalog, .note,
    "Two keys differ only in capitals.",
    why: "One of the two may be a mistake, and Xcode cannot make symbols for both of two names.",
    fix: "Name the meaning, `menu.open` and `button.open`, or use one key.",
    good: [
      Example(keys: [.init("Open"), .init("Close")]),
      Example(keys: [.init("Minutes"), .init("minutes")]),
      Example(keys: [.init("AA"), .init("Aa")]),
    ],
    bad: [
      Example(
        keys: [.init("Sign In"), .init("Sign in")],
        message: "differs from \"Sign In\" only in capitals")
    ],
    .table { table, digests, report in
      var first: [String: EntryDigest] = [:]
      for digest in digests where !digest.isStale && digest.isToTranslate && !digest.key.isEmpty {
        guard digest.key.isComparedAsKey else { continue }
        let small = digest.key.lowercased()
        guard let other = first[small], other.key != digest.key else {
          first[small] = digest
          continue
        }
        guard !digest.isWord(beside: other) else { continue }
        report.add("differs from \"\(other.key)\" only in capitals", key: digest.key)
      }
    })
}

extension EntryDigest {
  /// Whether one of two keys is a title and the other the same word within a text, written all
  /// small; a sentence is not.
  fileprivate func isWord(beside other: EntryDigest) -> Bool {
    guard key.count > 2 else { return true }
    guard !isManual, !other.isManual else { return false }
    let keys = [key, other.key]
    // All capitals are not a title.
    return keys.allSatisfy { $0.contains(where: \.isLowercase) }
      && keys.contains { !$0.contains(where: \.isUppercase) && !".…!?".contains($0.last ?? " ") }
  }
}
