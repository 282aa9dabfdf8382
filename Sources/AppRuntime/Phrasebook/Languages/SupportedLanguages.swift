/// The languages of an app, indexed once: matching a preference only looks them up.
final class SupportedLanguages: Sendable {
  /// The position of an ancestor in the chain of one of the app's languages.
  struct AncestorPosition: Sendable {
    var language: Int
    var depth: Int
    var numbers: LanguageNumbers
  }

  /// The numbers that decide whether two languages are compared.
  struct LanguageNumbers: Sendable {
    /// The number of the language; -1 for one that the app does not have.
    var code: Int
    var group: Int
    /// Whether it is Brazilian Portuguese, which serves Portugal only as a last resort.
    var isBrazilian: Bool
  }

  /// The app's languages in its order and spelling; those that are not identifiers never match.
  let identifiers: [String]
  /// The names of the languages; nil for those that are not identifiers.
  let names: [LanguageName?]
  let chains: [[String]]
  /// Whether each has a region, which an exact match may then replace.
  let haveRegions: [Bool]
  /// The index of the development language.
  let development: Int?
  /// The index of `zxx`, "no linguistic content", which is better than a wrong language.
  let wordless: Int?
  /// The index of the last `pt_BR`, which serves `pt_PT` if nothing else does.
  let brazilian: Int?

  private let byBase: [String: Int]
  private let byNormalized: [String: [Int]]
  private let byAncestor: [String: [AncestorPosition]]
  private let codes: [String: Int]
  private let groups: [String: Int]

  init(_ supported: [String], development: String?) {
    var identifiers = supported
    if let development, !development.isEmpty {
      let wanted = BaseName.of(development)
      let listed =
        supported.firstIndex(of: development)
        ?? (wanted == nil ? nil : supported.firstIndex { BaseName.of($0) == wanted })
      self.development = listed ?? identifiers.count
      if listed == nil { identifiers.append(development) }
    } else {
      self.development = nil
    }
    self.identifiers = identifiers
    names = identifiers.map { LanguageName($0) }
    chains = names.map { $0?.chainOfSupported ?? [] }
    haveRegions = names.map { $0.map { !Subtags($0.normalized).region.isEmpty } ?? false }
    wordless = identifiers.firstIndex(of: "zxx")
    brazilian = names.lastIndex { $0?.normalized == "pt_BR" }

    var byBase: [String: Int] = [:]
    var byNormalized: [String: [Int]] = [:]
    var byAncestor: [String: [AncestorPosition]] = [:]
    var codes: [String: Int] = [:]
    var groups: [String: Int] = [:]
    for (index, name) in names.enumerated() {
      guard let name else { continue }
      let numbers = LanguageNumbers(
        code: codes.number(of: name.language), group: groups.number(of: name.group),
        isBrazilian: name.normalized == "pt_BR")
      if byBase[name.base] == nil { byBase[name.base] = index }
      byNormalized[name.normalized, default: []].append(index)
      for (depth, ancestor) in chains[index].enumerated() {
        if depth > 0, chains[index][depth - 1] == ancestor { continue }
        byAncestor[ancestor, default: []].append(
          AncestorPosition(language: index, depth: depth, numbers: numbers))
      }
    }
    self.byBase = byBase
    self.byNormalized = byNormalized
    self.byAncestor = byAncestor
    self.codes = codes
    self.groups = groups
  }

  /// Returns the first language with a base name.
  func withBase(_ base: String) -> Int? { byBase[base] }

  /// Returns the languages with the same current identifier, in the app's order.
  func withNormalized(_ name: String) -> [Int] { byNormalized[name] ?? [] }

  /// Returns the languages that inherit from a name or have it.
  func withAncestor(_ name: String) -> [AncestorPosition] { byAncestor[name] ?? [] }

  /// Returns the numbers that decide which of the app's languages a preference is compared with;
  /// nil if it differs from all of them.
  func numbers(of preference: LanguageName) -> LanguageNumbers? {
    groups[preference.group].map {
      LanguageNumbers(code: codes[preference.language] ?? -1, group: $0, isBrazilian: false)
    }
  }

  /// Returns a language and those of the app's that it inherits from, in the order of look-up.
  func fallbacks(of index: Int) -> [String] {
    var list = [identifiers[index]]
    var previous: String?
    for ancestor in chains[index] where ancestor != previous {
      previous = ancestor
      var found = withNormalized(ancestor)
      // Hong Kong falls back to Taiwan, which is not in the chain.
      if ancestor == "zh_Hant_HK" {
        found = (found + withNormalized("zh_Hant_TW")).sorted()
      }
      for other in found where other != index { list.append(identifiers[other]) }
    }
    return list
  }
}

extension [String: Int] {
  /// Returns the number of a word; a new one for a new word.
  fileprivate mutating func number(of word: String) -> Int {
    if let number = self[word] { return number }
    self[word] = count
    return count - 1
  }
}
