import Phrasebook
import PhrasebookModel

/// A key or a table name is not a string literal.
enum KeyNotLiteral {
  static let check = Check(
    "key-not-literal", .code, .note,
    "A key or table name is not a string literal.",
    why: "The key is only known at run time, so unused keys are only a guess.",
    fix: "Pass a resource whose key is a literal, or list the keys under `dynamic-keys`.",
    good: [
      Example(
        "Open", ["fr": "Ouvrir"],
        code: .call(of: "Open"))
    ],
    bad: [
      Example(
        "Open", ["fr": "Ouvrir"], code: .open(.variable),
        message: "the key is a variable")
    ],
    .scope { tables, report in
      for site in UndeterminableSites.all(of: tables) where !site.reason.isOfParts {
        report.add(site.explanation, at: [site.location])
      }
    })
}
