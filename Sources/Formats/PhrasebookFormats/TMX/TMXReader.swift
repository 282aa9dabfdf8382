internal import Phrasebook
internal import PhrasebookModel

/// The bytes of a TMX file in, an exchange for each language out.
struct TMXReader {
  private var xml: XMLReader
  private var source: String?
  /// The target language in our own header.
  private var target: String?
  private var exchanges: [Exchange] = []
  private var places: [ExactString: Int] = [:]
  /// The table of each language, name and path.
  private var tables: [[ExactString]: Int] = [:]
  private var diagnostics: [Diagnostic] = []
  /// Whether units have what only memories keep.
  var keepsHistory = false
  /// The language of the sources if the file leaves it open.
  var wantedSource: String?
  /// Other information of the root and the header.
  private var unknown: Members<JSONValue> = [:]

  init(_ file: ExchangeFile) throws(UnreadableFile) { xml = try XMLReader(file) }

  mutating func all() throws(UnreadableFile) -> ([Exchange], [Diagnostic]) {
    var isTMX = false
    while let event = try xml.next() {
      guard case .start(let tag) = event else { continue }
      switch tag.name {
      case "tmx":
        isTMX = true
        unknown.keep(tag.attributes.filter { $0.name != "version" }, of: "tmx.root")
      case _ where !isTMX:
        throw xml.failure("the file is not TMX: it begins with <\(tag.name)>, not with <tmx>")
      case "header": try readHeader(tag)
      case "tu": take(try pair(tag))
      default: continue
      }
    }
    guard isTMX else { throw xml.failure("the file is not TMX: it has no <tmx>") }
    return (exchanges, diagnostics)
  }

  private mutating func readHeader(_ tag: XMLTag) throws(UnreadableFile) {
    source = tag["srclang"].flatMap { $0 == TMX.anySource ? nil : $0 }
    unknown.keep(
      tag.attributes.filter { attribute in
        !TMX.headerOfOurs.contains(attribute.name)
          && !TMX.usualHeader.contains { $0 == (attribute.name, attribute.value) }
      }, of: "tmx.header")
    var elements: [String] = []
    let depth = xml.depth
    while let event = try xml.next(), xml.depth >= depth {
      guard case .start(let tag) = event else { continue }
      if tag.name == "prop", tag["type"] == "x-target" {
        target = try text()
      } else {
        elements.append(try xml.skipElement())
      }
    }
    unknown.keep(elements, as: "tmx.header")
  }

  private mutating func pair(_ tag: XMLTag) throws(UnreadableFile) -> TMXPair {
    var pair = TMXPair(id: tag["tuid"], location: xml.location)
    pair.takeHistory(tag)
    if !keepsHistory { pair.unknown.keep(tag.attributes, of: "tmx") }
    let depth = xml.depth
    var open: TMXPair.Text?
    while let event = try xml.next() {
      switch event {
      case .start(let tag):
        switch tag.name {
        case "note" where open == nil && pair.note == nil:
          pair.unknown.keep(tag.attributes, of: "tmx.note")
          pair.note = try text()
        case "prop" where open == nil && isOwn(tag):
          let type = tag["type"] ?? ""
          pair.props[type] = try text()
        case "tuv":
          open = TMXPair.Text(language: tag["xml:lang"] ?? tag["lang"] ?? TMX.unknownLanguage)
          open?.attributes = tag.attributes.filter { $0.name != "xml:lang" && $0.name != "lang" }
          pair.takeHistory(tag)
        case "seg":
          var text = open ?? TMXPair.Text(language: TMX.unknownLanguage)
          try readSegment(into: &text)
          pair.texts.append(text)
        default:
          let piece = try xml.skipElement()
          if open == nil { pair.elements.append(piece) } else { open?.elements.append(piece) }
        }
      case .end(let name):
        if name == "tuv" { open = nil }
        if name == "tu", xml.depth < depth { return pair }
      default: continue
      }
    }
    return pair
  }

  private func isOwn(_ tag: XMLTag) -> Bool {
    let type = tag["type"] ?? ""
    return TMXPair.ownProps.contains(type) || keepsHistory && type == "x-\(TMX.project)"
  }

