internal import Phrasebook
internal import PhrasebookModel

/// The bytes of a TMX file in, an exchange for each language out.
struct TMXReader {
  private var xml: XMLReader
  private var source: String?
  /// What our own header says.
  private var target: String?
  private var exchanges: [Exchange] = []
  private var places: [ExactString: Int] = [:]
  /// The table of each language, name and path.
  private var tables: [[ExactString]: Int] = [:]
  private var diagnostics: [Diagnostic] = []
  /// Whether units have what only memories keep.
  var keepsHistory = false
  /// The language of the sources where the file says that any may be it.
  var wantedSource: String?

  /// One `tu`.
  private struct Pair {
    var id: String?
    var note: String?
    var props: [String: String] = [:]
    var texts: [(language: String, text: String)] = []
    var location: Location
    /// By the names of attributes.
    var history: [String: String] = [:]

    /// Takes what the attributes say; where several say it, the latest counts.
    mutating func takeHistory(_ tag: XMLTag) {
      let date = tag["changedate"] ?? tag["creationdate"]
      if let date, date >= history["changedate"] ?? "" {
        history["changedate"] = date
        history["changeid"] = tag["changeid"] ?? tag["creationid"] ?? history["changeid"]
      } else if history["changeid"] == nil {
        history["changeid"] = tag["changeid"] ?? tag["creationid"]
      }
      history["usagecount"] = history["usagecount"] ?? tag["usagecount"]
    }
  }

  init(_ file: ExchangeFile) throws(UnreadableFile) { xml = try XMLReader(file) }

  mutating func all() throws(UnreadableFile) -> ([Exchange], [Diagnostic]) {
    var isTMX = false
    while let event = try xml.next() {
      guard case .start(let tag) = event else { continue }
      switch tag.name {
      case "tmx": isTMX = true
      case _ where !isTMX:
        throw xml.failure("the file is no TMX: it begins with <\(tag.name)>, not with <tmx>")
      case "header": source = tag["srclang"].flatMap { $0 == TMX.anySource ? nil : $0 }
      case "prop" where tag["type"] == "x-target": target = try text()
      case "tu": take(try pair(tag))
      default: continue
      }
    }
    guard isTMX else { throw xml.failure("the file is no TMX: it has no <tmx>") }
    return (exchanges, diagnostics)
  }

  private mutating func pair(_ tag: XMLTag) throws(UnreadableFile) -> Pair {
    var pair = Pair(id: tag["tuid"], location: xml.location)
    pair.takeHistory(tag)
    let depth = xml.depth
    var language: String?
    while let event = try xml.next() {
      switch event {
      case .start(let tag):
        switch tag.name {
        case "note" where language == nil: pair.note = try text()
        case "prop":
          let type = tag["type"] ?? ""
          let value = try text()
          if language == nil { pair.props[type] = value }
        case "tuv":
          language = tag["xml:lang"] ?? tag["lang"] ?? TMX.unknownLanguage
          pair.takeHistory(tag)
        case "seg": pair.texts.append((language ?? TMX.unknownLanguage, try text()))
        default: continue
        }
      case .end(let name):
        if name == "tuv" { language = nil }
        if name == "tu", xml.depth < depth { return pair }
      default: continue
      }
    }
    return pair
  }

  /// The text of the element that was begun last, tags within it passed over: what they hold is what
  /// the text has in their place.
  private mutating func text() throws(UnreadableFile) -> String {
    let depth = xml.depth
    var text = ""
    while let event = try xml.next() {
      switch event {
      case .text(let part), .cdata(let part): text += part
      case .end where xml.depth < depth: return text
      default: continue
      }
    }
    return text
  }

