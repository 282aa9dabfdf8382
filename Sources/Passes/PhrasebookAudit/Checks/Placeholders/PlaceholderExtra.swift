import Phrasebook
import PhrasebookModel

/// A translation has a placeholder that the source does not have.
enum PlaceholderExtra {
  static let check = Check(
    "placeholder-extra", .placeholders, .error,
    "A translation has a placeholder that the source does not have.",
    why: "The app has no argument for it: it shows rubbish, or crashes.",
    mend: "Take it out, or write a percent sign as %%.",
    good: [
      Example("Delete %@?", ["fr": "Supprimer %@ ?"]),
      Example("%lld%%", ["fr": "%lld %%"]),
      Example("settings.title %@", ["fr": "Réglages de %@"]),
    ],
    bad: [
      Example(
        "Delete?", ["fr": "Supprimer %@ ?"], says: "%@ has no argument: the source has none",
        marking: "%@"),
      Example(
        "%@ files", ["fr": "%@ fichiers sur %lld"], says: "%lld has no argument: the source has 1",
        marking: "%lld"),
    ],
    .passage { passage, report in
      for problem in passage.argumentProblems {
        guard case .extra = problem.kind, let use = problem.use else { continue }
        let count = passage.localized.subject.givenArguments
        report.add(
          "\(passage.part(use.range)) has no argument: the source has \(Phrase.number(count))",
          in: passage, use.range)
      }
    })
}

extension Subject {
  /// How many arguments the code gives, as far as the key or the source text tells.
  fileprivate var givenArguments: Int {
    let keyed = keyPassage.arguments
    let all = keyed.isEmpty ? source.passages.flatMap(\.arguments) : keyed
    return all.map(\.position).max() ?? 0
  }
}
