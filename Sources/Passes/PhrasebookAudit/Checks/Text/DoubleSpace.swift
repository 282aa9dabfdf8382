import Phrasebook
import PhrasebookModel

/// Two spaces between words.
enum DoubleSpace {
  static let check = Check(
    "double-space", .text, .warning,
    "Two spaces stand where one belongs.",
    why: "Nearly always a slip of the keyboard, and it shows as a hole in the line.",
    mend: "Keep one of the spaces; `--fix` does it.",
    good: [
      Example("Save the file", ["fr": "Enregistrer le fichier"]),
      Example("Name:  %@", ["fr": "Nom :  %@"]),
      Example("It is done.  Go on?"),
      Example("Run it", ["fr": "Lancez `a  b` et <code>c  d</code>"]),
    ],
    bad: [
      Example(
        "Save the file", ["fr": "Enregistrer  le fichier"],
        says: "2 spaces stand where one belongs", marking: "  "),
      Example(
        "Save the file", ["fr": "Enregistrer \u{A0}le fichier"],
        says: "2 spaces stand where one belongs", marking: " \u{A0}"),
      Example("Save  the file", says: "2 spaces stand where one belongs", marking: "  "),
    ],
    .passage { passage, report in
      guard passage.mayDoubleSpaces, passage.localized.subject.isToTranslate else { return }
      let isSource = passage.localized.isSource
      if !isSource,
        passage.localized.subject.source.counterpart(of: passage.path)?.mayDoubleSpaces != false
      {
        return
      }
      for (range, count) in passage.runsOfSpaces where count > 1 {
        // A gap behind a mark, or one that lines things up, may well be meant.
        if isSource, !passage.joinsWords(range) { continue }
        let first = passage.part(range).unicodeScalars.first { $0 != " " }
        report.add(
          "\(count) spaces stand where one belongs", in: passage, range,
          mend: .replace([Mend.Replacement(range, with: first.map { String($0) } ?? " ")]))
      }
    })
}

extension Passage {
  /// False where no two spaces can stand side by side.
  fileprivate var mayDoubleSpaces: Bool {
    (features.contains(.doubleSpace) || features.contains(.wide) && characters.hasSpecialSpace)
      && runsOfSpaces.contains { $0.count > 1 }
  }

  /// The runs of spaces between other characters of a line, and how many there are in each; those
  /// of code are as its author wants them.
  fileprivate var runsOfSpaces: [(range: Range<Int>, count: Int)] {
    var runs: [(range: Range<Int>, count: Int)] = []
    var index = 0
    while index < bytes.count {
      let start = index
      var count = 0
      while let next = space(at: index), bytes[index] != 0x09 {
        index = next
        count += 1
      }
      if count == 0 {
        index += 1
      } else if start > 0, index < bytes.count, bytes[start - 1] != 0x0A, bytes[index] != 0x0A,
        count == 1 || !isVerbatim(start..<index)
      {
        runs.append((start..<index, count))
      }
    }
    return runs
  }

  /// True where a range stands between two words of one line.
  fileprivate func joinsWords(_ range: Range<Int>) -> Bool {
    guard !features.contains(.newline), let (before, _) = bytes.scalar(before: range.lowerBound),
      let (after, _) = bytes.scalar(at: range.upperBound)
    else { return false }
    return before.properties.isAlphabetic && (after.properties.isAlphabetic || after == "%")
  }
}
