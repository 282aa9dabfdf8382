import Phrasebook
import PhrasebookModel

/// A ${parameter} of the source is not in the translation.
enum ParameterMissing {
  static let check = Check(
    "parameter-missing", .placeholders, .warning,
    "A ${parameter} of the source is not in the translation.",
    why:
      "The value that the sentence is about does not appear, and Siri does not understand the phrase.",
    fix: "Put the parameter in, spelled exactly as in the source.",
    good: [
      Example(
        "Open ${page} in ${applicationName}", ["fr": "Ouvrir ${page} dans ${applicationName}"])
    ],
    bad: [
      Example(
        "Open ${page}", ["fr": "Ouvrir ${seite}"], message: "${page} of the source is missing")
    ],
    .translation { string, source, report in
      guard source.features.contains(.dollar) else { return }
      let here = string.parameters.map(\.name)
      var reported: Set<String> = []
      for (name, _) in source.parameters
      where !here.contains(name) && reported.insert(name).inserted {
        report.add("${\(name)} of the source is missing", in: string)
      }
    })
}
