import Phrasebook
import PhrasebookModel

/// A translation says the same as the source.
enum IdenticalToSource {
  static let check = Check(
    "identical-to-source", .text, .note,
    "A translation says the same as the source.",
    why: "It was copied and forgotten: people meet a sentence in another language.",
    mend: "Translate it; for names, mark the key as not to be translated.",
    good: [
      Example("Open the file", ["fr": "Ouvrir le fichier"]),
      Example("Phrasebook Pro", ["fr": "Phrasebook Pro"]),
      Example("OK", ["fr": "OK"]),
      Example("Status", ["de": "Status", "fr": "État", "es": "Estado"]),
      Example("Image", ["fr": "Image", "es": "Imagen", "de": "Bild"]),
      Example("Phrasebook", ["de": "Phrasebook", "fr": "Phrasebook", "ja": "フレーズブック"]),
      Example("Open the file", ["en-GB": "Open the file"]),
    ],
    bad: [
      Example(
        "Open the file", ["fr": "Open the file"],
        says: "the translation says the same as the source"),
      Example(
        "Open file", ["ja": "Open file"], says: "the translation says the same as the source"),
      Example(
        "Settings", ["de": "Settings", "fr": "Réglages", "es": "Ajustes"],
        says: "the translation says the same as the source"),
    ],
    .translation { passage, source, report in
      guard passage.bytes == source.bytes, passage.language.base != source.language.base,
        passage.state != .new, passage.isSentence || passage.isWordThatOthersTranslate
      else { return }
      report.add("the translation says the same as the source", in: passage)
    })
}

extension Passage {
  /// True for a single English word that two other languages of the entry translate, each in its
  /// own way, and no other one leaves as it is.
  ///
  /// A language in Latin letters may have the same word; then its relatives have one alike.
  fileprivate var isWordThatOthersTranslate: Bool {
    guard bytes.count > 2, path.isEmpty, !features.contains(.percent),
      characters.scripts == ScriptSet(.latin)
    else { return false }
    let words = plainWords
    guard words.count == 1, let word = words.first, word.utf8.count == bytes.count,
      word.dropFirst().allSatisfy({ !$0.isUppercase }), !SharedWords.contains(String(word))
    else { return false }
    let isLatin = language.script == .latin
    if isLatin, word.count < 4 { return false }
    var others: Set<String> = []
    for other in localized.subject.translations where other.language.base != language.base {
      guard !other.language.isPseudo, other.passages.count == 1, let text = other.passages.first,
        text.state != .new, !text.value.isEmpty
      else { continue }
      if text.bytes == bytes || isLatin && word.isAkin(to: text.value) { return false }
      others.insert(text.value)
    }
    return others.count > 1
  }

  /// True for words that no two languages have in common: more than names, signs and loans.
  fileprivate var isSentence: Bool {
    let words = plainWords
    // A script that the language is not written in betrays even a short text.
    let isForeign = language.script != .latin && characters.scripts == ScriptSet(.latin)
    let small = words.filter { word in
      word.count > 1 && word.first?.isLowercase == true
        && word.allSatisfy { $0.isLetter || $0 == "’" }
    }
    if isForeign { return words.count > 1 && small.contains { $0.count > 2 } }
    if characters.scripts != ScriptSet(.latin) {
      return language.script == .latin ? characters.letters > 1 : words.count > 2
    }
    return words.count > 2 && small.count > 1
      && small.contains { Self.english.contains(String($0)) || words.count > 5 }
  }

  /// Small words of English that make a sentence of what stands around them.
  private static let english: Set<String> = [
    "the", "of", "to", "is", "are", "and", "your", "for", "with", "not", "this", "from", "you",
    "be",
    "was", "will", "can", "or", "by", "when", "if", "has", "have", "it", "that", "all", "an", "at",
    "been", "could", "as", "should", "which", "these", "no", "on", "in", "more", "up",
  ]
}

extension Substring {
  /// True where two words begin alike, whatever the marks on their letters.
  fileprivate func isAkin(to other: String) -> Bool {
    let pairs = zip(unicodeScalars.prefix(3), other.unicodeScalars.prefix(3))
    return pairs.allSatisfy { one, two in
      one.value >= 0x80 || two.value >= 0x80 || one.value | 0x20 == two.value | 0x20
    }
  }
}
