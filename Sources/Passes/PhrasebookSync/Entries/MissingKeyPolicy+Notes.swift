import Phrasebook
import PhrasebookModel

/// The notes on keys that are not found in the code and are not changed.
extension MissingKeyPolicy {
  /// Keys that are literals in the code and that no known call looks up.
  mutating func note(onLiterals keys: [String]) -> Diagnostic? {
    guard let first = keys.min(by: { $0.precedes($1) }) else { return nil }
    return Diagnostic(
      .note,
      keys.count == 1
        ? """
        the key \(first.quoted) of the table \(table) is a string literal in the code that no known \
        call looks up; it is not changed: list the function under functions in phrasebook.yml, or \
        remove the key with phrasebook remove
        """
        : """
        \(keys.count) keys of the table \(table), such as \(first.quoted), are string literals in \
        the code that no known call looks up; they are not changed: list the functions under \
        functions in phrasebook.yml, or remove the keys with phrasebook remove
        """,
      at: literals.ofModules[ExactString(first)])
  }

  /// Keys that only modules without a catalog look up.
  mutating func note(onUsed keys: [String]) -> Diagnostic? {
    guard let first = keys.min(by: { $0.precedes($1) }) else { return nil }
    return Diagnostic(
      .note,
      keys.count == 1
        ? """
        the key \(first.quoted) of the table \(table) is used only in a module without a catalog; it is not changed
        """
        : """
        \(keys.count) keys of the table \(table), such as \(first.quoted), are used only in modules without a catalog; they are not changed
        """,
      at: literals.ofOthers[ExactString(first)])
  }

  /// Stale keys that are not pruned, since they are literals in the code.
  mutating func note(onStaleLiterals keys: [String]) -> Diagnostic? {
    guard let first = keys.min(by: { $0.precedes($1) }) else { return nil }
    return Diagnostic(
      .note,
      keys.count == 1
        ? """
        the stale key \(first.quoted) of the table \(table) is a literal in the code, which may look it up; phrasebook remove removes it anyway
        """
        : """
        \(keys.count) stale keys of the table \(table), such as \(first.quoted), are literals in the code, which may look them up; phrasebook remove removes them anyway
        """,
      at: literals.written[ExactString(first)])
  }
}
