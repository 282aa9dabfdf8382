import Phrasebook
import PhrasebookModel

/// Numbered placeholders stand beside placeholders without numbers.
enum PlaceholderMixed {
  static let check = Check(
    "placeholder-mixed", .placeholders, .error,
    "Numbered placeholders stand beside placeholders without numbers.",
    why: "Nobody can say which argument the ones without numbers take; loaders differ.",
    mend: "Number all of them.",
    good: [
      Example("%1$@ of %2$@", ["fr": "%2$@ / %1$@"]),
      Example("%1$@: 100%%", ["fr": "%1$@ : 100 %%"]),
    ],
    bad: [
      Example(
        "%@ of %@", ["fr": "%1$@ / %@"], says: "%@ has no number, others here have one",
        marking: "%@")
    ],
    .passage { passage, report in
      let all = passage.placeholders.filter { $0.kind == .argument && $0.name == nil }
      guard all.contains(where: { $0.position != nil }),
        let bare = all.first(where: { $0.position == nil })
      else { return }
      report.add(
        "\(passage.part(bare.range)) has no number, others here have one", in: passage, bare.range)
    })
}
