import Phrasebook
import PhrasebookModel

/// White space at the end differs from the source.
enum TrailingSpace {
  static let check = Check(
    "trailing-space", .text, .warning,
    "White space at the end differs from the source.",
    why: "Concatenated strings run into each other, or the line is out of place.",
    fix: "End as the source does; `--fix` does it.",
    good: [
      Example("Page ", ["fr": "Page "]),
      Example("Open", ["fr": "Ouvrir"]),
      Example("These apps are on this machine. ", ["fr": "Ces apps sont sur cette machine."]),
      Example("Enter the code you got: ", ["fr": "Entrez le code reçu."]),
      Example(
        "%lld posts from %lld people",
        [
          "en": ["": "%#@a@ from %#@b@", "#a": ["other": "%arg posts"], "#b": ["other": "%arg"]],
          "uk": ["": "%#@a@%#@b@", "#a": ["other": "%arg дописів від "], "#b": ["other": "%arg"]],
        ]),
    ],
    bad: [
      Example(
        "Open", ["fr": "Ouvrir "],
        message: "the translation ends with white space, the source does not", marking: " "),
      Example(
        "Open", ["fr": "Ouvrir\u{A0}"],
        message: "the translation ends with white space, the source does not", marking: "\u{A0}"),
      Example(
        "%lld. ", ["fr": "%lld.", "de": "%lld.", "es": "%lld.", "it": "%lld. "],
        message: "the source ends with white space, 3 of 4 translations do not", marking: " "),
      Example(
        "From: ", ["fr": "De :"],
        message: "the source ends with white space, the translation does not"
      ),
    ],
    .translation { string, source, report in
      let (here, there) = (string.trailingSpace, source.trailingSpace)
      guard here.isEmpty != there.isEmpty else { return }
      // Wide punctuation brings its own space along.
      if here.isEmpty, string.language.joinsWords { return }
      // Behind a whole sentence the space is the source's slip.
      if here.isEmpty, source.ending.ending.endsSentence,
        PunctuationHabits.wordCount(in: source) > 3
      {
        return
      }
      // So it is behind a translation that is a whole sentence.
      if here.isEmpty, string.ending.ending.endsSentence,
        PunctuationHabits.wordCount(in: string) > 3
      {
        return
      }
      // The text around it continues directly after it.
      if there.isEmpty, isJoinedBehind(string) { return }
      if let agreement = string.agreement(
        of: 0.66, where: { $0.trailingSpace.isEmpty != there.isEmpty })
      {
        guard agreement.isSpeaker else { return }
        let (count, total) = (agreement.count, agreement.total)
        return report.add(
          there.isEmpty
            ? "\(count) of \(total) translations end with white space, the source does not"
            : "the source ends with white space, \(count) of \(total) translations do not",
          in: source, there)
      }
      let text = source.part(there)
      report.add(
        here.isEmpty
          ? "the source ends with white space, the translation does not"
          : "the translation ends with white space, the source does not",
        in: string, here, fix: .replacing(here, with: text))
    })
}

extension TrailingSpace {
  /// Whether it is the form of a substitution after which the text around it continues without a
  /// space.
  private static func isJoinedBehind(_ string: AuditedString) -> Bool {
    guard let name = string.substitution else { return false }
    return string.localized.strings.contains { outer in
      outer.substitution == nil
        && outer.placeholders.contains { placeholder in
          placeholder.kind == .substitution && placeholder.name == name
            && placeholder.range.upperBound < outer.bytes.count
            && outer.space(at: placeholder.range.upperBound) == nil
        }
    }
  }
}
