import Foundation
import TestSupport
import Testing

/// Changes of translators' tools to our files: fields of ours are dropped, comments wrapped or cut,
/// columns emptied, messages sorted. Nothing else changes, and edits are imported.
struct ForeignToolTests {
  let command: BuiltCommand
  let folder: TemporaryFolder
  private static let catalog = "App/Localizable.xcstrings"
  private static let other = "App/Other.xcstrings"

  init() throws {
    command = try BuiltCommand()
    folder = try TemporaryFolder()
    func unit(_ text: String, _ state: String = "translated") -> String {
      #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
    }
    func forms(_ kind: String, _ forms: KeyValuePairs<String, String>) -> String {
      let list = forms.map { "\"\($0)\": \(unit($1))" }.joined(separator: ", ")
      return #"{"variations": {"\#(kind)": {\#(list)}}}"#
    }
    func catalog(_ entries: KeyValuePairs<String, KeyValuePairs<String, String>>) -> String {
      let list = entries.map { key, languages in
        let texts = languages.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
        return #""\#(key)": {"comment": "A word on \#(key)", "localizations": {\#(texts)}}"#
      }
      return
        #"{"sourceLanguage": "en", "strings": {\#(list.joined(separator: ", "))}, "version": "1.0"}"#
    }
    try folder.write(
      catalog([
        "New": ["de": unit("Neu", "new")],
        "Save": ["de": unit("Sichern\\n")],
        "dev": [
          "en": forms("device", ["mac": "Click", "other": "Tap"]),
          "de": forms("device", ["mac": "Klicken", "other": "Tippen"]),
        ],
        "files": [
          "en": forms("plural", ["one": "%lld file", "other": "%lld files", "zero": "No files"]),
          "de": forms("plural", ["one": "%lld Datei", "other": "%lld Dateien", "zero": "Keine"]),
        ],
        "pages": [
          "en": forms("plural", ["one": "%lld page", "other": "%lld pages"]),
          "de":
            #"{"variations": {"plural": {"one": \#(unit("%lld Seite", "machine_translated")), "other": \#(unit("%lld Seiten"))}}}"#,
        ],
        "greeting": ["en": unit("Hello"), "de": unit("Hallo", "machine_translated")],
        "welcome": ["en": unit("Hello"), "de": unit("Willkommen", "needs_review")],
      ]), to: Self.catalog)
    try folder.write(
      catalog([
        "Open": ["de": unit("Öffnen")],
        "title": ["en": unit("Title"), "de": unit("Titel", "machine_translated")],
      ]), to: Self.other)
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try command.run(arguments, in: folder.url)
  }

  private func read(_ path: String) throws -> String {
    String(decoding: try folder.data(at: path), as: UTF8.self)
  }

  /// The file of an export in a format.
  private func exported(_ format: String) throws -> String {
    let outcome = try run("export", "App", "--as", format, "--languages", "de", "-o", "out")
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try read("out/de.\(format)")
  }

  /// Imports a changed file.
  private func take(_ text: String, _ name: String) throws -> BuiltCommand.Outcome {
    try folder.write(text, to: name)
    return try run("import", name, "App", "--languages", "de")
  }

  /// The changes of tools to PO; each leaves the texts as they are.
  enum Change: CaseIterable {
    case none, dropField, dropFieldAndComments, dropComments, wrap, wrapShort, sort, windowsEnds
    case byteOrderMark

