internal import Phrasebook
internal import PhrasebookModel

/// An exchange in, the bytes of a PO file out.
struct POWriter {
  private let exchange: Exchange
  private let labels: [String]
  private let groups: [[POGroup]]
  /// Whether the file is a template: without a language and without translations.
  private let isTemplate: Bool
  /// The category of each `msgstr[N]`.
  private let categories: [PluralCategory]
  /// The value of the header field; nil in a template.
  private let pluralForms: String?
  private var losses: [ExchangeLoss] = []
  private var out: [UInt8] = []
  /// Contexts and ids that are in use.
  private var taken: Set<[ExactString?]> = []
  /// Contexts of other tools, which ours must not equal.
  private let contexts: Set<ExactString>
  /// The number of messages with a comment of ours.
  private var supplementCount = 0
  /// Whether one of ours was written.
  private var hasOwnContext = false

  init(_ exchange: Exchange) {
    self.exchange = exchange
    labels = TableLabels(exchange.tables).labels
    let rules = PluralRules(
      language: exchange.targetLanguage ?? exchange.sourceLanguage ?? "en")
    isTemplate =
      exchange.targetLanguage == nil
      && exchange.tables.allSatisfy { $0.units.allSatisfy { $0.target == nil } }
    let isOpen = isTemplate || !rules.areKnown
    let known = Set(isOpen ? PluralCategory.allCases : rules.categories)
    groups = exchange.tables.map { POGroup.groups(of: $0.units, known: known) }
    if isTemplate {
      // The two that `msgid` and `msgid_plural` are for.
      (categories, pluralForms) = ([.one, .other], nil)
    } else {
      let forms = PluralForms(
        language: exchange.targetLanguage ?? exchange.sourceLanguage ?? "en",
        needed: Set(groups.joined().flatMap(\.categories)))
      (categories, pluralForms) = (forms.categories, forms.header)
    }
    contexts = Set(
      groups.joined().compactMap { Self.contextOfOthers($0).map(ExactString.init) })
  }

  consuming func writing() -> ExchangeWriting {
    for (place, groups) in groups.enumerated() {
      for group in groups { append(group, of: place) }
    }
    if isTemplate { loseObsolete() } else { appendObsolete() }
    let body = out
    out = []
    append(header)
    if !body.isEmpty { out += [0x0A] + body }
    return ExchangeWriting(files: [ExchangeFile(path: path, bytes: out)], losses: losses)
  }

  private var path: String {
    if let language = exchange.targetLanguage { return "\(language.asFileName).po" }
    guard isTemplate, let table = exchange.tables.first, exchange.tables.count == 1 else {
      return "messages.pot"
    }
    return "\(table.name.asFileName).pot"
  }

  private var header: POMessage {
    var header = POHeader(isTemplate: isTemplate)
    var frame = POFrame()
    frame.sourceLanguage = exchange.sourceLanguage
    if let language = exchange.targetLanguage {
      header.fields["Language"] = POLanguage.gettext(language)
      if !POLanguage.catalog(POLanguage.gettext(language)).isExactly(language) || language.isEmpty
        || language.contains(where: \.isNewline) || language.first == " "
        || language.utf8.contains(POEscapes.contextSeparator)
      {
        header.fields["Language"] = "und"
        frame.targetLanguage = language
      }
    }
    if let pluralForms {
      header.fields["Plural-Forms"] = pluralForms
      frame.forms = categories
    }
    frame.tables = zip(labels, exchange.tables).map { label, table in
      (label, table)
    }
    frame.supplementCount = supplementCount
    frame.unknown = exchange.unknown
    frame.contextsOfOthers = contexts.isEmpty || hasOwnContext ? contexts : nil
    for name in ["po.header", "po.comments", "po.obsolete", "po.flags"] {
      frame.unknown[name] = nil
    }
    var others = exchange.unknown["po.header"]?.members ?? [:]
    if isTemplate { for name in POHeader.ofTranslations { others[name] = nil } }
    header.take(others)
    header.fields[PO.ownField] = frame.text
    var message = POMessage()
    message.texts = [header.text]
    message.translatorComments = exchange.unknown["po.comments"]?.lines ?? []
    message.flags = isTemplate ? [] : exchange.unknown["po.flags"]?.lines ?? []
    return message
  }

