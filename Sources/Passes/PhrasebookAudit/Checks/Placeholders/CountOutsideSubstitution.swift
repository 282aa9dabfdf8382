import Phrasebook
import PhrasebookModel

/// A string uses %arg outside of a substitution.
enum CountOutsideSubstitution {
  static let check = Check(
    "count-outside-substitution", .placeholders, .error,
    "A string uses %arg outside of a substitution.",
    why: "Only the forms of a substitution have a number for it: the app shows it as it is.",
    fix: "Write the specifier, such as %lld.",
    good: [
      Example(
        "%lld files",
        ["en": ["": "%#@files@", "#files": ["one": "%arg file", "other": "%arg files"]]]),
      Example("%argument is odd"),
    ],
    bad: [
      Example(
        "%lld files", ["fr": "%arg fichiers"],
        message: "%arg is only valid in a substitution", marking: "%arg")
    ],
    .string { string, report in
      guard string.substitution == nil, string.features.contains(.percent) else { return }
      for placeholder in string.placeholders where placeholder.kind == .count {
        let next = placeholder.range.upperBound
        if next < string.bytes.count, string.bytes[next] | 0x20 >= 0x61,
          string.bytes[next] | 0x20 <= 0x7A
        {
          continue
        }
        report.add(
          "%arg is only valid in a substitution", in: string, placeholder.range)
      }
    })
}
