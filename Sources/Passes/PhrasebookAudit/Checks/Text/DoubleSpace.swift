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
    ],
    bad: [
      Example(
        "Save the file", ["fr": "Enregistrer  le fichier"],
        says: "2 spaces stand where one belongs", marking: "  ")
    ],
    .translation { passage, source, report in
      guard passage.features.contains(.doubleSpace), !source.features.contains(.doubleSpace)
      else { return }
      for range in passage.runsOfSpaces where range.count > 1 {
        report.add(
          "\(range.count) spaces stand where one belongs", in: passage, range,
          mend: .replace([Mend.Replacement(range, with: " ")]))
      }
    })
}

extension Passage {
  /// The runs of spaces between other characters of a line.
  fileprivate var runsOfSpaces: [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      if byte == 0x20 {
        start = start ?? index
      } else {
        if let first = start, first > 0, bytes[first - 1] != 0x0A, byte != 0x0A {
          runs.append(first..<index)
        }
        start = nil
      }
    }
    return runs
  }
}
