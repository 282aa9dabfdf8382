import Phrasebook
import PhrasebookModel

/// A text is a note to its author.
enum UnfinishedText {
  static let check = Check(
    "unfinished-text", .text, .warning,
    "A string is a note to its author.",
    why: "Users see the note in the app.",
    fix: "Write the text.",
    good: [
      Example("Open", ["fr": "Ouvrir"]),
      Example("All", ["es": "Todo"]),
      Example("A term needs translations or a flag"),
    ],
    bad: [
      Example(
        "Open", ["fr": "Translate me: Ouvrir"], message: "\"translate me\" is a note to the writer",
        marking: "Translate me"),
      Example("Open", ["fr": "XXX"], message: "\"XXX\" is a note to the writer"),
      Example(
        "Open", ["fr": "[Missing translation]"],
        message: "\"missing translation\" is a note to the writer"),
    ],
    .string { string, report in
      guard string.features.contains(.letter) else { return }
      let entry = string.entry
      // The whole text is a mark.
      if string.bytes.count < 6, marks.contains(string.value),
        string.language.base != "es", !string.localized.isKeyAlone
      {
        return report.add(
          "\"\(string.value)\" is a note to the writer", in: string, 0..<string.bytes.count)
      }
      guard mayHaveNote(string.bytes) else { return }
      let small = string.value.lowercased()
      for word in notes {
        guard let found = small.range(of: word),
          small[found.upperBound...].first?.isLetter != true || word.last?.isLetter != true
        else { continue }
        if !string.localized.isSource,
          entry.source.strings.contains(where: {
            $0.value.lowercased().contains(word)
          })
        {
          continue
        }
        let start = small.utf8.distance(from: small.startIndex, to: found.lowerBound)
        report.add(
          "\"\(word)\" is a note to the writer", in: string, start..<start + word.utf8.count)
        return
      }
    })

  /// Words that mark a text as a note wherever they appear.
  private static let notes = [
    "to" + "do:", "fix" + "me", "lorem ipsum", "translate me", "[translate]",
    "needs translation", "missing translation", "untranslated text",
  ]

  /// The beginnings of words of which each note has one.
  private static let stems = ["to" + "do", "fix" + "me", "lorem", "transl"].map { Array($0.utf8) }

  /// Whether a string has one of the stems in any case: few have, and this takes no time.
  private static func mayHaveNote(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { start in
      stems.contains { stem in
        start + stem.count <= bytes.count
          && stem.indices.allSatisfy { bytes[start + $0] | 0x20 == stem[$0] }
      }
    }
  }

  /// Texts that are only a mark.
  private static let marks: Set<String> = ["TO" + "DO", "T" + "BD", "FIX" + "ME", "XXX"]
}
