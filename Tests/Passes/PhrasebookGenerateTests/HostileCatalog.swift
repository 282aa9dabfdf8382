import PhrasebookGenerate
import PhrasebookModel
import TestSupport

/// Catalogs whose every text tries to end the literal, the comment or the name that it is written into.
struct HostileCatalog {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let pieces = [
    "\"", "\"\"\"", "\\", "\\(x)", "\\\"", "#\"", "\"#", "\n", "\r", "\r\n", "\u{2028}", "\u{85}",
    "\u{0}", "\u{202E}", "*/", "/*", "//", "}", "{", ")", "(", ";", "`", "$0", "#if", "@", ":",
    "static let pwned: Void = {}()", "\n  static var pwned: Int { 0 }\n", " } enum Pwned {",
    "%@", "%lld", "%.2f", "%1$@", "%2$lld", "%(n)@", "%(in)lld", "%(self)d", "%(arg2)@", "%#@n@",
    "%#@a b@", "%arg", "%*d", "%%", "%", "self", "init", "Type", "in", "Cart", ".", "..", "_", " ",
    "a", "B", "9", "é", "e\u{301}", "\u{301}", "設", "👍", "٣", "ｆ", "\u{AD}", "ﬁ",
  ]

  private mutating func text(upTo count: Int = 4) -> String {
    (0..<Int.random(in: 0...count, using: &random)).map { _ in random.pick(Self.pieces) ?? "" }
      .joined()
  }

  mutating func tables() -> [NamedCatalog] {
    (0..<Int.random(in: 1...3, using: &random)).map { index in
      NamedCatalog(name: index == 0 ? "Localizable" : "\(text())\(index)", catalog: catalog())
    }
  }

  mutating func options(for tables: [NamedCatalog]) -> GenerateOptions {
    var options = GenerateOptions()
    options.access = random.pick(GenerateOptions.Access.allCases) ?? .internal
    options.resourceType = random.pick(GenerateOptions.ResourceType.allCases) ?? .phrase
    options.shape = random.pick(GenerateOptions.Shape.allCases) ?? .nested
    options.bundle = random.pick(GenerateOptions.LookupBundle.allCases) ?? .automatic
    for table in tables where random.chance(0.5) {
      guard let new = random.pick(Array(table.catalog.keys)) else { continue }
      options.renamings.append(.init(table: table.name, old: text(), new: new))
    }
    return options
  }

  private mutating func catalog() -> Catalog {
    var catalog = Catalog(sourceLanguage: "en")
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      var entry = Entry(comment: random.chance(0.5) ? text() : nil)
      for language in ["en", "de", text()] where random.chance(0.6) {
        entry.localizations[language] = localization()
      }
      catalog[text()] = entry
    }
    return catalog
  }

  private mutating func localization(depth: Int = 0) -> Localization {
    var localization = Localization(StringUnit(.translated, text()))
    if random.chance(0.5) {
      for name in ["n", "a b", text()] {
        localization.substitutions[name] = Substitution(
          argNum: random.chance(0.5) ? Int.random(in: 1...3, using: &random) : nil,
          formatSpecifier: random.pick([nil, "lld", "@", ".1f", "*d", text(), "lld\(text())d"])
            ?? nil,
          variations: variations("plural", depth))
      }
    } else if random.chance(0.4), depth < 2 {
      localization.variations = variations(random.pick(["plural", "device", text()]) ?? "", depth)
    }
    return localization
  }

  private mutating func variations(_ kind: String, _ depth: Int) -> Variations {
    var forms: Members<Localization> = [:]
    for name in ["one", "other", text()] where random.chance(0.7) {
      forms[name] =
        depth < 2 ? localization(depth: depth + 1) : Localization(StringUnit(.translated, text()))
    }
    return Variations([kind: forms])
  }
}
