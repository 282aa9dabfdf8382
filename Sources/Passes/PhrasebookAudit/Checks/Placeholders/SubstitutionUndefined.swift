import Phrasebook
import PhrasebookModel

/// A string uses a substitution that is not defined.
enum SubstitutionUndefined {
  static let check = Check(
    "substitution-undefined", .placeholders, .error,
    "A string uses a substitution that is not defined.",
    why: "The app shows the reference itself, and Xcode refuses to compile the catalog.",
    fix: "Define the substitution, or remove its name.",
    good: [
      Example(
        "%lld files",
        ["en": ["": "%#@files@", "#files": ["one": "%arg file", "other": "%arg files"]]])
    ],
    bad: [
      Example(
        "%lld files",
        ["en": ["": "%#@count@", "#files": ["one": "%arg file", "other": "%arg files"]]],
        message: "unknown substitution count", marking: "%#@count@")
    ],
    .string { string, report in
      guard !string.localized.isKeyAlone else { return }
      for placeholder in string.placeholders where placeholder.kind == .substitution {
        let name = placeholder.name ?? ""
        guard string.localized.localization.substitutions[name] == nil else { continue }
        report.add("unknown substitution \(name)", in: string, placeholder.range)
      }
    })
}
