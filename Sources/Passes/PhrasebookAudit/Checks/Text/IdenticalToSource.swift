import Phrasebook
import PhrasebookModel

/// A translation is the same as the source.
enum IdenticalToSource {
  static let check = Check(
    "identical-to-source", .text, .note,
    "A translation is identical to the source.",
    why: "It was copied and forgotten: users see a sentence in another language.",
    fix: "Translate it; for names, mark the key as not to be translated.",
    good: [
      Example("Open the file", ["fr": "Ouvrir le fichier"]),
      Example("Phrasebook Pro", ["fr": "Phrasebook Pro"]),
      Example("OK", ["fr": "OK"]),
      Example("Status", ["de": "Status", "fr": "État", "es": "Estado"]),
      Example("Image", ["fr": "Image", "es": "Imagen", "de": "Bild"]),
      Example("Phrasebook", ["de": "Phrasebook", "fr": "Phrasebook", "ja": "フレーズブック"]),
      Example("Open the file", ["en-GB": "Open the file"]),
      Example("%lld min", ["de": "%lld min", "ru": "%lld мин", "ja": "%lld分"]),
      Example("Open", ["nl": "Open", "fr": "Ouvrir", "ja": "開く", "es": "Abrir"]),
      Example("Yandex", ["ja": "Yandex", "ko": "Yandex", "ru": "Яндекс", "zh-Hans": "扬德克斯"]),
      Example("Filter", ["nl": "Filter"]),
      Example("Open", ["nl": "Open", "nl-BE": "Open"]),
      Example("Find Bluebird", ["de": "Find Bluebird", "ja": "Find Bluebird"]),
      Example("Privacy Pro", ["de": "Privacy Pro", "fr": "Privacy Pro", "ru": "Privacy Pro"]),
      Example(
        "Jo March (@jomarch), Amy (@amy)",
        ["de": "Jo March (@jomarch), Amy (@amy)", "fr": "Jo March (@jomarch), Amy (@amy)"]),
      Example("360 Search", ["de": "360 Search", "ja": "360 Search"]),
      Example("CFBundleDisplayName", ["en": "Paste", "de": "Paste", "ja": "Paste"]),
      Example(
        "Live Photo: %@", ["ja": "Live Photo: %@", "zh-Hans": "实况照片：%@", "fr": "Photo : %@"]),
    ],
    bad: [
      Example(
        "Open the file", ["fr": "Open the file"],
        message: "the translation is identical to the source"),
      Example(
        "Open file", ["ja": "Open file"], message: "the translation is identical to the source"),
      Example("Delete", ["de": "Delete"], message: "the translation is identical to the source"),
      Example("Log out", ["fr": "Log out"], message: "the translation is identical to the source"),
      Example(
        "Forgot password?", ["nl": "Forgot password?", "de": "Passwort vergessen?"],
        message: "the translation is identical to the source"),
      Example("Done", ["ru": "Done"], message: "the translation is identical to the source"),
      Example(
        "Settings", ["de": "Settings", "fr": "Réglages", "es": "Ajustes"],
        message: "the translation is identical to the source"),
      Example(
        "Loading…", ["ja": "Loading…", "fr": "Chargement…", "de": "Wird geladen …"],
        message: "the translation is identical to the source"),
      Example(
        "Delete “%@”?", ["hi": "Delete “%@”?", "fr": "Supprimer « %@ » ?", "de": "„%@“ löschen?"],
        message: "the translation is identical to the source"),
      Example(
        "Open ${page} in ${app}",
        ["he": "Open ${page} in ${app}", "fr": "Ouvrir ${page}", "de": "${page} in ${app} öffnen"],
        message: "the translation is identical to the source"),
      Example(
        "%lld%% complete",
        ["pl": "%lld%% complete", "ja": "%lld%%完了", "ru": "Готово: %lld%%", "de": "%lld%% fertig"],
        message: "the translation is identical to the source"),
      Example(
        "Camera Mode",
        [
          "hi": "Camera Mode", "fr": "Mode Caméra", "de": "Kameramodus", "es": "Modo de cámara",
          "ja": "カメラモード",
        ], message: "the translation is identical to the source"),
      Example(
        "%lld files",
        [
          "en": ["one": "%lld file", "other": "%lld files"],
          "ru": ["one": "%lld файл", "few": "%lld files", "many": "%lld файлов"],
          "fr": ["one": "%lld fichier", "other": "%lld fichiers"],
          "de": ["one": "%lld Datei", "other": "%lld Dateien"],
        ], message: "the translation is identical to the source"),
    ],
    .translation { string, source, report in
      guard string.language.base != source.language.base, string.state != .new,
        source.localized.strings.contains(where: {
          $0.bytes == string.bytes && $0.substitution == string.substitution
        }), isOfInterfaceWords(string) || isSentence(string) || isTextThatOthersTranslate(string)
      else { return }
      report.add("the translation is identical to the source", in: string)
    })
}

