import Phrasebook
import PhrasebookModel

/// White space at the end differs from the source.
enum TrailingSpace {
  static let check = Check(
    "trailing-space", .text, .warning,
    "White space at the end differs from the source.",
    why: "Texts that are put together run into each other, or the line is out of place.",
    mend: "End as the source does; `--fix` does it.",
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
        says: "the translation ends with white space, the source does not", marking: " "),
      Example(
        "Open", ["fr": "Ouvrir\u{A0}"],
        says: "the translation ends with white space, the source does not", marking: "\u{A0}"),
      Example(
        "%lld. ", ["fr": "%lld.", "de": "%lld.", "es": "%lld.", "it": "%lld. "],
        says: "the source ends with white space, 3 of 4 translations do not", marking: " "),
      Example(
        "From: ", ["fr": "De :"], says: "the source ends with white space, the translation does not"
      ),
    ],
    .translation { passage, source, report in
      let (here, there) = (passage.trailingSpace, source.trailingSpace)
      guard here.isEmpty != there.isEmpty else { return }
      // Wide punctuation brings its own space along.
      if here.isEmpty, passage.language.joinsWords { return }
      // Behind a whole sentence the space is the source's slip.
      if here.isEmpty, source.ending.ending.endsSentence, source.wordCount > 3 { return }
      // So it is behind a translation that is a whole sentence.
      if here.isEmpty, passage.ending.ending.endsSentence, passage.wordCount > 3 { return }
      // What follows in the text around it stands right behind it.
      if there.isEmpty, passage.isJoinedBehind { return }
      if let agreement = passage.agreement(
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
        in: passage, here, mend: .replace([Mend.Replacement(here, with: text)]))
    })
}

extension Passage {
  /// True for the form of a substitution behind which the text around it goes on without a space.
  fileprivate var isJoinedBehind: Bool {
    guard let name = substitution else { return false }
    return localized.passages.contains { outer in
      outer.substitution == nil
        && outer.placeholders.contains { placeholder in
          placeholder.kind == .substitution && placeholder.name == name
            && placeholder.range.upperBound < outer.bytes.count
            && outer.space(at: placeholder.range.upperBound) == nil
        }
    }
  }
}
