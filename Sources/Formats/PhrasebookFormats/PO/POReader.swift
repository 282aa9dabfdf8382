internal import Phrasebook
internal import PhrasebookModel

/// Messages in, an exchange out.
struct POReader {
  private let parsed: POMessages
  private let file: String
  private var exchange = Exchange()
  private var diagnostics: [Diagnostic] = []
  /// Nil for a file of another tool.
  private var frame: POFrame?
  private var forms: [PluralCategory] = []
  private var isLanguageGuessed = false
  /// The table of each label.
  private var places: [ExactString: Int] = [:]

  init(_ parsed: POMessages, file: String) {
    self.parsed = parsed
    self.file = file
  }

  consuming func reading() -> ExchangeReading {
    readHeader()
    for message in parsed.messages where !message.isHeader { read(message) }
    exchange.unknown.keep(parsed.obsolete, as: "po.obsolete")
    return ExchangeReading(
      exchange, diagnostics: diagnostics, languageOrigin: isLanguageGuessed ? .name : .content,
      assumedTable: frame == nil ? PO.usualTable : nil)
  }

  private mutating func readHeader() {
    let message = parsed.messages.first(where: \.isHeader)
    let header = POHeader(text: message?.texts.first ?? "")
    frame = header.fields[PO.ownField].flatMap(POFrame.init(text:))
    exchange.sourceLanguage = frame?.sourceLanguage
    let named = header.fields["Language"] ?? ""
    let isTemplate = file.lowercased().hasSuffix(".pot")
    let language =
      named.isEmpty
      ? (isTemplate || frame != nil ? nil : POLanguage.catalog(file.fileStem))
      : POLanguage.catalog(named)
    exchange.targetLanguage = frame?.targetLanguage ?? language
    isLanguageGuessed = frame == nil && named.isEmpty
    exchange.unknown = frame?.unknown ?? [:]
    if !header.others.isEmpty { exchange.unknown["po.header"] = .object(header.others) }
    exchange.unknown.keep(message?.flags ?? [], as: "po.flags")
    exchange.unknown.keep(message?.translatorComments ?? [], as: "po.comments")
    for (label, table) in frame?.tables ?? [] {
      places[ExactString(label)] = exchange.tables.count
      exchange.tables.append(table)
    }
    let rules = exchange.targetLanguage ?? exchange.sourceLanguage ?? ""
    let stated = header.fields["Plural-Forms"].flatMap {
      PluralForms(header: $0, language: rules)?.categories
    }
    // The header may have been written anew for another number of forms.
    if stated == nil, exchange.targetLanguage == nil, frame?.forms.isEmpty ?? true {
      // A template's two, which are for no language yet.
      forms = [.one, .other]
    } else if let own = frame?.forms, !own.isEmpty, stated == nil || own.count == stated?.count {
      forms = own
    } else {
      forms = stated ?? PluralRules(language: rules).categories
    }
  }

  private mutating func read(_ message: POMessage) {
    var message = message
    var supplement: JSONValue?
    if frame != nil, let last = message.comments.last, last.hasPrefix(PO.ownComment),
      let value = JSONValue(text: String(last.dropFirst(PO.ownComment.count))),
      value.members != nil
    {
      message.comments.removeLast()
      supplement = value
    }
    let context = context(of: &message)
    if message.plural != nil, message.texts.count != forms.count,
      message.texts.contains(where: { !$0.isEmpty })
    {
      diagnostics.append(
        Diagnostic(
          .warning,
          """
          the message has \(message.texts.count.of(.forms)), and the header has \(forms.count); use the number of the header
          """, at: message.location))
    }
    guard let path = POGroup.path(spelled: context.path, isPlural: message.plural != nil) else {
      diagnostics.append(
        Diagnostic(
          .warning,
          """
          the context has the form \(context.path.quoted), which does not exist; the message is skipped
          """, at: message.location))
      return
    }
    var units = message.units(key: context.key ?? message.shown, path: path, categories: forms)
    if let supplement {
      units = UnitSupplement.apply(supplement, to: units, name: POGroup.formName)
    }
    exchange.tables[place(of: context.table)].units += units
  }

  /// Files of other tools have no tables: their context is a part of the key.
  private func context(of message: inout POMessage) -> POContext {
    guard let context = message.context else { return POContext(table: PO.usualTable) }
    guard let frame, !frame.isOfOthers(context) else {
      message.isContextOfOthers = true
      return POContext(table: PO.usualTable, key: POContext.key(of: context, message.shown))
    }
    return POContext(context)
  }

  private mutating func place(of label: String) -> Int {
    if let place = places[ExactString(label)] { return place }
    places[ExactString(label)] = exchange.tables.count
    exchange.tables.append(ExchangeTable(name: label))
    return exchange.tables.count - 1
  }
}

extension POMessage {
  /// The text that is the key if no other is given.
  var shown: String {
    let text = plural ?? id
    return isC ? CFormat.apple(text) : text
  }
}
