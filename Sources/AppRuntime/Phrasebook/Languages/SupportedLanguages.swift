/// The languages of an app, prepared once: every question that a preference can ask is a look-up.
final class SupportedLanguages: Sendable {
  /// Where an ancestor stands in the chain of one of the app's languages.
  struct Place: Sendable {
    var language: Int
    var depth: Int
    var kind: Kind
  }

  /// What decides whether two languages are compared, as numbers.
  struct Kind: Sendable {
    /// Of the language alone; -1 for one that the app has not.
    var code: Int
    var group: Int
    /// Brazil's Portuguese, which serves Portugal only where nothing else does.
    var isBrazilian: Bool
  }

  /// As the app spells them, in its order; those that are no identifiers are there but never match.
  let identifiers: [String]
  /// What the rules ask of each; nil for those that are no identifiers.
  let names: [LanguageName?]
  let chains: [[String]]
  /// Whether each names a region, which an exact wish may then replace.
  let haveRegions: [Bool]
  /// The language the app is written in.
  let development: Int?
  /// The language that says "no words at all", and is better than a wrong one.
  let wordless: Int?
  /// The last `pt_BR`, which serves who wants `pt_PT` where nothing else does.
  let brazilian: Int?

  private let byBase: [String: Int]
  private let byNormalized: [String: [Int]]
  private let byAncestor: [String: [Place]]
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
    var byAncestor: [String: [Place]] = [:]
    var codes: [String: Int] = [:]
    var groups: [String: Int] = [:]
    for (index, name) in names.enumerated() {
      guard let name else { continue }
      let kind = Kind(
        code: codes.number(of: name.language), group: groups.number(of: name.group),
        isBrazilian: name.normalized == "pt_BR")
      if byBase[name.base] == nil { byBase[name.base] = index }
      byNormalized[name.normalized, default: []].append(index)
      for (depth, ancestor) in chains[index].enumerated() {
        if depth > 0, chains[index][depth - 1] == ancestor { continue }
        byAncestor[ancestor, default: []].append(Place(language: index, depth: depth, kind: kind))
      }
    }
    self.byBase = byBase
    self.byNormalized = byNormalized
    self.byAncestor = byAncestor
    self.codes = codes
    self.groups = groups
  }

  /// The first language with a base name.
  func withBase(_ base: String) -> Int? { byBase[base] }

  /// The languages that are called the same today, in the app's order.
  func withNormalized(_ name: String) -> [Int] { byNormalized[name] ?? [] }

  /// The languages that inherit from a name or are it.
  func withAncestor(_ name: String) -> [Place] { byAncestor[name] ?? [] }

  /// What decides which of the app's languages a wish is compared with; nil for none of them.
  func kind(of wish: LanguageName) -> Kind? {
    groups[wish.group].map { Kind(code: codes[wish.language] ?? -1, group: $0, isBrazilian: false) }
  }

  /// A language and those of the app's that it inherits from: where to look for a text, in order.
  func fallbacks(of index: Int) -> [String] {
    var list = [identifiers[index]]
    var previous: String?
    for ancestor in chains[index] where ancestor != previous {
      previous = ancestor
      var found = withNormalized(ancestor)
      // Hong Kong's texts fall back to Taiwan's, which no chain says.
      if ancestor == "zh_Hant_HK" {
        found = (found + withNormalized("zh_Hant_TW")).sorted()
      }
      for other in found where other != index { list.append(identifiers[other]) }
    }
    return list
  }
}

extension [String: Int] {
  /// The number of a word; a new one for a new word.
  fileprivate mutating func number(of word: String) -> Int {
    if let number = self[word] { return number }
    self[word] = count
    return count - 1
  }
}
