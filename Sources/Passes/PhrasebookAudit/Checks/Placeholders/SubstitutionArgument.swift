import CatalogJSON
import Phrasebook
import PhrasebookModel

/// Two substitutions of a string vary by the same argument.
enum SubstitutionArgument {
  static let check = Check(
    "substitution-argument", .placeholders, .error,
    "Two substitutions of a string vary by the same argument.",
    why: "One of them counts the wrong thing, and an argument is not counted at all.",
    fix: "Give each its own argNum.",
    good: [
      Example("a", ["en": ["": "%#@x@ %#@y@", "#x": ["other": "%arg"], "#y": ["other": "%arg"]]])
    ],
    bad: [
      Example(
        "%lld of %lld",
        ["en": ["": "%#@x@ %#@y@", "#x": ["other": "%arg"], "#y": ["other": "%arg"]]],
        message: "the substitutions x and y both take argument 1"
      ) { $0.setArgument(of: "y", to: 1) }
    ],
    .localized { localized, report in
      var names: [Int: String] = [:]
      for (name, part) in localized.localization.substitutions {
        guard let number = part.argNum else { continue }
        if let other = names[number] {
          report.add(
            "the substitutions \(other) and \(name) both take argument \(number)", in: localized,
            path: [CatalogField.substitutions.text, name])
        }
        names[number] = name
      }
    })
}

extension AuditedTable {
  fileprivate mutating func setArgument(of name: String, to number: Int) {
    for key in catalog.keys {
      for language in catalog[key]?.localizations.names ?? [] {
        catalog[key]?.localizations[language]?.substitutions["x"]?.argNum = number
        catalog[key]?.localizations[language]?.substitutions[name]?.argNum = number
      }
    }
  }
}