  private mutating func append(_ group: POGroup, of place: Int) {
    let table = exchange.tables[place].name
    func lose(_ reason: Phrase) {
      losses += group.units.map {
        ExchangeLoss(table: table, key: $0.key, path: $0.path, .unit, reason: reason)
      }
    }
    guard POGroup.path(spelled: group.spelledPath, isPlural: group.isPlural) == group.path else {
      return lose("is a form that no catalog has; skipped")
    }
    var message = message(for: group)
    if isTemplate { makeTemplate(&message, group, table) }
    let texts = [labels[place], group.key, message.id, message.plural ?? ""] + message.texts
    if texts.contains(where: { $0.utf8.contains(0) }) {
      return lose("holds U+0000, which ends a text in PO; skipped")
    }
    if texts.contains(where: { $0.utf8.contains(POEscapes.contextSeparator) }) {
      return lose("holds U+0004, which separates contexts from texts in PO; skipped")
    }
    if let context = Self.contextOfOthers(group), group.path == VariationPath(),
      labels[place] == PO.usualTable,
      POContext.key(of: context, message.shown).isExactly(group.key),
      taken.insert([ExactString(context), ExactString(message.id)]).inserted
    {
      message.context = context
      message.isContextOfOthers = true
    } else if let context = freeContext(for: message, group, label: labels[place]) {
      message.context = context.text.isEmpty ? nil : context.text
      hasOwnContext = hasOwnContext || message.context != nil
    } else {
      return lose("appears twice; the second one is skipped")
    }
    let plain = message.units(
      key: group.key, path: group.path, categories: categories)
    let units = isTemplate ? plain.map { untranslated($0, among: group.units) } : group.units
    let supplement = UnitSupplement.of(units, plain: plain, name: POGroup.formName)
    if let supplement {
      // Tools wrap comments at spaces.
      let text = supplement.text.replacing(exactly: " ", with: "\\u0020")
      message.comments.append(PO.ownComment + text)
      supplementCount += 1
    } else if message.comments.last?.hasPrefix(PO.ownComment) == true {
      message.comments.append(PO.ownComment + "{}")
    }
    append(message)
  }

  /// Leaves out the translations, and reports source texts that a template cannot represent.
  private mutating func makeTemplate(
    _ message: inout POMessage, _ group: POGroup, _ table: String
  ) {
    message.previous = []
    message.translatorComments = []
    message.flags.removeAll { $0 == "fuzzy" }
    let other = (group.unit(.other) ?? group.units.last)?.source
    for (unit, category) in zip(group.units, group.categories)
    where !categories.contains(category) && unit.source != other {
      losses.append(
        ExchangeLoss(
          table: table, key: group.key, path: unit.path, .unit,
          reason: "a template has only the forms one and other"))
    }
  }

  /// The supplement of a form in a template: the number of forms and their states depend on the
  /// language.
  private func untranslated(_ plain: ExchangeUnit, among units: [ExchangeUnit]) -> ExchangeUnit {
    guard var unit = units.first(where: { $0.path == plain.path }) else { return plain }
    unit.state = plain.state
    // Formats mostly keep information about the translation beside a text.
    unit.unknown = plain.unknown
    return unit
  }

  private static func contextOfOthers(_ group: POGroup) -> String? {
    group.units.first?.unknown[POMessage.contextName]?.string
  }

  private func message(for group: POGroup) -> POMessage {
    var message = POMessage()
    let first = group.units.first
    message.take(first?.unknown ?? [:])
    message.references += first?.references ?? []
    let spell = message.isC ? CFormat.c : { $0 }
    if group.isPlural {
      let one = group.unit(.one) ?? first
      let other = group.unit(.other) ?? group.units.last
      message.id = spell(one?.source ?? group.key)
      message.plural = spell(other?.source ?? group.key)
      message.texts = categories.map { spell(group.unit($0)?.target ?? "") }
    } else {
      message.id = spell(first?.source ?? group.key)
      message.texts = [spell(first?.target ?? "")]
    }
    message.plural = message.plural.map { $0.withLineEnds(of: message.id) }
    message.texts = message.texts.map { $0.isEmpty ? $0 : $0.withLineEnds(of: message.id) }
    if let comment = first?.comment, !comment.isEmpty {
      let lines = comment.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      message.comments = lines.map { String($0).onOneLine }
    }
    let isDone = group.units.allSatisfy {
      ($0.target ?? "").isEmpty || $0.state == nil || $0.state == .translated
    }
    if !isDone { message.flags.insert("fuzzy", at: 0) }
    if !message.isC, ObjectiveCFormat.isKept(in: message) { message.flags.append("objc-format") }
    // A message has one length for all forms.
    let length = group.units.compactMap(\.maximumLength).min()
    if let length { message.flags.append(POMessage.lengthFlag(length)) }
    return message
  }

