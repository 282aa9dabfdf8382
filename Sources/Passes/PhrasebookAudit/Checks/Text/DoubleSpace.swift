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
      let doubled = passage.doubledSpaces
      let subject = passage.localized.subject
      guard !doubled.isEmpty, subject.isToTranslate else { return }
      let isSource = passage.localized.isSource
      if !isSource {
        // What the source has, or nobody knows of it, may well be meant.
        guard let source = subject.source.counterpart(of: passage.path),
          source.doubledSpaces.isEmpty
        else { return }
      }
      for (range, count) in doubled {
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
  /// The runs of several spaces between other characters of a line, and how many there are in each;
  /// those of code are as its author wants them.
  fileprivate var doubledSpaces: [(range: Range<Int>, count: Int)] {
    guard features.contains(.doubleSpace) || features.contains(.wide) && characters.hasSpecialSpace
    else { return [] }
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
      } else if count > 1, start > 0, index < bytes.count, bytes[start - 1] != 0x0A,
        bytes[index] != 0x0A, !isVerbatim(start..<index)
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
