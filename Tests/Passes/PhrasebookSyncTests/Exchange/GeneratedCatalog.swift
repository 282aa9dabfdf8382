import PhrasebookModel
import TestSupport

/// A catalog as no person would write it, yet right: forms of every kind in two languages, texts that
/// break writers, and every state.
struct GeneratedCatalog {
  private var random: SeededGenerator
  /// The language that is translated to.
  let language: String
  private let isWild: Bool

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    language = random.pick(["fr", "de", "pt-BR", "ru", "ja", "ar", "zh-Hans", "cs"]) ?? "fr"
    isWild = random.chance(0.5)
  }

  mutating func catalog() -> Catalog {
    var catalog = Catalog(sourceLanguage: "en")
    for number in 0..<Int.random(in: 0...5, using: &random) {
      let key = random.chance(0.5) ? text() : "\(text()) \(number)"
      catalog[key] = entry()
    }
    return catalog
  }

  private mutating func entry() -> Entry {
    var entry = Entry(comment: random.chance(0.3) ? text() : nil)
    if random.chance(0.1) { entry.shouldTranslate = false }
    if random.chance(0.2) { entry.extractionState = random.pick([.manual, .stale, .migrated]) }
    let shape = Int.random(in: 0..<12, using: &random)
    if random.chance(0.6) { entry.localizations["en"] = localization(shape, ["one", "other"]) }
    if random.chance(0.8) {
      // Some translations vary in another way than the source.
      let own = random.chance(0.8) ? shape : Int.random(in: 0..<12, using: &random)
      entry.localizations[language] = localization(own, categories)
    }
    return entry
  }

  private var categories: [String] {
    switch language {
    case "ja", "zh-Hans": ["other"]
    case "ru", "cs": ["one", "few", "many", "other"]
    case "ar": ["zero", "one", "two", "few", "many", "other"]
    default: ["one", "other"]
    }
  }

  private mutating func localization(_ shape: Int, _ categories: [String]) -> Localization {
    let devices = ["iphone", "mac", "other"]
    switch shape {
    case 0, 1: return forms("plural", categories)
    case 2: return forms("device", devices)
    case 3:
      var cases: Members<Localization> = [:]
      for device in devices { cases[device] = forms("plural", categories) }
      return Localization(variations: Variations(["device": cases]))
    case 4: return forms("width", ["20", "40"])
    case 5:
      let phrases = (0..<Int.random(in: 1...3, using: &random)).map { "\($0)\(text())" }
      return Localization(stringSet: StringSet(state(), phrases))
    case 6, 7: return substitutions(categories)
    default: return Localization(unit())
    }
  }

  private mutating func forms(_ kind: String, _ names: [String]) -> Localization {
    var cases: Members<Localization> = [:]
    for name in names { cases[name] = Localization(unit()) }
    return Localization(variations: Variations([kind: cases]))
  }

  private mutating func substitutions(_ categories: [String]) -> Localization {
    let names = random.chance(0.5) ? ["files"] : ["files", "fol.ders"]
    let text = names.map { "%#@\($0)@" }.joined(separator: random.chance(0.5) ? " in " : " ")
    var localization = Localization(StringUnit(state(), text))
    for (number, name) in names.enumerated() {
      var part = Substitution(argNum: number + 1, formatSpecifier: "lld")
      var cases: Members<Localization> = [:]
      for category in categories {
        let words = random.pick(["%arg a", "b %arg", "one", "%arg é “x”"]) ?? ""
        cases[category] = Localization(StringUnit(state(), words))
      }
      part.variations = Variations(["plural": cases])
      localization.substitutions[name] = part
    }
    return localization
  }

  private mutating func unit() -> StringUnit { StringUnit(state(), text()) }

  private mutating func state() -> State {
    random.pick([
      .translated, .translated, .translated, .needsReview, .new, .machineTranslated, .stale,
      State(rawValue: "odd"),
    ]) ?? .translated
  }

  private mutating func text() -> String {
    if isWild { return random.text(upTo: 5) }
    return random.pick([
      "Hello", "%lld files", "%1$@ of %2$@", "Line\nbreak", "Ciao, “%@”!", "100%%", "é", "{x}",
      "it's", "<b>&amp;</b>", "%@ and %lld", "  spaces ", "\"quoted\"", "=1+1", "@a", "$t(b)",
    ]) ?? ""
  }
}
