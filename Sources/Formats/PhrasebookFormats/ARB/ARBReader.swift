internal import Phrasebook
internal import PhrasebookModel

/// The members of an ARB file in, an exchange out.
struct ARBReader {
  private let texts: JSONTexts
  private let file: String
  private var table = ExchangeTable(name: "Localizable")
  private var exchange = Exchange()
  private var isLanguageGuessed = false
  private var isTableNamed = false
  private var diagnostics: [Diagnostic] = []

  init(_ texts: JSONTexts, file: String) {
    self.texts = texts
    self.file = file
  }

  consuming func reading() -> ExchangeReading {
    readHead()
    var attributes: [ExactString: Members<JSONValue>] = [:]
    for member in texts.members
    where member.name.hasPrefix(exactly: "@") && !member.name.hasPrefix(exactly: "@@") {
      attributes[ExactString(String(member.name.unicodeScalars.dropFirst()))] = member.value.members
    }
    for member in texts.members where !member.name.hasPrefix(exactly: "@") {
      guard let text = member.value.string else {
        diagnostics.append(
          Diagnostic(
            .warning, "\(member.name.quoted) is not a string; put it in quotes", at: member.location
          ))
        continue
      }
      var entry = ARBEntry(name: ARBName(member.name), text: text, location: member.location)
      entry.attributes = attributes[ExactString(member.name)] ?? [:]
      read(&entry, named: member.name)
    }
    exchange.tables = [table]
    return ExchangeReading(
      exchange, diagnostics: diagnostics, languageOrigin: isLanguageGuessed ? .name : .content,
      assumedTable: isTableNamed ? nil : table.name)
  }

  private mutating func read(_ entry: inout ARBEntry, named name: String) {
    guard var units = entry.units() else {
      diagnostics.append(
        Diagnostic(
          .warning,
          "the message \(name.quoted) \(entry.problem ?? "cannot be read"); skipped",
          at: entry.location))
      return
    }
    report(entry.exact, of: entry, named: name)
    if let supplement = entry.attributes["x-phrasebook"] {
      units = UnitSupplement.apply(supplement, to: units, name: ARBWriter.formName)
    }
    table.units += units
  }

  /// Reports forms for one number only, which a catalog cannot represent.
  private mutating func report(_ exact: [ICUForms.Exact], of entry: ARBEntry, named name: String) {
    let rules = PluralRules(language: exchange.targetLanguage ?? exchange.sourceLanguage ?? "")
    for form in exact {
      if form.isLeftOut {
        diagnostics.append(
          Diagnostic(
            .warning,
            """
            the message \(name.quoted) has the forms \(form.name) and \(form.category); a catalog has only \(form.category), \(form.name) is skipped
            """, at: entry.location))
      } else if form.isWider(in: rules) {
        diagnostics.append(
          Diagnostic(
            .note,
            """
            the form \(form.name) of the message \(name.quoted) is taken as \(form.category), which \
            is for other numbers, too
            """, at: entry.location))
      }
    }
  }

  private mutating func readHead() {
    var head: Members<JSONValue> = [:]
    for member in texts.members where member.name.hasPrefix(exactly: "@@") {
      head[member.name] = member.value
    }
    let isOwn = head["@@x-table"] != nil
    isTableNamed = isOwn
    let (stem, suffix) = Self.parts(of: file.fileStem)
    let language = head["@@locale"]?.string ?? suffix
    isLanguageGuessed = !isOwn && head["@@locale"]?.string == nil
    exchange.targetLanguage =
      isOwn ? head["@@locale"]?.string : language.map { String($0.map { $0 == "_" ? "-" : $0 }) }
    exchange.sourceLanguage = head["@@x-source-locale"]?.string
    table.name = head["@@x-table"]?.string ?? stem
    table.original = head["@@x-original"]?.string
    table.sourceLanguage = head["@@x-table-source-locale"]?.string
    for name in ARBWriter.head { head[name] = nil }
    if !head.isEmpty { table.unknown["arb.attributes"] = .object(head) }
  }

  /// `app_pt_BR` is the table `app` and the language `pt_BR`.
  private static func parts(of stem: String) -> (String, String?) {
    var place = stem.startIndex
    while let bar = stem[place...].firstIndex(of: "_") {
      place = stem.index(after: bar)
      let words = stem[place...].split { $0 == "_" || $0 == "-" }
      if bar > stem.startIndex, let first = words.first, 2...3 ~= first.count,
        words.allSatisfy({
          $0.count <= 8 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }),
        first.allSatisfy(\.isLowercase)
      {
        return (String(stem[..<bar]), String(stem[place...]))
      }
    }
    return (stem, nil)
  }
}
