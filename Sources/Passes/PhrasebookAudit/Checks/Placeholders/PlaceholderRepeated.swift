import Phrasebook
import PhrasebookModel

/// A translation shows an argument twice that the source shows once.
enum PlaceholderRepeated {
  static let check = Check(
    "placeholder-repeated", .placeholders, .note,
    "A translation shows an argument twice that the source shows once.",
    why: "It may be meant; often one of the numbers is wrong.",
    fix: "See whether one of the two should be another argument.",
    good: [
      Example("%1$@ of %2$@", ["fr": "%2$@ / %1$@"])
    ],
    bad: [
      Example(
        "%1$@ by %2$@", ["fr": "%1$@ par %2$@ (%1$@)"], message: "%1$@ appears twice",
        marking: "%1$@"
      )
    ],
    .string { string, report in
      for problem in string.argumentProblems {
        guard case .repeated = problem.kind, let use = problem.use, use.isNumbered else { continue }
        report.add("\(string.part(use.range)) appears twice", in: string, use.range)
      }
    })
}
