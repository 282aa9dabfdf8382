internal import CatalogJSON
internal import CICU

/// The data of languages: CLDR's tables from libicu, read once, overridden by Apple's and by those
/// of newer releases.
struct LanguageData: Sendable {
  static let shared = LanguageData()

  /// Current identifiers by deprecated ones.
  let aliases: [String: String]
  /// Parents other than the truncated name; `root` ends a chain.
  let parents: [String: String]
  /// Codes of two letters by those of three; read at the first such code.
  static let shortLanguages = codes(
    rows(phrasebook_each_short_language), AddedLocales.shortLanguages)
  static let shortRegions = codes(rows(phrasebook_each_short_region), AddedLocales.shortRegions)

  private init() {
    var aliases = Self.rows(phrasebook_each_language_alias)
    for (old, new) in AddedLocales.aliases { aliases[old] = new }
    for withdrawn in AddedLocales.withdrawnAliases { aliases[withdrawn] = nil }
    self.aliases = aliases

    var parents = Self.rows(phrasebook_each_parent_locale)
    for (parent, children) in AddedLocales.parents {
      let language = parent.prefix { $0 != "_" }
      for child in children.split(separator: " ") { parents["\(language)_\(child)"] = parent }
    }
    for (script, languages) in AddedLocales.scriptsApart {
      for language in languages.split(separator: " ") { parents["\(language)_\(script)"] = "root" }
    }
    parents.merge(AppleParents.rows) { _, apples in apples }
    self.parents = parents
  }

  /// Whether a region goes without saying in its language and script.
  func hasDefaultRegion(_ parts: Subtags, name: String) -> Bool {
    // The unknown region, if the language has one.
    if parts.region == "ZZ",
      AddedLocales.defaultRegions[parts.language] != nil
        || !likelyScript(of: parts.language).isEmpty
    {
      return true
    }
    // No language's code is that long; a language of four letters is read as a script.
    if parts.language.utf8.count > 8 { return true }
    if parts.language.utf8.count == 4, parts.language.utf8.allSatisfy(\.isLetter) {
      return !parts.script.isEmpty
        || phrasebook_has_default_region("und_\(parts.language)_\(parts.region)")
    }
    if let region = AddedLocales.defaultRegions["\(parts.language)_\(parts.script)"] {
      return parts.region == region
    }
    if let region = AddedLocales.defaultRegions[parts.language] { return parts.region == region }
    return phrasebook_has_default_region(name)
  }

  /// Returns the likely script of an identifier; empty if CLDR has none.
  func likelyScript(of name: String) -> String {
    withUnsafeTemporaryAllocation(
      of: CChar.self, capacity: Int(phrasebook_locale_capacity)
    ) { text in
      guard let start = text.baseAddress, phrasebook_add_likely_subtags(name, start) else {
        return ""
      }
      return Subtags(String(cString: start)).script
    }
  }

  private typealias Visitor =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void

  /// A table of CICU's as a dictionary.
  private static func rows(
    _ each: (UnsafeMutableRawPointer?, Visitor) -> Void
  ) -> [String: String] {
    var rows: [String: String] = [:]
    rows.reserveCapacity(1024)
    withUnsafeMutablePointer(to: &rows) { rows in
      each(rows) { rows, key, value in
        rows?.assumingMemoryBound(to: [String: String].self)
          .pointee[String(cString: key)] = String(cString: value)
      }
    }
    return rows
  }

  private static func codes(_ rows: [String: String]...) -> [ShortCode: ShortCode] {
    var codes: [ShortCode: ShortCode] = [:]
    for (long, short) in rows.joined() {
      guard let long = ShortCode(long), let short = ShortCode(short) else { continue }
      codes[long] = short
    }
    return codes
  }
}
