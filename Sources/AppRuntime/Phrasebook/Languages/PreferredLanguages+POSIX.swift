import CatalogJSON

extension PreferredLanguages {
  /// The BCP 47 tag of a POSIX locale's name: `sr_RS.UTF-8@latin` is `sr-Latn-RS`; nil for `C`, and
  /// for what names no language.
  ///
  /// A script that is likely for the region is included if it is not the language's usual script:
  /// `pa_PK` is `pa-Arab-PK`, since users there read only that script. Chinese does not need it,
  /// since its regions imply the script.
  package static func tag(posixName name: String) -> String? {
    guard name.utf8.count <= BaseName.longestIdentifier, !POSIXModifiers.isNone(name) else {
      return nil
    }
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let modifier = parts.count > 1 ? parts[1].lowercased() : ""
    guard let locale = parts.first?.prefix(while: { $0 != "." }),
      let base = BaseName.of(String(locale))
    else { return nil }
    var subtags = Subtags(renamed(base, modifier: modifier))
    guard isLanguage(subtags.language) else { return nil }
    if subtags.script.isEmpty {
      let script = POSIXModifiers.scripts[modifier] ?? likelyScript(of: subtags, base: base)
      subtags = Subtags(
        language: subtags.language, script: script, region: subtags.region,
        variants: subtags.variants)
    }
    let variant = POSIXModifiers.variants[modifier]
    return ([subtags.tag] + (variant.map { [$0] } ?? [])).joined(separator: "-")
  }

  /// Returns the name with the current language: `no_NO` is `nb_NO`, `iw_IL` is `he_IL`.
  private static func renamed(_ base: String, modifier: String) -> String {
    let language = base.prefix { $0 != "_" }
    let rest = base[language.endIndex...]
    if let other = POSIXModifiers.languages[modifier]?[String(language)] { return other + rest }
    // Apple's names, except for those that do no more than spell out a script.
    if let name = LegacyNames.rows[base], !name.hasPrefix("\(language)_") { return name }
    return LegacyNames.rows[base] == nil ? LanguageName(base: base).normalized : base
  }

  /// Returns the likely script of a region, if it is not the language's usual one.
  private static func likelyScript(of parts: Subtags, base: String) -> String {
    guard !parts.region.isEmpty, LegacyNames.rows[base] == nil else { return "" }
    let name = "\(parts.language)_\(parts.region)"
    if let script = POSIXModifiers.likelyScripts[name] { return script }
    let script = LanguageData.shared.likelyScript(of: name)
    return script == LanguageData.shared.likelyScript(of: parts.language) ? "" : script
  }

  private static func isLanguage(_ code: String) -> Bool {
    code.utf8.allSatisfy(\.isLetter) && [2, 3, 5, 6, 7, 8].contains(code.utf8.count)
  }
}