    func applied(to po: String) -> String {
      let lines = po.split(separator: "\n", omittingEmptySubsequences: false)
      func dropped(_ prefix: String) -> String {
        lines.filter { !$0.hasPrefix(prefix) }.joined(separator: "\n")
      }
      let (field, comment) = ("\"X-Phrasebook", "#. phrasebook:")
      switch self {
      case .none: return po
      case .dropField: return dropped(field)
      case .dropComments: return dropped(comment)
      case .dropFieldAndComments:
        return lines.filter { !$0.hasPrefix(field) && !$0.hasPrefix(comment) }
          .joined(separator: "\n")
      case .wrap: return lines.map { Self.wrapped($0, at: 40) }.joined(separator: "\n")
      case .wrapShort: return lines.map { Self.wrapped($0, at: 17) }.joined(separator: "\n")
      case .sort:
        let messages = po.components(separatedBy: "\n\n")
        return (messages.prefix(1) + messages.dropFirst().reversed()).joined(separator: "\n\n")
      case .windowsEnds: return po.replacingOccurrences(of: "\n", with: "\r\n")
      case .byteOrderMark: return "\u{FEFF}" + po
      }
    }

    private static func wrapped(_ line: Substring, at width: Int) -> String {
      guard line.hasPrefix("#. ") else { return String(line) }
      var rest = line.dropFirst(3)
      var lines: [String] = []
      while !rest.isEmpty {
        lines.append("#. " + rest.prefix(width))
        rest = rest.dropFirst(width)
      }
      return lines.joined(separator: "\n")
    }
  }

