import Phrasebook
import PhrasebookAudit
import Yams

/// The part of `phrasebook.yml` that is about words.
extension SettingsReader {
  /// `glossary:`, a list of terms.
  func glossary(_ node: Node) throws(ScopeFailure) -> [GlossaryTerm] {
    var terms: [GlossaryTerm] = []
    try ScopeFailure.each(items(of: node, "glossary is a list; write each as \"- term: …\"")) {
      item throws(ScopeFailure) in
      var term = GlossaryTerm("")
      let known = Setting.members(of: "glossary")
      try members(of: item, known: known, what: "member of a term") {
        (name, value) throws(ScopeFailure) in
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
    try ScopeFailure.each(items(of: node, "forbidden is a list; write each as \"- term: …\"")) {
      item throws(ScopeFailure) in
      if item.scalar != nil {
        terms.append(ForbiddenTerm(try text(item)))
        return
      }
      var term = ForbiddenTerm("")
      let known = Setting.members(of: "forbidden")
      try members(of: item, known: known, what: "member of a term") {
        (name, value) throws(ScopeFailure) in
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
    try pairs(of: node, "a language and its translation") {
      (language, key, value) throws(ScopeFailure) in
      translations[try self.language(language, key)] = try texts(value)
    }
    return translations
  }
}
