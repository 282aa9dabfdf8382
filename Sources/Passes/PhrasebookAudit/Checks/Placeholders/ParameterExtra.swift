import Phrasebook
import PhrasebookModel

/// A translation has a ${parameter} that the source does not have.
enum ParameterExtra {
  static let check = Check(
    "parameter-extra", .placeholders, .error,
    "A translation has a ${parameter} that the source does not have.",
    why: "Nothing replaces it: users see it literally.",
    fix: "Spell it as in the source, or remove it.",
    good: [
      Example("Open ${page}", ["fr": "Ouvrir ${page}"])
    ],
    bad: [
      Example(
        "Open ${page}", ["fr": "Ouvrir ${page} ${autre}"], message: "the source has no ${autre}",
        marking: "${autre}")
    ],
    .translation { string, source, report in
      guard string.features.contains(.dollar) else { return }
      let known = Set(
        string.entry.source.strings.flatMap(\.parameters).map(\.name)
          + source.parameters.map(\.name))
      for (name, range) in string.parameters where !known.contains(name) {
        report.add("the source has no ${\(name)}", in: string, range)
      }
    })
}
