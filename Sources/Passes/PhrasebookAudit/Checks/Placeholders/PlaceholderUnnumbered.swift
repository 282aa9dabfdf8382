import Phrasebook
import PhrasebookModel

/// Several placeholders have no numbers, but those of the source have.
enum PlaceholderUnnumbered {
  static let check = Check(
    "placeholder-unnumbered", .placeholders, .note,
    "Several placeholders have no numbers where the source has them.",
    why: "The next editor who moves one to another place breaks the text without seeing it.",
    fix: "Number them as in the source; `--fix` does it.",
    good: [
      Example("%@ of %@", ["en": .new("%1$@ of %2$@"), "fr": "%1$@ sur %2$@"]),
      Example("%@ of %@", ["fr": "%@ sur %@"]),
    ],
    bad: [
      Example(
        "%@ of %@", ["en": .new("%1$@ of %2$@"), "fr": "%@ sur %@"],
        message: "2 placeholders have no numbers; the source has them", marking: "%@")
    ],
    .translation { string, source, report in
      let all = string.placeholders.filter { $0.kind == .argument }
      guard all.count > 1, all.allSatisfy({ $0.position == nil && $0.name == nil }),
        string.argumentProblems.isEmpty,
        source.placeholders.contains(where: { $0.position != nil })
      else { return }
      let fix = all.enumerated().map { number, placeholder in
        Fix.Replacement(placeholder.range, with: "%\(number + 1)$\(placeholder.body)")
      }
      report.add(
        "\(all.count) placeholders have no numbers; the source has them", in: string,
        all.first?.range, fix: .replace(fix))
    })
}
