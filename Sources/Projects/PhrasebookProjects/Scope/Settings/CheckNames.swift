package import Phrasebook
import PhrasebookAudit
import PhrasebookModel

/// The words that people name checks by: an id, a pattern with `*`, or a family.
package enum CheckNames {
  /// The ids of all checks, then their families.
  package static var all: [String] {
    Check.all.map(\.id) + CheckFamily.allCases.map(\.rawValue)
  }

  /// The ids that a word names; nil if it names no check.
  package static func ids(_ word: String) -> Set<String>? {
    if Check.byID[word] != nil { return [word] }
    let pattern = Wildcard(word)
    let found = Check.all.filter { check in
      check.family.rawValue == word || (word.contains("*") && pattern.matches(check.id))
    }
    return found.isEmpty ? nil : Set(found.map(\.id))
  }

  /// The message about an unknown name of a check, with the most similar ones.
  package static func unknown(_ word: String) -> Phrase {
    let ids = Check.all.map(\.id)
    var hint: Phrase = "phrasebook explain lists them all"
    if let nearest = NearestWord.of(word, among: all) {
      hint = "did you mean \(nearest)?"
    } else if (4..<64).contains(word.utf8.count) {
      let alike = ids.filter { $0.contains(word.lowercased()) }
      if !alike.isEmpty { hint = "did you mean \(alike.prefix(6).joined(separator: ", "))?" }
    }
    return "unknown check \(word.quoted); \(hint)"
  }
}