  private mutating func readSegment(into text: inout TMXPair.Text) throws(UnreadableFile) {
    let place = xml.location
    let content = try InlineText.read(&xml)
    text.text = content.text
    guard !keepsHistory, let markup = content.markup, let tag = content.tag,
      !markup.isExactly(TMXWriter.markup(of: content.text))
    else { return }
    text.markup = markup
    diagnostics.append(
      Diagnostic(
        .note,
        """
        the tags in this \("seg"), such as <\(tag.visible)>, are not part of a catalog's string; their content is
        """, at: place))
  }

  /// The text of the element that was begun last.
  private mutating func text() throws(UnreadableFile) -> String {
    try InlineText.read(&xml).text
  }

  private mutating func take(_ pair: TMXPair) {
    func isSource(_ language: String) -> Bool {
      let source = pair.props["x-source"] ?? source ?? TMX.unknownLanguage
      return language.lowercased() == source.lowercased()
    }
    // If no language is marked as the source, the first one is.
    let own = pair.texts.firstIndex { isSource($0.language) } ?? wantedPlace(in: pair)
    let isTarget = pair.texts.count == 1 && pair.props["x-text"] == "target"
    let first = isTarget ? nil : own ?? (source == nil && pair.texts.count > 1 ? 0 : nil)
    let sourceText = first.map { pair.texts[$0] }
    // If any language may be the source, a memory must know which one was taken.
    let sourceName =
      pair.props["x-source"]
      ?? (keepsHistory && source == nil ? first.map { pair.texts[$0].language } : nil)
    var others = pair.texts
    if let first { others.remove(at: first) }
    guard !others.isEmpty else {
      return add(
        pair, source: sourceText, sourceLanguage: sourceName, target: nil,
        in: target ?? exchanges.first?.targetLanguage ?? "")
    }
    for text in others {
      add(
        pair, source: sourceText, sourceLanguage: sourceName, target: text, in: text.language)
    }
  }

  /// The text in the selected source language, if the file leaves it open: the same region, or any.
  private func wantedPlace(in pair: TMXPair) -> Int? {
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
    _ pair: TMXPair, source: TMXPair.Text?, sourceLanguage: String?, target: TMXPair.Text?,
    in language: String
  ) {
    let spelled = pair.props["x-path"]
    guard let path = spelled.map(VariationPath.init(exchanged:)) ?? VariationPath() else {
      diagnostics.append(
        Diagnostic(
          .warning,
          "the path \((spelled ?? "").quoted) is not valid, such as plural.one; the string is skipped",
          at: pair.location))
      return
    }
    var unit = ExchangeUnit(
      key: pair.props["x-key"] ?? pair.id ?? (keepsHistory ? nil : source?.text) ?? "",
      path: path, source: source?.text, target: target?.text,
      state: pair.props["x-state"].map(State.init(rawValue:)), comment: pair.note,
      isTranslatable: pair.props["x-translate"] != "no",
      argument: pair.props["x-argument"].map(Self.argument), location: pair.location)
    unit.isCommentAutoGenerated = pair.props["x-generated"] == "yes"
    unit.maximumLength = pair.props["x-maxlength"].flatMap { Int($0) }
    if keepsHistory {
      for name in TMX.history { unit.unknown[name] = pair.history[name].map(JSONValue.string) }
      unit.unknown[TMX.project] = pair.props["x-\(TMX.project)"].map(JSONValue.string)
    } else {
      unit.unknown = pair.unknown(source, target)
    }
    let place = exchangePlace(of: language)
    let table = tablePlace(
      of: pair.props["x-table"] ?? (keepsHistory ? "" : "Localizable"), pair.props["x-original"],
      sourceLanguage, in: place)
    exchanges[place].tables[table].units.append(unit)
  }

  private mutating func exchangePlace(of language: String) -> Int {
    let language = language == TMX.unknownLanguage ? "" : language
    if let place = places[ExactString(language)] { return place }
    places[ExactString(language)] = exchanges.count
    let isKnown = !language.isEmpty
    exchanges.append(
      Exchange(
        sourceLanguage: source, targetLanguage: isKnown ? language : nil,
        unknown: keepsHistory ? [:] : unknown))
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
