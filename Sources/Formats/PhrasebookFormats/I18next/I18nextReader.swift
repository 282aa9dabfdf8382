internal import CatalogJSON
internal import Phrasebook
internal import PhrasebookModel

/// The members of an i18next file in, an exchange out.
struct I18nextReader {
  private let texts: JSONTexts
  private let file: String
  private var units: [ExchangeUnit] = []
  private var diagnostics: [Diagnostic] = []
  private var assumedTable: String?

  init(_ texts: JSONTexts, file: String) {
    self.texts = texts
    self.file = file
  }

  consuming func reading() -> ExchangeReading {
    read(texts.members, under: [])
    // `fr/Localizable.json`, or `fr.json` by itself or in a folder for all languages.
    let folders = file.pathComponents.dropLast()
    var exchange = Exchange()
    var table = ExchangeTable(name: file.fileStem)
    let isStem = Self.isLanguage(file.fileStem)
    if let folder = folders.last, folder != ".", folder != "..",
      Self.isLanguage(String(folder)) || !isStem
    {
      exchange.targetLanguage = String(folder)
    } else {
      exchange.targetLanguage = file.fileStem
      table.name = "Localizable"
      assumedTable = table.name
    }
    table.units = units
    exchange.tables = [table]
    return ExchangeReading(
      exchange, diagnostics: diagnostics, languageOrigin: .name, assumedTable: assumedTable)
  }

  private static func isLanguage(_ name: String) -> Bool { PluralRules(language: name).areKnown }

  private mutating func read(_ members: [JSONTexts.Member], under path: [String]) {
    // The forms of a key, anywhere in the file; one of them must be `other`.
    var forms: [ExactString: [JSONTexts.Member]] = [:]
    for member in members where member.value.string != nil {
      if let (key, _) = Self.plural(member.name) {
        forms[ExactString(key), default: []].append(member)
      }
    }
    forms = forms.filter { _, members in
      members.contains { Self.plural($0.name)?.category == .other }
    }
    for member in members {
      if !member.members.isEmpty {
        read(member.members, under: path + [member.name])
      } else if let key = Self.plural(member.name)?.key, let all = forms[ExactString(key)],
        member.value.string != nil
      {
        if all.first?.name.isExactly(member.name) == true { read(all, of: key, under: path) }
      } else {
        read(member, under: path)
      }
    }
  }

  private mutating func read(_ member: JSONTexts.Member, under path: [String]) {
    guard let text = member.value.string else {
      diagnostics.append(
        Diagnostic(
          .warning, "\(member.name.quoted) is not a string; skipped", at: member.location))
      return
    }
    var names = ForeignNames()
    append(
      member, key: member.name, VariationPath(), text,
      isFormat: I18nextText.hasArguments(text), under: path, &names)
  }

  private mutating func read(
    _ forms: [JSONTexts.Member], of key: String, under path: [String]
  ) {
    var names = ForeignNames()
    for form in forms {
      guard let category = Self.plural(form.name)?.category, let text = form.value.string else {
        continue
      }
      append(
        form, key: key, VariationPath().appending(CatalogVariation.plural.text, category.rawValue),
        text, isFormat: true, under: path, &names)
    }
  }

  private mutating func append(
    _ member: JSONTexts.Member, key: String, _ path: VariationPath, _ text: String, isFormat: Bool,
    under folders: [String], _ names: inout ForeignNames
  ) {
    var unit = ExchangeUnit(
      key: (folders + [key]).joined(separator: "."), path: path, location: member.location)
    // The file cannot represent the state of a string.
    if !text.isEmpty {
      unit.target = I18nextText.apple(
        of: text, isFormat: isFormat, isForm: !path.isRoot, names: &names)
    }
    unit.unknown[ForeignNames.keptName] = names.kept
    if !folders.isEmpty {
      let path = JSONValue.array((folders + [key]).map(JSONValue.string))
      // As text: formats with columns for other information keep only texts.
      unit.unknown["i18next.path"] = .string(path.text)
    }
    units.append(unit)
  }

  /// `files_one` is the form `one` of `files`.
  static func plural(_ name: String) -> (key: String, category: PluralCategory)? {
    guard let bar = name.lastIndex(of: "_"),
      let category = PluralCategory(rawValue: String(name[name.index(after: bar)...])),
      !name[..<bar].hasSuffix("_ordinal")
    else { return nil }
    return (String(name[..<bar]), category)
  }
}