extension IdenticalToSource {
  /// Whether it is an English text that two other languages of the entry translate differently, and
  /// no other one copies; in another script, one that most languages translate.
  ///
  /// A language in Latin letters may have the same word; then its relatives have one alike.
  private static func isTextThatOthersTranslate(_ string: AuditedString) -> Bool {
    guard string.bytes.count > 2, string.characters.scripts == ScriptSet(.latin) else {
      return false
    }
    let words = string.plainWords
    let isLatin = string.language.script == .latin
    // Numbers and signs beside the words make a name or a code of them.
    guard string.plainText.allSatisfy({ $0.isLetter || Self.beside.contains($0) }),
      words.contains(where: { $0.count > (isLatin ? 3 : 2) })
    else { return false }
    // One word with a capital may well travel; other scripts would write it in their letters.
    let isTerm = words.count == 1 && words.first?.first?.isUppercase == true
    var others: Set<String> = []
    var copies = 0
    for other in string.entry.witnesses where other.language.base != string.language.base {
      guard !other.language.isPseudo, let text = other.counterpart(of: string.path),
        text.state != .new,
        !text.showsNothing
      else { continue }
      if other.strings.contains(where: { $0.bytes == string.bytes }) {
        copies += 1
      } else if isLatin, isTerm || other.language.script == .latin,
        other.language.script != .latin || hasRelatives(of: words, in: text)
      {
        return false
      } else {
        others.insert(text.value)
      }
    }
    let hasHumps = words.contains { $0.dropFirst().contains(where: \.isUppercase) }
    if !isLatin, others.count > 3, others.count >= copies * 4 {
      return words.count > 1 || !hasHumps
    }
    guard others.count > 1, copies == 0, !hasHumps else { return false }
    // Several words with capitals are a name.
    return (words.count == 1 || words.contains { $0.first?.isLowercase == true })
      && !words.allSatisfy { $0.count < 3 || SharedWords.contains(String($0)) }
  }

  /// Whether it is an English text of common interface words, which the language translates, even
  /// if other languages copy it.
  private static func isOfInterfaceWords(_ string: AuditedString) -> Bool {
    let entry = string.entry
    guard entry.source.language.base == "en", string.characters.scripts == ScriptSet(.latin),
      !entry.key.hasPrefix(exactly: "CFBundle"),
      string.plainText.allSatisfy({ $0.isLetter || $0.isNumber || Self.beside.contains($0) })
    else { return false }
    let written = string.plainWords
    let words = written.map { $0.lowercased().replacing("’", with: "'") }
    let base = string.language.base
    if InterfaceWords.isPhrase(words, foreignTo: base) { return true }
    guard words.contains(where: { InterfaceWords.contains($0, foreignTo: base) }) else {
      return false
    }
    // All capitals may be a name if a number or a rank is beside them: Privacy Pro.
    let isTitle = !written.contains { $0.first?.isLowercase == true }
    let isRanked = words.contains(where: InterfaceWords.endsName)
    if isTitle, isRanked || string.plainText.contains(where: \.isNumber) { return false }
    // In another script few leave a name beside a word with a small letter.
    let isMixed = written.dropFirst().contains { $0.first?.isLowercase == true }
    if string.language.script != .latin, isMixed { return true }
    return words.allSatisfy { InterfaceWords.isKnown($0) || SharedWords.contains($0) }
  }

  /// Characters without a meaning of their own that may be beside words.
  private static let beside = Set<Character>(" \n\u{A0}.,:;!?…'’\"“”‘’«»()[]-–—/")

  /// Whether every long one of some words has one here that begins alike.
  private static func hasRelatives(of words: [Substring], in string: AuditedString) -> Bool {
    let own = string.plainWords
    return words.filter { $0.count > 2 }.allSatisfy { word in own.contains { word.isAkin(to: $0) } }
  }

  /// Whether it is words that no two languages have in common: more than names, signs and loans.
  private static func isSentence(_ string: AuditedString) -> Bool {
    let words = string.plainWords
    // A script that the language is not written in betrays even a short text.
    let isForeign =
      string.language.script != .latin && string.characters.scripts == ScriptSet(.latin)
    let small = words.filter { word in
      word.count > 1 && word.first?.isLowercase == true
        && word.allSatisfy { $0.isLetter || $0 == "’" }
    }
    if isForeign { return words.count > 1 && small.contains { $0.count > 2 } }
    if string.characters.scripts != ScriptSet(.latin) {
      return string.language.script == .latin ? string.characters.letters > 1 : words.count > 2
    }
    return words.count > 2 && small.count > 1
      && small.contains { InterfaceWords.isSmall(String($0)) || words.count > 5 }
  }
}

extension Substring {
  /// Whether two words have the same start, apart from the marks on their letters.
  fileprivate func isAkin(to other: Substring) -> Bool {
    let pairs = zip(unicodeScalars.prefix(3), other.unicodeScalars.prefix(3))
    return pairs.allSatisfy { one, two in
      one.value >= 0x80 || two.value >= 0x80 || one.value | 0x20 == two.value | 0x20
    }
  }
}
