/// A language's identifier with all that the rules of matching ask about it.
struct LanguageName: Sendable {
  /// The longest chain that is walked, the identifier itself included.
  static let longestChain = 9

  /// The identifier in one spelling.
  let base: String
  /// The current identifier.
  let normalized: String
  /// The language subtag.
  let language: String
  /// The language that represents all those it is compared with.
  var group: String { LanguageGroups.rows[language] ?? language }

  /// Returns nil if the text is not an identifier.
  init?(_ identifier: String) {
    guard let base = BaseName.of(identifier) else { return nil }
    self.init(base: base)
  }

  init(base: String) {
    self.base = base
    normalized = Self.normalize(base)
    language = Self.language(of: normalized)
  }

  /// The identifier, its parent, its grandparent and so on, without the root.
  var chain: [String] { chain(of: Self.longestChain) }

  /// The chain of one of the app's languages: a region that does not go without saying costs a point,
  /// so that of `it_CH` and `it_IT` the second is nearer to `it`.
  var chainOfSupported: [String] {
    let parts = Subtags(normalized)
    let isPenalized =
      !parts.region.isEmpty && normalized != "es_MX" && normalized != "zh_Hant_TW"
      && !LanguageData.shared.hasDefaultRegion(parts, name: normalized)
    return isPenalized ? [normalized] + chain(of: Self.longestChain - 1) : chain
  }

  private func chain(of length: Int) -> [String] {
    var chain = [normalized]
    while chain.count < length, let last = chain.last, let parent = Self.parent(of: last) {
      chain.append(parent)
    }
    return chain
  }

  /// Returns the parent of a name; nil for the root.
  static func parent(of name: String) -> String? {
    if let parent = LanguageData.shared.parents[name] { return parent == "root" ? nil : parent }
    guard let cut = name.utf8.lastIndex(of: .underscore), cut > name.startIndex else { return nil }
    let parent = String(name[..<cut])
    return parent == "root" ? nil : parent
  }

  private static func normalize(_ base: String) -> String {
    if let name = LegacyNames.rows[base] { return name }
    let aliases = LanguageData.shared.aliases
    if let name = aliases[base] { return name }
    guard let cut = base.utf8.firstIndex(of: .underscore) else { return base }
    guard let name = aliases[String(base[..<cut])] else { return base }
    // A script or region of the alias is kept; a region goes after a script.
    guard let last = name.utf8.lastIndex(of: .underscore) else { return name + base[cut...] }
    guard name.utf8.distance(from: last, to: name.utf8.endIndex) == 5,
      let region = base.utf8.lastIndex(of: .underscore), base[region...].utf8.count <= 4
    else { return name }
    return name + base[region...]
  }

  private static func language(of name: String) -> String {
    guard let end = name.utf8.firstIndex(where: { $0 == .underscore || $0.isTerminator }) else {
      return name
    }
    return String(name[..<end])
  }
}
