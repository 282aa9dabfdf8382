internal import PhrasebookModel

/// The header of a PO file: fields, of which one is ours.
struct POHeader {
  /// In the order of the file.
  var fields: Members<String> = [:]

  /// A date of no meaning, so that the same texts are the same file: some tools refuse a file without
  /// a valid one.
  private static let noDate = "1970-01-01 00:00+0000"

  /// The default fields.
  static let usual: [(String, String)] = [
    ("Project-Id-Version", "phrasebook"), ("PO-Revision-Date", noDate), ("Last-Translator", ""),
    ("Language-Team", ""), ("Language", ""), ("MIME-Version", "1.0"),
    ("Content-Type", "text/plain; charset=UTF-8"), ("Content-Transfer-Encoding", "8bit"),
    ("Plural-Forms", ""), ("X-Generator", "phrasebook"),
  ]

  /// The fields of a template as `xgettext` writes them. It has no date, so that a template of the
  /// same texts is the same file; and no `Plural-Forms`, since `msgfmt -c` refuses the placeholder
  /// of `xgettext` there, and `msginit` sets those of the language.
  static let template: [(String, String)] = [
    ("Project-Id-Version", "PACKAGE VERSION"), ("Report-Msgid-Bugs-To", ""),
    ("PO-Revision-Date", "YEAR-MO-DA HO:MI+ZONE"),
    ("Last-Translator", "FULL NAME <EMAIL@ADDRESS>"),
    ("Language-Team", "LANGUAGE <LL@li.org>"), ("Language", ""), ("MIME-Version", "1.0"),
    ("Content-Type", "text/plain; charset=UTF-8"), ("Content-Transfer-Encoding", "8bit"),
    ("X-Generator", "phrasebook"),
  ]

  /// The fields about a translation, which a template lacks.
  static let ofTranslations: Set<String> = [
    "PO-Revision-Date", "Last-Translator", "Language-Team",
  ]

  /// Fields that follow from the exchange.
  private static let derived: Set<String> = [
    "Language", "MIME-Version", "Content-Type", "Content-Transfer-Encoding", "Plural-Forms",
    PO.ownField,
  ]

  /// - Parameter isTemplate: Whether the file is for any language.
  init(isTemplate: Bool = false) {
    for (name, value) in isTemplate ? Self.template : Self.usual { fields[name] = value }
  }

  init(text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let name = parts.first.map(String.init) else { continue }
      fields[name] = String(parts[1].drop { $0 == " " })
    }
  }

  var text: String { fields.map { "\($0.name): \($0.value)\n" }.joined() }

  /// The fields that no exchange has another word for and that differ from the usual ones.
  var others: Members<JSONValue> {
    let usual = Dictionary(uniqueKeysWithValues: Self.usual)
    let template = Dictionary(uniqueKeysWithValues: Self.template)
    var others: Members<JSONValue> = [:]
    for (name, value) in fields
    where !Self.derived.contains(name) && usual[name] != value && template[name] != value {
      others[name] = .string(value)
    }
    return others
  }

  /// Takes such fields back.
  mutating func take(_ others: Members<JSONValue>) {
    for (name, value) in others {
      guard let text = value.string, !Self.derived.contains(name),
        !(name + text).contains(where: \.isNewline), !name.contains(":"),
        !(name + text).utf8.contains(POEscapes.contextSeparator)
      else { continue }
      fields[name] = text
    }
  }
}
