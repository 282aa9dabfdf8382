import Phrasebook
import PhrasebookModel

/// A string is not in the script of its language.
enum WrongScript {
  static let check = Check(
    "wrong-script", .characters, .warning,
    "A string is not in the script of its language.",
    why: "The strings of two languages are swapped, or this one is not translated.",
    fix: "Put the right text here.",
    good: [
      Example("Open the file", ["ru": "Открыть файл", "ja": "ファイルを開く"]),
      Example("iPhone", ["ru": "iPhone", "ja": "iPhone"]),
      Example("Language: 日本語", ["fr": "Langue : 日本語", "zh-Hans": "语言：日本語"]),
      Example("Russian", ["fr": "Russe (русский)", "ja": "Русский"]),
      Example("Greek", ["fr": "Grec (ΕΛΛΗΝΙΚΑ)", "de": "Griechisch, nicht українською"]),
      Example("Open the file", ["sr": "Otvori datoteku", "uz": "Файлни очиш"]),
      Example("Noise of 5 micrometers", ["fr": "Bruit de 5 μm, angle α", "de": "Δx"]),
      Example("Nothing found", ["ja": "見つかりません(´Д｀)"]),
      Example("Swift Student", ["ru": "Swift Student Challenge"]),
      Example("%lld of %lld", ["ja": "%1$lld / %2$lld"]),
      Example("About", ["ja": "Yahoo!"]),
    ],
    bad: [
      Example(
        "Open the file", ["ru": "Ouvrir le fichier"],
        message: "no letter is Cyrillic: the text is Latin"),
      Example(
        "Open the file", ["fr": "Открыть файл"], message: "no letter is Latin: the text is Cyrillic"
      ),
      Example(
        "Save", ["ru": "Speichern"], message: "no letter is Cyrillic: the text is Latin"),
      Example("Open", ["fr": "打开"], message: "no letter is Latin: the text is Han"),
      Example(
        "Open the file", ["fr": "Ouvrir le 文件"], message: "\"文件\" is Han, the text is Latin",
        marking: "文件"),
      Example(
        "Open", ["zh-Hans": "開く"], message: "\"く\" is Hiragana, the text is Han", marking: "く"),
      Example(
        "Open the file", ["pl": "Otwórz plik файл"],
        message: "\"файл\" is Cyrillic, the text is Latin",
        marking: "файл"),
      Example(
        "Open the file", ["he": "פתיחת הקובץ عاجل"],
        message: "\"عاجل\" is Arabic, the text is Hebrew",
        marking: "عاجل"),
      Example(
        "Open the file", ["ja": "ファイルを開く сейчас"],
        message: "\"сейчас\" is Cyrillic, the text is Han",
        marking: "сейчас"),
      Example(
        "Loading", ["ru": "Загрузка зשавершена"], message: "\"ש\" is Hebrew, the text is Cyrillic",
        marking: "ש"),
      Example(
        "Открыть файл", ["de": "Die Datei сейчас öffnen"], source: "ru",
        message: "\"сейчас\" is Cyrillic, the text is Latin", marking: "сейчас"),
      Example(
        "Open the file", ["ru": "Otkryt Fajl sejchas"],
        message: "no letter is Cyrillic: the text is Latin"),
    ],
    .translation { string, source, report in
      let facts = string.characters
      let own = string.language.script
      guard own != .other, string.bytes != source.bytes, !facts.scripts.isEmpty else { return }
      // Korean may quote a word of Han, and is not written in it.
      let scripts = own == .hangul ? ScriptSet(own) : string.language.scripts
      let foreign = foreignWord(beside: source, in: string)
      if let foreign, !facts.scripts.isDisjoint(with: scripts) {
        let word = string.part(foreign.range)
        return report.add(
          "\"\(word)\" is \(foreign.script.name), the text is \(own.name)", in: string,
          foreign.range
        )
      }
      guard facts.letters > 3 || foreign != nil, facts.scripts.isDisjoint(with: scripts),
        let other = facts.scripts.scripts.first, other != .common,
        foreign != nil || !string.plainWords.isEmpty
      else { return }
      // Names stay in Latin letters everywhere: only other words count.
      if facts.scripts == ScriptSet(.latin) {
        guard isSentence(unlike: source, in: string) || isOfWords(unlike: string, in: source) else {
          return
        }
      } else if foreign == nil, own != .hangul {
        return
      }
      let name = string.language.base == "ja" ? "Japanese" : own.name
      report.add("no letter is \(name): the text is \(other.name)", in: string)
    })
}

