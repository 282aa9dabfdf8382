import Foundation
package import Phrasebook
import PhrasebookAudit
import PhrasebookModel

/// The languages that CLDR knows, and suggestions for other words.
package enum KnownLanguages {
  /// Whether systems know a language with this tag, by its usual name or an older one.
  package static func contain(_ tag: String) -> Bool {
    guard case .wrong = LanguageNaming.judge(tag) else {
      let language = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
      return language.utf8.count < 3 || language == "x"
        || LanguageSpelling.isKnownLanguage(language) || names[language] != nil
    }
    return false
  }

  /// The codes of all languages in CLDR, sorted.
  package static var tags: [String] { names.keys.sorted() }

  /// Returns the message about a word that is not a known language; nil if it is one.
  package static func problem(_ word: String) -> Phrase? {
    if contain(word) { return nil }
    if let tag = suggestion(for: word) {
      return "\(word.quoted) is not a known language; did you mean \(tag)?"
    }
    return LanguageSpelling.isLanguageTag(word)
      ? "\(word.quoted) is not a known language; use a tag such as fr, or --allow-unknown-language"
      : "\(word.quoted) is not a language; write a tag such as fr or pt-BR"
  }

  /// The tag that was probably meant: `de` for `german`, `uk` for `ukk`.
  static func suggestion(for word: String) -> String? {
    let small = word.lowercased()
    let present = LanguageNaming.present(small)
    if present != small { return present }
    if let tag = names.filter({ $0.value == small }).keys.min(by: isShorter) { return tag }
    if small.utf8.count > 3, let name = NearestWord.of(small, among: names.values.sorted()) {
      return names.filter { $0.value == name }.keys.min(by: isShorter)
    }
    let short = names.keys.filter { $0.utf8.count == 2 }.sorted()
    guard small.utf8.count == 3 else { return nil }
    return short.first { small.hasPrefix($0) } ?? NearestWord.of(small, among: short)
      ?? names.filter { $0.value.hasPrefix(small) }.keys.min(by: isShorter)
  }

  private static func isShorter(_ a: String, _ b: String) -> Bool {
    (a.utf8.count, a) < (b.utf8.count, b)
  }

  /// The English names of all languages in CLDR, in lower case, by code.
  private static let names: [String: String] = {
    let english = Locale(identifier: "en")
    return Locale.LanguageCode.isoLanguageCodes.reduce(into: [:]) { names, code in
      let tag = code.identifier
      guard let name = english.localizedString(forLanguageCode: tag)?.lowercased(), name != tag
      else { return }
      names[tag] = name
    }
  }()
}
