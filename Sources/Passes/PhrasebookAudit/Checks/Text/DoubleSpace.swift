import Phrasebook
import PhrasebookModel

/// Two spaces between words.
enum DoubleSpace {
  static let check = Check(
    "double-space", .text, .warning,
    "Two spaces in a row.",
    why: "Nearly always a typing mistake, visible as a gap in the line.",
    fix: "Keep one of the spaces; `--fix` does it.",
    good: [
      Example("Save the file", ["fr": "Enregistrer le fichier"]),
      Example("Name:  %@", ["fr": "Nom :  %@"]),
      Example("It is done.  Go on?"),
      Example("Run it", ["fr": "Lancez `a  b` et <code>c  d</code>"]),
    ],
    bad: [
      Example(
        "Save the file", ["fr": "Enregistrer  le fichier"],
        message: "2 spaces in a row", marking: "  "),
      Example(
        "Save the file", ["fr": "Enregistrer \u{A0}le fichier"],
        message: "2 spaces in a row", marking: " \u{A0}"),
      Example("Save  the file", message: "2 spaces in a row", marking: "  "),
    ],
    .string { string, report in
      let doubled = doubledSpaces(in: string)
      let entry = string.entry
      guard !doubled.isEmpty, entry.isToTranslate else { return }
      let isSource = string.localized.isSource
      if !isSource {
        // A duplicate of the source, or an unknown one, may be intended.
        guard let source = entry.source.counterpart(of: string.path),
          doubledSpaces(in: source).isEmpty
        else { return }
      }
      for (range, count) in doubled {
        // A gap behind a mark, or one that lines things up, may well be meant.
        if isSource, !joinsWords(range, in: string) { continue }
        let first = string.part(range).unicodeScalars.first { $0 != " " }
        report.add(
          "\(count) spaces in a row", in: string, range,
          fix: .replacing(range, with: first.map { String($0) } ?? " "))
      }
    })
}

extension DoubleSpace {
  /// The runs of several spaces between other characters of a line, with their lengths, except
  /// those in code.
  private static func doubledSpaces(in string: AuditedString) -> [(range: Range<Int>, count: Int)] {
    guard
      string.features.contains(.doubleSpace)
        || string.features.contains(.wide) && string.characters.hasSpecialSpace
    else { return [] }
    var runs: [(range: Range<Int>, count: Int)] = []
    var index = 0
    while index < string.bytes.count {
      let start = index
      var count = 0
      while let next = string.space(at: index), string.bytes[index] != 0x09 {
        index = next
        count += 1
      }
      if count == 0 {
        index += 1
      } else if count > 1, start > 0, index < string.bytes.count, string.bytes[start - 1] != 0x0A,
        string.bytes[index] != 0x0A, !string.verbatim.overlaps(start..<index)
      {
        runs.append((start..<index, count))
      }
    }
    return runs
  }

  /// Whether a range is between two words of one line.
  private static func joinsWords(_ range: Range<Int>, in string: AuditedString) -> Bool {
    guard !string.features.contains(.newline),
      let (before, _) = string.bytes.scalar(before: range.lowerBound),
      let (after, _) = string.bytes.scalar(at: range.upperBound)
    else { return false }
    return before.properties.isAlphabetic && (after.properties.isAlphabetic || after == "%")
  }
}
