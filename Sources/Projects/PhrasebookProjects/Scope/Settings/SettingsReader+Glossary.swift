import Phrasebook
import PhrasebookAudit
import Yams

/// The part of `phrasebook.yml` that is about words.
extension SettingsReader {
  /// `glossary:`, a list of terms.
  func glossary(_ node: Node) throws(ScopeFailure) -> [GlossaryTerm] {
    var terms: [GlossaryTerm] = []
    for item in try items(of: node, "glossary is a list; write each as \"- term: …\"") {
      var term = GlossaryTerm("")
      let known = Setting.members(of: "glossary")
      for (name, value) in try members(of: item, known: known, what: "member of a term") {
        switch name {
        case "term": term.term = try text(value)
        case "translations": term.translations = try translations(value)
        case "do-not-translate": term.isNotTranslated = try flag(value)
        default: term.isCaseSensitive = try flag(value)
        }
      }
      guard !term.term.isEmpty else { throw failure("an entry of the glossary needs a term", item) }
      guard term.isNotTranslated != !term.translations.isEmpty else {
        throw failure(
          "the term \(term.term) needs translations or \"do-not-translate: true\", one of the two",
          item)
      }
      terms.append(term)
    }
    return terms
  }

  /// `forbidden:`, a list of words, or of words with what to write instead.
  func forbidden(_ node: Node) throws(ScopeFailure) -> [ForbiddenTerm] {
    var terms: [ForbiddenTerm] = []
    for item in try items(of: node, "forbidden is a list; write each as \"- term: …\"") {
      if item.scalar != nil {
        terms.append(ForbiddenTerm(try text(item)))
        continue
      }
      var term = ForbiddenTerm("")
      let known = Setting.members(of: "forbidden")
      for (name, value) in try members(of: item, known: known, what: "member of a term") {
        switch name {
        case "term": term.term = try text(value)
        case "languages": term.languages = Set(try languages(value))
        default: term.instead = try text(value)
        }
      }
      guard !term.term.isEmpty else { throw failure("a forbidden term needs a term", item) }
      terms.append(term)
    }
    return terms
  }

  private func translations(_ node: Node) throws(ScopeFailure) -> [String: [String]] {
    var translations: [String: [String]] = [:]
    for (language, key, value) in try pairs(of: node, "a language and its translation") {
      translations[try self.language(language, key)] = try texts(value)
    }
    return translations
  }
}