  @Test("PO that a tool rewrote changes nothing", arguments: Change.allCases)
  func rewrittenPO(_ change: Change) throws {
    let text = change.applied(to: try exported("po"))
    let before = try (read(Self.catalog), read(Self.other))
    let outcome = try take(text, "de.po")
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.output)\(outcome.errors)")
    #expect(try (read(Self.catalog), read(Self.other)) == before)
  }

  @Test("edits in PO come home without our field and comments, each to its key and form")
  func editedPO() throws {
    var text = Change.dropFieldAndComments.applied(to: try exported("po"))
    for (old, new) in [
      ("Klicken", "Klick"), ("Titel", "Überschrift"), ("Keine", "Nichts"), ("Hallo", "Tag"),
    ] {
      text = text.replacingOccurrences(of: "\"\(old)\"", with: "\"\(new)\"")
    }
    let outcome = try take(text, "de.po")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.split(separator: "\n").count == 4, "\(outcome.output)")
    #expect(try run("get", "greeting", "de", Self.catalog).output == "Tag\n")
    #expect(try run("get", "welcome", "de", Self.catalog).output == "Willkommen\n")
    #expect(try run("get", "title", "de", Self.other).output == "Überschrift\n")
  }

  @Test("a comment of ours that was cut is reported")
  func cutComments() throws {
    let text = try exported("po").split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("#. phrasebook:") ? String($0.prefix(22)) : String($0) }
    let before = try read(Self.catalog)
    let outcome = try take(text.joined(separator: "\n"), "de.po")
    #expect(outcome.status == 1 && outcome.errors.contains("cut or changed"), "\(outcome.errors)")
    #expect(try read(Self.catalog) == before)
  }

  @Test("PO has a date, and the plural forms of the language: zero is a message of its own")
  func validPO() throws {
    let text = try exported("po")
    #expect(text.contains("nplurals=2;"))
    #expect(text.contains(/"PO-Revision-Date: \d{4}-\d\d-\d\d \d\d:\d\d\+0000\\n"/))
    #expect(text.contains("msgctxt \"Localizable|files|plural.zero\"\nmsgid \"No files\""))
  }

  @Test("columns that tools for CSV files empty are not needed")
  func emptiedColumns() throws {
    let rows = try exported("csv").split(whereSeparator: \.isNewline)
    let header = try #require(rows.first).split(separator: ",")
    #expect(
      header.prefix(4).joined(separator: ",") == #""context","source","target","location""#)
    // A text with a line end has two lines here.
    let kept = rows.joined(separator: "\n").replacingOccurrences(
      of: "Sichern\n\"", with: "Sichern\""
    )
    .split(separator: "\n").dropFirst().map { row in
      let cells = row.split(separator: ",", omittingEmptySubsequences: false)
      return cells.prefix(4).joined(separator: ",") + ",,,,,"
    }
    let before = try (read(Self.catalog), read(Self.other))
    let head = "context,source,target,location,key,table,path,state,comment\n"
    let outcome = try take(head + kept.joined(separator: "\n"), "de.csv")
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.output)\(outcome.errors)")
    #expect(try (read(Self.catalog), read(Self.other)) == before)
    let edited = kept.joined(separator: "\n").replacingOccurrences(of: "Klicken", with: "Klick")
      .replacingOccurrences(of: "Titel", with: "Überschrift")
    #expect(try take(head + edited, "de.csv").status == 0)
    #expect(try run("get", "title", "de", Self.other).output == "Überschrift\n")
    #expect(try read(Self.catalog).contains("\"Klick\""))
  }

  @Test("the columns that po2csv writes are read; a source of two keys is ambiguous")
  func columnsOfPo2csv() throws {
    let text = """
      "location","source","target"
      "","Click","Klick"
      "","Title","Überschrift"
      "","Hello","Tag"
      """
    let outcome = try take(text, "de.csv")
    #expect(outcome.status == 1 && outcome.errors.contains("\"greeting\", \"welcome\""))
    #expect(try run("get", "title", "de", Self.other).output == "Überschrift\n")
    #expect(try read(Self.catalog).contains("\"Klick\""))
    #expect(try run("get", "greeting", "de", Self.catalog).output == "Hallo\n")
  }

  @Test("a source that is also its key is the form with that source; sources alone are enough")
  func sourcesOfForms() throws {
    func unit(_ text: String) -> String {
      #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {"%lld items": {"localizations": {
        "en": {"variations": {"plural": {"one": \(unit("%lld item")), "other": \(unit("%lld items"))}}},
        "de": {"variations": {"plural": {"one": \(unit("%lld Ding")), "other": \(unit("%lld Dinge"))}}}
      }}}, "version": "1.0"}
      """, to: "Shop/Shop.xcstrings")
    try folder.write(
      "source,target\n%lld item,%lld Stück\n%lld items,%lld Stücke\n", to: "de.csv")
    let outcome = try run("import", "de.csv", "Shop", "--languages", "de")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let catalog = try read("Shop/Shop.xcstrings")
    #expect(catalog.contains("\"%lld Stück\"") && catalog.contains("\"%lld Stücke\""), "\(catalog)")
  }

  @Test("a source of several forms of a translation does not say which of them is meant")
  func sourceOfSeveralForms() throws {
    func unit(_ text: String) -> String {
      #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {"%lld items": {"localizations": {
        "en": {"variations": {"plural": {"one": \(unit("%lld item")), "other": \(unit("%lld items"))}}},
        "fr": {"variations": {"plural": {"one": \(unit("%lld objet")),
          "many": \(unit("%lld d’objets")), "other": \(unit("%lld objets"))}}}
      }}}, "version": "1.0"}
      """, to: "Shop/Shop.xcstrings")
    // po2csv (translate-toolkit) writes as many forms as the source has, so that `many` is here.
    try folder.write(
      "location,source,target\n,%lld item,%lld chose\n,%lld items,%lld de choses\n", to: "fr.csv")
    for language in ["fr", "fr-FR"] {
      let outcome = try run("import", "fr.csv", "Shop", "--languages", language)
      #expect(
        outcome.status == 1
          && outcome.errors.contains(
            #"any of "%lld items" (plural.many), "%lld items" (plural.other);"#),
        "\(outcome.errors)")
      let catalog = try read("Shop/Shop.xcstrings")
      #expect(
        catalog.contains("\"%lld chose\"") && catalog.contains("\"%lld objets\""), "\(catalog)")
    }
  }

  @Test("texts that one source may belong to are listed with what distinguishes them")
  func ambiguousSources() throws {
    func entry(_ form: String) -> String {
      #""\#(form)": {"stringUnit": {"state": "translated", "value": "Tap"}}"#
    }
    for name in ["A", "B"] {
      try folder.write(
        """
        {"sourceLanguage": "en", "strings": {"press": {"localizations": {
          "en": {"variations": {"device": {\(entry("ipad")), \(entry("other"))}}}}}}, "version": "1.0"}
        """, to: "\(name)/\(name).xcstrings")
    }
    try folder.write("source,target\nTap,Tippen\n", to: "de.csv")
    let one = try run("import", "de.csv", "A", "--languages", "de")
    #expect(
      one.errors.contains(#"any of "press" (device.ipad), "press" (device.other);"#),
      "\(one.errors)")
    let all = try run("import", "de.csv", ".", "--languages", "de")
    #expect(all.errors.contains(#""press" (device.other, B/B.xcstrings)"#), "\(all.errors)")
  }

  @Test("backslashes that csv2po doubled are single again")
  func doubledBackslashes() throws {
    let catalog = #"{"sourceLanguage":"en","strings":{"C:\\temp":{}},"version":"1.0"}"#
    try folder.write(catalog, to: "Paths/Paths.xcstrings")
    let text = #"""
      "context","location","source","target"
      "Paths|C:\\\\temp","","C:\\temp","D:\\temp"
      """#
    try folder.write(text, to: "de.csv")
    let outcome = try run("import", "de.csv", "Paths", "--languages", "de")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try run("get", #"C:\temp"#, "de", "Paths").output == "D:\\temp\n")
  }

  @Test(
    "translate-toolkit reads and writes our CSV, and nothing but its edit changes",
    .needsPython("translate.storage.csvl10n"))
  func toolkit() throws {
    _ = try exported("csv")
    _ = try OtherTool.python(
      """
      import sys
      from translate.storage import csvl10n
      store = csvl10n.csvfile.parsefile(sys.argv[1])
      for unit in store.units:
          if unit.source == "Click": unit.target = "Klick"
      open(sys.argv[1], "wb").write(bytes(store))
      """, [folder("out/de.csv")])
    let outcome = try run("import", "out/de.csv", "App", "--languages", "de")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.split(separator: "\n").count == 1, "\(outcome.output)")
    #expect(try read(Self.catalog).contains("\"Klick\""))
  }

  @Test("text around a plural is part of its forms")
  func textAroundPlurals() throws {
    try folder.write(
      """
      {"@@locale": "de", "files": "Es gibt {n, plural, =0{nichts} one{{n} Datei} other{{n} Dateien}}"}
      """, to: "app_de.arb")
    let outcome = try run("import", "app_de.arb", Self.catalog)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let catalog = try read(Self.catalog)
    for text in ["Es gibt nichts", "Es gibt %lld Datei", "Es gibt %lld Dateien"] {
      #expect(catalog.contains("\"\(text)\""), "\(catalog)")
    }
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>files</key><dict><key>NSStringLocalizedFormatKey</key>\
      <string>Da sind %#@value@</string><key>value</key><dict><key>NSStringFormatSpecTypeKey</key>\
      <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>lld</string>\
      <key>one</key><string>%lld Datei</string><key>other</key><string>%lld Dateien</string>\
      </dict></dict></dict></plist>
      """, to: "de.lproj/Localizable.stringsdict")
    let dictionary = try run("import", "de.lproj", "App")
    #expect(dictionary.status == 0, "\(dictionary.errors)")
    #expect(try read(Self.catalog).contains("\"Da sind %lld Dateien\""))
  }

  @Test("for OmegaT each unit has a target, and what stays the source is no translation")
  func omegat() throws {
    let outcome = try run(
      "export", "App", "--as", "xliff", "--for", "omegat", "--languages", "de,fr", "-o", "out")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = try read("out/fr.xliff")
    #expect(!text.contains("</source>\n        <note"), "\(text)")
    let before = try read(Self.catalog)
    #expect(try run("import", "out/fr.xliff", "out/de.xliff", "App").output.isEmpty)
    #expect(try read(Self.catalog) == before)
    try folder.write(
      text.replacingOccurrences(of: ">Click</target>", with: ">Cliquer</target>"), to: "fr.xliff")
    #expect(try run("import", "fr.xliff", "App").output.contains("\"Cliquer\""))
    let memory = try run(
      "export", "App", "--as", "tmx", "--for", "omegat", "--languages", "de", "-o", "out")
    #expect(memory.status == 0, "\(memory.errors)")
    let segments = try read("out/de.tmx")
    #expect(segments.contains("<seg>%lld Dateien</seg>"))
    #expect(segments.components(separatedBy: "<prop type=\"file\">de.xliff</prop>").count == 2)
  }

  @Test("for OmegaT a translation that is the source text stays one")
  func omegatSameText() throws {
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {"Name": {"localizations": {"de": {"stringUnit": \
      {"state": "translated", "value": "Name"}}}}, "Other": {}}, "version": "1.0"}
      """, to: "Same.xcstrings")
    let outcome = try run(
      "export", "Same.xcstrings", "--as", "xliff", "--for", "omegat", "--languages", "de", "-o",
      "out")
    #expect(outcome.status == 0, "\(outcome.errors)")
    try folder.write(
      #"{"sourceLanguage": "en", "strings": {"Name": {}, "Other": {}}, "version": "1.0"}"#,
      to: "Same.xcstrings")
    #expect(try run("import", "out/de.xliff", "Same.xcstrings").status == 0)
    #expect(try run("get", "Name", "de", "Same.xcstrings").output == "Name\n")
    #expect(try !read("Same.xcstrings").contains("\"value\" : \"Other\""))
  }

  @Test(
    "OmegaT shows every text of our XLIFF, and finds all of them in our TMX",
    .needsProgram("omegat"))
  func omegatItself() throws {
    for format in ["xliff", "tmx"] {
      let out = format == "tmx" ? "project/tm" : "project/source"
      _ = try run(
        "export", "App", "--as", format, "--for", "omegat", "--languages", "de", "-o", out)
    }
    for name in ["target", "glossary", "dictionary", "omegat"] {
      try folder.write("", to: "project/\(name)/.keep")
    }
    let places = ["source", "target", "tm", "glossary", "dictionary"]
      .map { "<\($0)_dir>__DEFAULT__</\($0)_dir>" }
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <omegat><project version="1.0">\(places.joined())<source_lang>EN</source_lang>\
      <target_lang>DE</target_lang><sentence_seg>false</sentence_seg></project></omegat>
      """, to: "project/omegat.project")
    // Texts that the project's own memory has are filled in, alternative ones too.
    try folder.write(try read("project/tm/de.tmx"), to: "project/omegat/project_save.tmx")
    let outcome = try OtherTool.run([
      "omegat", folder("project"), "--mode=console-translate", "--config-dir=\(folder("config"))",
    ])
    #expect(outcome.isGood, "\(outcome.errors)")
    let result = try read("project/target/de.xliff")
    // Two keys have the same source text and a translation each.
    for text in ["Klicken", "%lld Dateien", "Öffnen", "Hallo", "Willkommen"] {
      #expect(result.contains(">\(text)</target>"), "\(result)")
    }
    let home = try run("import", "project/target/de.xliff", "App")
    #expect(home.status == 0 && !home.output.contains("Click"), "\(home.output)\(home.errors)")
  }

  @Test("percent signs do not make Android's compiler refuse a text", .needsProgram("aapt2"))
  func android() throws {
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"stringUnit": {"state": \
      "translated", "value": "50% von %@"}}}}, "b": {"localizations": {"de": {"stringUnit": {"state": \
      "translated", "value": "100% sicher"}}}}}, "version": "1.0"}
      """, to: "P.xcstrings")
    let outcome = try run(
      "export", "P.xcstrings", "--as", "android", "--languages", "de", "-o", "res")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let compiled = try OtherTool.run([
      "aapt2", "compile", "-o", folder.url.path, folder("res/values-de/strings.xml"),
    ])
    #expect(compiled.isGood, "\(compiled.errors)")
  }
}
