import Phrasebook
import PhrasebookModel

/// A string breaks lines with another sign than a line feed.
enum LineSeparator {
  static let check = Check(
    "line-separator", .characters, .note,
    "A string breaks lines with another sign than a line feed.",
    why: "Many views and formats show it as a box or as nothing.",
    fix: "Write a line feed; `--fix` does it.",
    good: [
      Example("One\nTwo", ["fr": "Un\nDeux", "de": "Eins\r\nZwei"])
    ],
    bad: [
      Example(
        "One\nTwo", ["fr": "Un\u{2028}Deux"], message: "a line separator (U+2028) breaks the line",
        marking: "\u{2028}"),
      Example(
        "One\nTwo", ["fr": "Un\rDeux"], message: "a carriage return (U+000D) breaks the line",
        marking: "\r"),
    ],
    .string { string, report in
      let all = separators(in: string)
      // The source has to be fixed first.
      guard let (scalar, range) = all.first,
        string.localized.isSource
          || string.entry.source.strings.allSatisfy({ separators(in: $0).isEmpty })
      else { return }
      let replacements = all.map { one in
        Fix.Replacement(one.1, with: one.0.value == 0x2029 ? "\n\n" : "\n")
      }
      report.add(
        "\(Invisible.name(of: scalar)) breaks the line", in: string, range,
        fix: .replace(replacements))
    })
}

extension LineSeparator {
  /// The separators of Unicode, and the carriage returns that no line feed follows.
  private static func separators(in string: AuditedString) -> [(Unicode.Scalar, Range<Int>)] {
    guard
      string.characters.hasControl
        || string.features.contains(.newline) && string.bytes.contains(0xD)
    else {
      return []
    }
    return Invisible.scalars(in: string).filter { scalar, range in
      switch scalar.value {
      case 0x2028, 0x2029: true
      case 0xD: range.upperBound >= string.bytes.count || string.bytes[range.upperBound] != 0xA
      default: false
      }
    }
  }
}