  private mutating func take(_ pair: Pair) {
    func isSource(_ language: String) -> Bool {
      let source = pair.props["x-source"] ?? source ?? TMX.unknownLanguage
      return language.lowercased() == source.lowercased()
    }
    // Where no language is the source, the first one is.
    let own = pair.texts.firstIndex { isSource($0.language) } ?? wantedPlace(in: pair)
    let first = own ?? (source == nil && pair.texts.count > 1 ? 0 : nil)
    let sourceText = first.map { pair.texts[$0].text }
    // Where any language may be the source, a memory must know which one was taken.
    let sourceName =
      pair.props["x-source"]
      ?? (keepsHistory && source == nil ? first.map { pair.texts[$0].language } : nil)
    var others = pair.texts
    if let first { others.remove(at: first) }
    if others.isEmpty { others = [(target ?? exchanges.first?.targetLanguage ?? "", "")] }
    for (language, text) in others {
      let isMissing = pair.texts.count == (first == nil ? 0 : 1)
      add(
        pair, source: sourceText, sourceLanguage: sourceName, target: isMissing ? nil : text,
        in: language)
    }
  }

  /// The text in the language that is wanted as the source, where any may be it: the same region, or any.
  private func wantedPlace(in pair: Pair) -> Int? {
    guard source == nil, pair.props["x-source"] == nil, let wanted = wantedSource?.lowercased()
    else {
      return nil
    }
    let base = wanted.prefix { $0 != "-" && $0 != "_" }
    return pair.texts.firstIndex { $0.language.lowercased() == wanted }
      ?? pair.texts.firstIndex {
        $0.language.lowercased().prefix { $0 != "-" && $0 != "_" } == base
      }
  }

  private mutating func add(
    _ pair: Pair, source text: String?, sourceLanguage: String?, target: String?,
    in language: String
  ) {
    let spelled = pair.props["x-path"]
    guard let path = spelled.map(VariationPath.init(exchanged:)) ?? VariationPath() else {
      diagnostics.append(
        Diagnostic(
          .warning,
          "the path \((spelled ?? "").quoted) is none, such as plural.one; the text is left out",
          at: pair.location))
      return
    }
    var unit = ExchangeUnit(
      key: pair.props["x-key"] ?? pair.id ?? (keepsHistory ? nil : text) ?? "", path: path,
      source: text, target: target,
      state: pair.props["x-state"].map(State.init(rawValue:)), comment: pair.note,
      isTranslatable: pair.props["x-translate"] != "no",
      argument: pair.props["x-argument"].map(Self.argument), location: pair.location)
    unit.isCommentAutoGenerated = pair.props["x-generated"] == "yes"
    if keepsHistory {
      for name in TMX.history { unit.unknown[name] = pair.history[name].map(JSONValue.string) }
      unit.unknown[TMX.project] = pair.props["x-\(TMX.project)"].map(JSONValue.string)
    }
    let place = exchangePlace(of: language)
    let table = tablePlace(
      of: pair.props["x-table"] ?? (keepsHistory ? "" : "Localizable"), pair.props["x-original"],
      sourceLanguage, in: place)
    exchanges[place].tables[table].units.append(unit)
  }

  private mutating func exchangePlace(of language: String) -> Int {
    if let place = places[ExactString(language)] { return place }
    places[ExactString(language)] = exchanges.count
    let isKnown = !language.isEmpty && language != TMX.unknownLanguage
    exchanges.append(
      Exchange(sourceLanguage: source, targetLanguage: isKnown ? language : nil))
    return exchanges.count - 1
  }

  private mutating func tablePlace(
    of name: String, _ original: String?, _ sourceLanguage: String?, in place: Int
  ) -> Int {
    let label = [
      ExactString(String(place)), ExactString(name), ExactString(original ?? ""),
      ExactString(sourceLanguage ?? ""),
    ]
    if let table = tables[label] { return table }
    tables[label] = exchanges[place].tables.count
    exchanges[place].tables.append(
      ExchangeTable(name: name, original: original, sourceLanguage: sourceLanguage))
    return exchanges[place].tables.count - 1
  }

  private static func argument(_ text: String) -> ExchangeUnit.Argument {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let specifier = parts.count > 1 ? String(parts[1]) : ""
    return ExchangeUnit.Argument(
      number: parts.first.flatMap { Int($0) }, specifier: specifier.isEmpty ? nil : specifier)
  }
}
