import Phrasebook
import PhrasebookModel

/// Placeholders with and without numbers are mixed.
enum PlaceholderMixed {
  static let check = Check(
    "placeholder-mixed", .placeholders, .error,
    "Numbered placeholders are mixed with placeholders without numbers.",
    why: "It is undefined which arguments the ones without numbers take; loaders differ.",
    fix: "Number all of them.",
    good: [
      Example("%1$@ of %2$@", ["fr": "%2$@ / %1$@"]),
      Example("%1$@: 100%%", ["fr": "%1$@ : 100 %%"]),
    ],
    bad: [
      Example(
        "%@ of %@", ["fr": "%1$@ / %@"],
        message: "%@ has no number, but other placeholders have one",
        marking: "%@")
    ],
    .string { string, report in
      let all = string.placeholders.filter { $0.kind == .argument && $0.name == nil }
      guard all.contains(where: { $0.position != nil }),
        let bare = all.first(where: { $0.position == nil })
      else { return }
      report.add(
        "\(string.part(bare.range)) has no number, but other placeholders have one", in: string,
        bare.range)
    })
}
