import Phrasebook
import PhrasebookModel

/// Several placeholders have no numbers where the source has them.
enum PlaceholderUnnumbered {
  static let check = Check(
    "placeholder-unnumbered", .placeholders, .note,
    "Several placeholders have no numbers where the source has them.",
    why: "The next editor who moves one to another place breaks the text without seeing it.",
    mend: "Number them as in the source; `--fix` does it.",
    good: [
      Example("%@ of %@", ["en": .new("%1$@ of %2$@"), "fr": "%1$@ sur %2$@"]),
      Example("%@ of %@", ["fr": "%@ sur %@"]),
    ],
    bad: [
      Example(
        "%@ of %@", ["en": .new("%1$@ of %2$@"), "fr": "%@ sur %@"],
        says: "2 placeholders have no numbers; the source has them", marking: "%@")
    ],
    .translation { passage, source, report in
      let all = passage.placeholders.filter { $0.kind == .argument }
      guard all.count > 1, all.allSatisfy({ $0.position == nil && $0.name == nil }),
        passage.argumentProblems.isEmpty,
        source.placeholders.contains(where: { $0.position != nil })
      else { return }
      let mend = all.enumerated().map { number, placeholder in
        Mend.Replacement(placeholder.range, with: "%\(number + 1)$\(placeholder.body)")
      }
      report.add(
        "\(all.count) placeholders have no numbers; the source has them", in: passage,
        all.first?.range, mend: .replace(mend))
    })
}