  /// The shortest context that distinguishes the message from all before it; nil if absent.
  private mutating func freeContext(
    for message: POMessage, _ group: POGroup, label: String
  ) -> POContext? {
    let full = POContext(table: label, key: group.key, path: group.spelledPath)
    var candidates = [full]
    if group.isPlural, full.path.isEmpty {
      candidates.append(POContext(table: label, key: group.key, path: "plural.other"))
    }
    if group.path == VariationPath(), message.shown.isExactly(group.key), !message.id.isEmpty {
      candidates.insert(POContext(table: label), at: 0)
      if label == PO.usualTable { candidates.insert(POContext(table: ""), at: 0) }
    }
    for candidate in candidates {
      let text = candidate.text
      guard text.isEmpty || !contexts.contains(ExactString(text)) else { continue }
      let name = [text.isEmpty ? nil : ExactString(text), ExactString(message.id)]
      guard taken.insert(name).inserted else { continue }
      return text.isEmpty ? POContext(table: "") : candidate
    }
    return nil
  }

  // MARK: Bytes

  private mutating func append(_ message: POMessage) {
    if !out.isEmpty { out.append(0x0A) }
    func lines(_ mark: String, _ lines: [String]) {
      for line in lines { appendComment("\(mark)\(line.isEmpty ? "" : " ")\(line)") }
    }
    lines("#", message.translatorComments)
    lines("#.", message.comments)
    lines("#:", message.references)
    if !message.flags.isEmpty { lines("#,", [message.flags.joined(separator: ", ")]) }
    lines("#|", message.previous)
    func text(_ keyword: String, _ text: String) {
      out += "\(keyword) ".utf8
      POEscapes.append(text, to: &out)
    }
    if let context = message.context { text("msgctxt", context) }
    text("msgid", message.id)
    if let plural = message.plural {
      text("msgid_plural", plural)
      for (number, form) in message.texts.enumerated() { text("msgstr[\(number)]", form) }
    } else {
      text("msgstr", message.texts.first ?? "")
    }
  }

  /// Adds a comment line. After a backslash comes a space, which our reader cuts off: gettext joins a line that ends
  /// with a backslash to the next one, which would be lost.
  private mutating func appendComment(_ line: String) {
    out += line.utf8
    if line.utf8.last == UInt8(ascii: "\\") { out.append(0x20) }
    out.append(0x0A)
  }

  /// Messages that are not used any more are of one language.
  private mutating func loseObsolete() {
    guard exchange.unknown["po.obsolete"]?.lines?.isEmpty == false else { return }
    losses.append(
      ExchangeLoss(
        table: exchange.tables.first?.name ?? "", key: "", .other,
        reason: "the obsolete messages (#~) are lost: a template has none"))
  }

  private mutating func appendObsolete() {
    let lines = exchange.unknown["po.obsolete"]?.lines ?? []
    if !lines.isEmpty, !out.isEmpty { out.append(0x0A) }
    for line in lines where line.hasPrefix("#") { appendComment(line) }
  }
}

extension String {
  /// The text with line ends at its start and its end as in a source: gettext refuses files in
  /// which they differ. A supplement holds the exact text.
  fileprivate func withLineEnds(of source: String) -> String {
    var text = self[...].utf8
    let (starts, ends) = (source.utf8.first == 0x0A, source.utf8.last == 0x0A)
    if !starts, text.first == 0x0A { text = text.drop { $0 == 0x0A } }
    if !ends { while text.last == 0x0A { text.removeLast() } }
    var result = String(Substring(text))
    if starts, result.utf8.first != 0x0A { result = "\n" + result }
    if ends, result.utf8.last != 0x0A { result += "\n" }
    return result
  }

  /// The text without what would end a line or cannot be seen; a supplement holds it exactly.
  fileprivate var onOneLine: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isLine = scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F
      result.append(isLine ? " " : scalar)
    }
    // Space at the end of a line is cut off on the way through many a tool.
    while result.last == " " || result.last == "\t" { result.removeLast() }
    return String(result)
  }
}
