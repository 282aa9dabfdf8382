import Phrasebook
import PhrasebookModel

/// A numbered placeholder has no argument in the code.
enum PlaceholderOutOfRange {
  static let check = Check(
    "placeholder-out-of-range", .placeholders, .error,
    "A numbered placeholder has no argument in the code.",
    why: "The app reads memory of something else: it shows garbage, or crashes.",
    fix: "Use the numbers of the source.",
    good: [
      Example("%1$@ of %2$@", ["fr": "%2$@ / %1$@"])
    ],
    bad: [
      Example(
        "%1$@ of %2$@", ["fr": "%1$@ / %3$@"], message: "%3$@ asks for argument 3 of 2",
        marking: "%3$@")
    ],
    .string { string, report in
      for problem in string.argumentProblems {
        guard case .outOfRange(let given) = problem.kind, let use = problem.use else { continue }
        report.add(
          "\(string.part(use.range)) asks for argument \(use.position) of \(given)", in: string,
          use.range)
      }
    })
}
