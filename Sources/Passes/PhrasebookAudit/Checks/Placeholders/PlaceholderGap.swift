import Phrasebook
import PhrasebookModel

/// Numbered placeholders leave out a number below the highest.
enum PlaceholderGap {
  static let check = Check(
    "placeholder-gap", .placeholders, .warning,
    "Numbered placeholders skip a number.",
    why:
      "The type of the skipped argument is not known, and the following ones may be read wrongly.",
    fix: "Number from 1 without gaps, or use the argument.",
    good: [
      Example("%1$@ of %2$@")
    ],
    bad: [
      Example(
        "total", ["en": "%1$@ of %3$@"], message: "%3$@ is used, argument 2 is not", marking: "%3$@"
      ),
      Example(
        "%1$@ of %3$@", ["en": "%1$@ of %3$@"], message: "%3$@ is used, argument 2 is not",
        marking: "%3$@"),
    ],
    .string { string, report in
      guard string.localized.isSource, string.features.contains(.percent),
        string.substitution == nil, string.category == nil
      else { return }
      // The type of an argument that only the key has is known: the text lacks it.
      let keyed = string.localized.isKeyAlone ? [] : string.entry.keyString.arguments
      let uses = string.arguments.sorted { $0.position < $1.position }
      guard let last = uses.last, last.isNumbered,
        let gap = (1..<max(1, last.position)).first(where: { number in
          !(uses + keyed).contains { $0.position == number }
        })
      else { return }
      report.add(
        "\(string.part(last.range)) is used, argument \(gap) is not", in: string, last.range)
    })
}
