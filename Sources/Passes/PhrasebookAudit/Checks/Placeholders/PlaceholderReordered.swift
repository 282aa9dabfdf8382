import Phrasebook
import PhrasebookModel

/// Placeholders without numbers are in another order than in the source.
enum PlaceholderReordered {
  static let check = Check(
    "placeholder-reordered", .placeholders, .error,
    "Placeholders without numbers are in another order than in the source.",
    why:
      "Arguments come in the order of the source, so each is read as the wrong type.",
    fix:
      "Number them: %2$@ is the second argument in any place; `--fix` does it if the order is clear.",
    good: [
      Example("%@ has %lld files", ["ja": "%2$lld個のファイルが%1$@にあります"])
    ],
    bad: [
      Example(
        "%@ has %lld files", ["ja": "%lld個のファイルが%@にあります"],
        message: "the placeholders are in another order than in the source, without numbers",
        marking: "%lld")
    ],
    .string { string, report in
      for problem in string.argumentProblems {
        guard case .reordered(let fix) = problem.kind, let use = problem.use else { continue }
        report.add(
          "the placeholders are in another order than in the source, without numbers",
          in: string, use.range, fix: fix)
      }
    })
}
