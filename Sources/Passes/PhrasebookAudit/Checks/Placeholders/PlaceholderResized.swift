import Phrasebook
import PhrasebookModel

/// A placeholder takes an integer of another size than in the source.
enum PlaceholderResized {
  static let check = Check(
    "placeholder-resized", .placeholders, .note,
    "A placeholder takes an integer of another size than in the source.",
    why: "Large numbers are cut off and come out wrong.",
    fix: "Write the specifier of the source.",
    good: [
      Example("%lld files", ["fr": "%lld fichiers"]),
      Example("%d files", ["fr": "%i fichiers"]),
    ],
    bad: [
      Example(
        "%lld files", ["fr": "%d fichiers"], message: "%d takes 32 bits, the source has %lld",
        marking: "%d")
    ],
    .string { string, report in
      for problem in string.argumentProblems {
        guard case .resized(let one) = problem.kind, let use = problem.use else { continue }
        let (part, other) = (string.part(use.range), one.specifier)
        report.add(
          string.localized.isSource
            ? "\(part) takes \(use.width) bits, the key has \(other)"
            : "\(part) takes \(use.width) bits, the source has \(other)",
          in: string, use.range)
      }
    })
}
