import Phrasebook
import PhrasebookModel

/// A string has a character without a standard meaning.
enum PrivateUse {
  static let check = Check(
    "private-use", .characters, .note,
    "A string has a character without a standard meaning.",
    why: "Only one maker's fonts can show it: elsewhere it is a box.",
    fix: "Use a character of Unicode, or an image.",
    good: [
      Example("Sign in", ["fr": "Se connecter"])
    ],
    bad: [
      Example(
        "Sign in", ["fr": "\u{F8FF} Se connecter"], message: "U+F8FF is for private use",
        marking: "\u{F8FF}")
    ],
    .string { string, report in
      guard string.characters.hasPrivateUse else { return }
      if !string.localized.isSource,
        string.entry.source.strings.contains(where: { $0.characters.hasPrivateUse })
      {
        return
      }
      for (scalar, range) in Invisible.scalars(in: string)
      where scalar.properties.generalCategory == .privateUse {
        report.add("\(Invisible.code(of: scalar)) is for private use", in: string, range)
        return
      }
    })
}
