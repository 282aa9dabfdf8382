import Phrasebook
import PhrasebookModel

/// A text is a note to whoever was to write it.
enum UnfinishedText {
  static let check = Check(
    "unfinished-text", .text, .warning,
    "A text is a note to whoever was to write it.",
    why: "People see the note in the app.",
    mend: "Write the text.",
    good: [
      Example("Open", ["fr": "Ouvrir"]),
      Example("All", ["es": "Todo"]),
      Example("A term needs translations or a flag"),
    ],
    bad: [
      Example(
        "Open", ["fr": "Translate me: Ouvrir"], says: "“translate me” is a note to the writer",
        marking: "Translate me"),
      Example("Open", ["fr": "XXX"], says: "“XXX” is a note to the writer"),
      Example(
        "Open", ["fr": "[Missing translation]"],
        says: "“missing translation” is a note to the writer"),
    ],
    .passage { passage, report in
      guard passage.features.contains(.letter) else { return }
      let small = passage.value.lowercased()
      let subject = passage.localized.subject
      // The whole text is a mark.
      if passage.bytes.count < 6, marks.contains(passage.value),
        passage.language.base != "es", !passage.localized.isKeyAlone
      {
        return report.add(
          "“\(passage.value)” is a note to the writer", in: passage, 0..<passage.bytes.count)
      }
      for word in [
        "to" + "do:", "fix" + "me", "lorem ipsum", "translate me", "[translate]",
        "needs translation", "missing translation", "untranslated text",
      ] {
        guard let found = small.range(of: word),
          small[found.upperBound...].first?.isLetter != true || word.last?.isLetter != true
        else { continue }
        if !passage.localized.isSource,
          subject.source.passages.contains(where: {
            $0.value.lowercased().contains(word)
          })
        {
          continue
        }
        let start = small.utf8.distance(from: small.startIndex, to: found.lowerBound)
        report.add(
          "“\(word)” is a note to the writer", in: passage, start..<start + word.utf8.count)
        return
      }
    })

  /// What stands for a text that is still to be written.
  private static let marks: Set<String> = ["TO" + "DO", "T" + "BD", "FIX" + "ME", "XXX"]
}
