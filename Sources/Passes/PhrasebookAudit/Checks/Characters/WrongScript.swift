import Phrasebook
import PhrasebookModel

/// A text is not in the script of its language.
enum WrongScript {
  static let check = Check(
    "wrong-script", .characters, .warning,
    "A text is not in the script of its language.",
    why: "The texts of two languages have changed places, or nobody translated this one.",
    mend: "Put the right text here.",
    good: [
      Example("Open the file", ["ru": "Открыть файл", "ja": "ファイルを開く"]),
      Example("iPhone", ["ru": "iPhone", "ja": "iPhone"]),
    ],
    bad: [
      Example(
        "Open the file", ["ru": "Ouvrir le fichier"],
        says: "no letter is Cyrillic: the text is Latin"),
      Example(
        "Open the file", ["fr": "Открыть файл"], says: "no letter is Latin: the text is Cyrillic"),
    ],
    .translation { passage, source, report in
      let facts = passage.characters
      let own = passage.language.script
      guard facts.letters > 3, !facts.scripts.contains(own), own != .other,
        passage.bytes != source.bytes,
        !facts.scripts.isEmpty, !LanguageScript.isOneOfTwo(passage.language, facts.scripts)
      else { return }
      let others = facts.scripts.scripts
      if own == .han, others.contains(where: { [.hiragana, .katakana, .bopomofo].contains($0) }) {
        return
      }
      guard let other = others.first, other != .common else { return }
      // Names stay in Latin letters everywhere: only words that are no names say something.
      if other == .latin, others.count == 1 {
        let words = passage.plainWords.filter { word in
          word.count > 2 && !source.value.contains(word) && word.first?.isLowercase == true
            && word.allSatisfy { $0.isLetter }
        }
        guard words.count > 1 || words.contains(where: { $0.count > 5 }) else { return }
      }
      report.add("no letter is \(own.name): the text is \(other.name)", in: passage)
    })
}
