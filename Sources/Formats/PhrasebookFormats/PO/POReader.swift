internal import CatalogJSON
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
  /// Whether a tool dropped the header's field of ours, or some of our comments.
  private var isIncomplete = false
  /// The table of each label.
  private var places: [ExactString: Int] = [:]

  init(_ parsed: POMessages, file: String) {
    self.parsed = parsed
    self.file = file
  }

  consuming func reading() -> ExchangeReading {
    readHeader()
    let messages = parsed.messages.filter { !$0.isHeader }
    let supplements = messages.map { message in
      var comments = message.comments
      return (POSupplement.take(from: &comments), comments)
    }
    let count = supplements.count { if case .found = $0.0 { true } else { false } }
    isIncomplete = frame.map { count < $0.supplementCount } ?? true
    for (message, (supplement, comments)) in zip(messages, supplements) {
      read(message, supplement, comments)
    }
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
    let isTemplate = PO.isTemplate(file)
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
    // The header may have been rewritten for another number of forms.
    if stated == nil, exchange.targetLanguage == nil, frame?.forms.isEmpty ?? true {
      // A template's two, which are for no language yet.
      forms = [.one, .other]
    } else if let own = frame?.forms, !own.isEmpty, stated == nil || own.count == stated?.count {
      forms = own
    } else {
      forms = stated ?? PluralRules(language: rules).categories
    }
  }

  private mutating func read(
    _ message: POMessage, _ supplement: POSupplement.Result, _ comments: [String]
  ) {
    var message = message
    message.comments = comments
    if case .damaged = supplement {
      diagnostics.append(
        Diagnostic(
          .warning,
          """
          the comment "phrasebook:" of this message was cut or changed; ignored, so its state may be \
          that of PO only
          """, at: message.location))
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
    if case .found(let value) = supplement {
      units = UnitSupplement.apply(value, to: units, name: POGroup.formName)
    } else if isIncomplete {
      for index in units.indices { units[index].leaveOutGuesses() }
    }
    if frame == nil { addReadings(to: &units, message) }
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

  /// Adds what the units are if the file is ours, which its header does not show.
  private func addReadings(to units: inout [ExchangeUnit], _ message: POMessage) {
    let own = message.context.map(POContext.init)
    let isPlural = message.plural != nil
    guard let path = POGroup.path(spelled: own?.path ?? "", isPlural: isPlural) else { return }
    for index in units.indices {
      let category = isPlural ? units[index].path.pluralCategory : nil
      units[index].reading = ExchangeUnit.Reading(
        table: own.map { $0.table.isEmpty ? PO.usualTable : $0.table },
        key: own.map { $0.key ?? message.shown },
        path: category.map { path.appending(CatalogVariation.plural.text, $0.rawValue) } ?? path)
    }
  }

  private mutating func place(of label: String) -> Int {
    if let place = places[ExactString(label)] { return place }
    places[ExactString(label)] = exchange.tables.count
    exchange.tables.append(ExchangeTable(name: label))
    return exchange.tables.count - 1
  }
}

extension ExchangeUnit {
  /// Leaves out the source of a form that a message has no text for.
  fileprivate mutating func leaveOutGuesses() {
    isApproximate = true
    sharesState = path.pluralCategory != nil
    if let category = path.pluralCategory, category != .one, category != .other { source = nil }
  }
}

extension POMessage {
  /// The text that is the key if no other is given.
  var shown: String {
    let text = plural ?? id
    return isC ? CFormat.apple(text) : text
  }
}
