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
      Example("Language: 日本語", ["fr": "Langue : 日本語", "zh-Hans": "语言：日本語"]),
    ],
    bad: [
      Example(
        "Open the file", ["ru": "Ouvrir le fichier"],
        says: "no letter is Cyrillic: the text is Latin"),
      Example(
        "Open the file", ["fr": "Открыть файл"], says: "no letter is Latin: the text is Cyrillic"),
      Example("Open", ["fr": "打开"], says: "no letter is Latin: the text is Han"),
      Example(
        "Open the file", ["fr": "Ouvrir le 文件"], says: "“文件” is Han, the text is Latin",
        marking: "文件"),
      Example(
        "Open", ["zh-Hans": "開く"], says: "“く” is Hiragana, the text is Han", marking: "く"),
    ],
    .translation { passage, source, report in
      let facts = passage.characters
      let own = passage.language.script
      guard own != .other, passage.bytes != source.bytes,
        !facts.scripts.isEmpty, !LanguageScript.isOneOfTwo(passage.language, facts.scripts)
      else { return }
      let foreign = passage.foreignSigns(beside: source)
      if let foreign, facts.scripts.contains(own) {
        let word = passage.part(foreign.range)
        return report.add(
          "“\(word)” is \(foreign.script.name), the text is \(own.name)", in: passage, foreign.range
        )
      }
      guard facts.letters > 3 || foreign != nil, !facts.scripts.contains(own) else { return }
      let others = facts.scripts.scripts
      if own == .han, others.contains(.bopomofo) || passage.language.base == "ja",
        others.contains(where: { [.hiragana, .katakana, .bopomofo].contains($0) })
      {
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

extension Passage {
  /// The first signs of East Asian scripts that the language does not use and the source has not:
  /// one of them is enough, since nobody borrows them as letters of Latin are borrowed.
  fileprivate func foreignSigns(beside source: Passage) -> (range: Range<Int>, script: Script)? {
    let foreign = language.foreignSigns
    guard !characters.scripts.isDisjoint(with: foreign) else { return nil }
    var found: (range: Range<Int>, script: Script)?
    for (scalar, range) in scalars {
      let script = Script.of(scalar)
      if let (start, first) = found {
        guard script == first, start.upperBound == range.lowerBound else { break }
        found = (start.lowerBound..<range.upperBound, first)
      } else if foreign.contains(script) {
        // What the source says in that script is a name, or the script itself.
        let key = localized.subject.keyPassage
        if source.characters.scripts.contains(script) || key.characters.scripts.contains(script) {
          return nil
        }
        found = (range, script)
      }
    }
    return found
  }
}

extension Language {
  /// The scripts of East Asia that its texts have no use for.
  fileprivate var foreignSigns: ScriptSet {
    switch script {
    case .han: base == "ja" ? ScriptSet(.hangul) : ScriptSet(.hangul, .hiragana, .katakana)
    case .hangul: ScriptSet(.hiragana, .katakana)
    default: ScriptSet(.han, .hangul, .hiragana, .katakana)
    }
  }
}
