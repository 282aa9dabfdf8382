import Phrasebook
import PhrasebookModel

/// A placeholder has another type than in the source.
enum PlaceholderRetyped {
  static let check = Check(
    "placeholder-retyped", .placeholders, .error,
    "A placeholder has another type than in the source.",
    why: "The argument is read as something that it is not: it shows garbage, or crashes.",
    fix: "Write the specifier of the source.",
    good: [
      Example("%lld files", ["fr": "%d fichiers"]),
      Example("%.1f km", ["fr": "%.2f km"]),
    ],
    bad: [
      Example(
        "%lld files", ["fr": "%@ fichiers"], message: "%@ takes an object, the source has %lld",
        marking: "%@"),
      Example(
        "%@ files", ["fr": "%lld fichiers"], message: "%lld takes an integer, the source has %@",
        marking: "%lld"),
      Example(
        "%lld files",
        [
          "en": ["": "%#@n@", "#n": ["one": "%arg file", "other": "%arg files"]],
          "de": ["": "%#@n@", "#n": ["one": "%@ Datei", "other": "%arg Dateien"]],
        ], message: "%@ takes an object, the source has %lld", marking: "%@"),
      Example(
        "%@ has %lld files",
        [
          "en": ["": "%1$@ has %#@n@", "#n": ["one": "%arg file", "other": "%arg files"]],
          "de": ["": "%1$@ hat %#@n@", "#n": ["one": "%arg Datei", "other": "%arg von %1$lld"]],
        ], message: "%1$lld takes an integer, the source has %@", marking: "%1$lld"
      ) { $0.number("n", 2) },
    ],
    .string { string, report in
      for problem in string.argumentProblems {
        guard case .retyped(let one) = problem.kind, let use = problem.use else { continue }
        let (part, other) = (string.part(use.range), one.specifier)
        report.add(
          string.localized.isSource
            ? "\(part) takes \(use.kind.noun), the key has \(other)"
            : "\(part) takes \(use.kind.noun), the source has \(other)",
          in: string, use.range)
      }
    })
}

extension AuditedTable {
  /// Lets a substitution count another argument than the first.
  fileprivate mutating func number(_ name: String, _ argument: Int) {
    for key in catalog.keys {
      for language in catalog[key]?.localizations.names ?? [] {
        catalog[key]?.localizations[language]?.substitutions[name]?.argNum = argument
      }
    }
  }
}

extension ArgumentUse.ValueType {
  /// The kind with its article.
  var noun: Phrase {
    switch self {
    case .object: "an object"
    case .integer: "an integer"
    case .real: "a fraction"
    case .character: "a character"
    case .cString: "a C string"
    case .pointer: "a pointer"
    }
  }
}
