import Phrasebook
import PhrasebookModel

/// A key is put together at run time.
enum KeyPutTogether {
  static let check = Check(
    "key-put-together", .code, .warning,
    "A key is put together at run time.",
    why: "The keys are only known at run time: they are neither extracted nor checked.",
    fix: "Write the keys out, in a switch for instance.",
    good: [
      Example("Open", ["fr": "Ouvrir"], code: .open(.variable))
    ],
    bad: [
      Example(
        "Open", ["fr": "Ouvrir"], code: .open(.assembled),
        message: "the key is put together at run time")
    ],
    .scope { tables, report in
      for site in UndeterminableSites.all(of: tables) where site.reason.isOfParts {
        report.add(site.explanation, at: [site.location])
      }
    })
}