extension WrongScript {
  /// Whether another text may replace a source text of plain interface words: names are not made of
  /// them.
  private static func isOfWords(unlike other: AuditedString, in string: AuditedString) -> Bool {
    let (words, others) = (string.plainWords, other.plainWords)
    // One word, as a name may be two.
    return string.language.base == "en" && !words.isEmpty && others.count == 1
      && !other.value.contains("!") && others[0].allSatisfy(\.isLetter)
      && string.value.range(of: other.value) == nil
      && words.allSatisfy { InterfaceWords.isKnown($0.lowercased()) }
  }

  /// The first word in a script that the language does not use, or its letters inside a word: only
  /// Latin letters are borrowed.
  private static func foreignWord(beside source: AuditedString, in string: AuditedString) -> (
    range: Range<Int>, script: Script
  )? {
    let usual = string.language.scripts.union(ScriptSet(.latin, .other))
    guard !usual.isSuperset(of: string.characters.scripts) else { return nil }
    var found: (range: Range<Int>, script: Script)?
    var mixed = MixedScripts.mixedWords(in: string)[...]
    var names = 0
    for (scalar, range) in Invisible.scalars(in: string) {
      let script = Script.of(scalar)
      if let (known, first) = found {
        // Marks belong to the letter before them.
        if script == first || script == .common && scalar.properties.isAlphabetic || scalar.isMark {
          found = (known.lowerBound..<range.upperBound, first)
          continue
        }
        if !isName(known, of: first, beside: source, in: string) { return found }
        found = nil
        names += 1
        guard names < AuditedString.mostMarks else { return nil }
      }
      guard script != .common, !usual.contains(script) else { continue }
      while let word = mixed.first, word.range.upperBound <= range.lowerBound {
        mixed.removeFirst()
      }
      if mixed.first?.range.overlaps(range) != true { found = (range, script) }
    }
    guard let (known, first) = found, !isName(known, of: first, beside: source, in: string) else {
      return nil
    }
    return found
  }

  /// Whether the letters are meant as such, as a language's own name, or as a word that the source
  /// has in that script: a name, or the script itself.
  private static func isName(
    _ range: Range<Int>, of script: Script, beside source: AuditedString, in string: AuditedString
  ) -> Bool {
    let word = string.part(range)
    // A Greek letter is a quantity or a unit, and any letter among symbols is part of a face.
    if word.unicodeScalars.count == 1, script == .greek || isAmidSigns(range, in: string) {
      return true
    }
    if OwnNames.contains(word) { return true }
    let texts = [source, string.entry.keyString]
      .filter { $0.characters.scripts.contains(script) }
    // The source's own script does not make it a name: the name itself has to be there.
    guard source.language.scripts.contains(script) else { return !texts.isEmpty }
    let longest = 64
    return range.count <= longest && texts.contains { $0.value.range(of: word) != nil }
  }

  /// Whether neither side has a letter, digit or space: `(´Д｀)`.
  private static func isAmidSigns(_ range: Range<Int>, in string: AuditedString) -> Bool {
    guard let (before, _) = string.bytes.scalar(before: range.lowerBound),
      let (after, _) = string.bytes.scalar(at: range.upperBound)
    else { return false }
    return [before, after].allSatisfy { scalar in
      !scalar.properties.isAlphabetic && !scalar.properties.isWhitespace && scalar.digit == nil
        && scalar.properties.generalCategory != .format
    }
  }

  /// Whether the Latin letters are words, and not names that are the same in every language.
  private static func isSentence(unlike source: AuditedString, in string: AuditedString) -> Bool {
    let all = string.plainWords.filter { word in
      word.count > 2 && !source.value.contains(word) && word.allSatisfy(\.isLetter)
    }
    let small = all.filter { $0.first?.isLowercase == true }
    return small.count > 1 || small.contains { $0.count > 5 } || !small.isEmpty && all.count > 2
  }
}

extension Unicode.Scalar {
  /// Whether it is a mark above, below or around a letter.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
