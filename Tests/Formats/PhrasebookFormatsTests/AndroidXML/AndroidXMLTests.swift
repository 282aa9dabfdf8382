import Foundation
import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// Android's string resources: golden files, names, folders and what texts become.
@Suite struct AndroidXMLTests {
  static let files: [URL] = {
    let folder = URL(filePath: #filePath)
      .appending(path: "../../../../../Catalogs/Formats/AndroidXML").standardizedFileURL
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).filter { $0.pathExtension == "xml" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }()

  private func check(_ text: String, beside file: URL) throws {
    let expected = file.deletingPathExtension().appendingPathExtension("txt")
    if ProcessInfo.processInfo.environment["PHRASEBOOK_RECORD"] != nil {
      try text.write(to: expected, atomically: true, encoding: .utf8)
    }
    #expect(text == (try String(contentsOf: expected, encoding: .utf8)))
  }

  /// PHRASEBOOK_RECORD=1 swift test --filter AndroidXMLTests writes the texts again; read the diff.
  @Test(arguments: files)
  func filesGiveTheirTexts(_ file: URL) throws {
    let input = ExchangeFile(
      path: "values-fr/\(file.lastPathComponent)", bytes: Array(try Data(contentsOf: file)))
    guard !file.lastPathComponent.hasPrefix("!") else {
      let error = #expect(throws: UnreadableFile.self) { try AndroidXML.read(input) }
      try check(try #require(error?.diagnostic).line + "\n", beside: file)
      return
    }
    let reading = try AndroidXML.read(input)
    let lines = reading.exchange.tables.flatMap { table in
      table.units.map { "\(table.name) \($0.line)" }
    }
    try check(
      (lines + reading.diagnostics.map(\.line)).map { $0 + "\n" }.joined(), beside: file)
    // The result is written, and reads the same.
    let written = AndroidXML.write(reading.exchange)
    #expect(written.files.map(\.path) == ["values-fr/strings.xml"])
    for file in written.files {
      let again = try AndroidXML.read(file).exchange
      #expect(again.comparable() == reading.exchange.comparable())
    }
  }

  @Test func thereAreManyFiles() { #expect(Self.files.count > 7) }

  @Test(arguments: [
    ("en", "values-en"), ("pt-BR", "values-pt-rBR"), ("zh-Hans", "values-b+zh+Hans"),
    ("es-419", "values-b+es+419"), ("zh-Hant-TW", "values-b+zh+Hant+TW"), ("fil", "values-fil"),
    ("he", "values-iw"), ("id", "values-in"),
  ])
  func languagesHaveTheirFolders(_ language: String, _ folder: String) throws {
    let exchange = Exchange(
      targetLanguage: language,
      tables: [ExchangeTable(name: "Localizable", units: [ExchangeUnit(key: "a", target: "b")])])
    let file = try #require(AndroidXML.write(exchange).files.first)
    #expect(file.path == "\(folder)/strings.xml")
    #expect(try AndroidXML.read(file).exchange.targetLanguage == language)
  }

  @Test(arguments: [
    ("values/strings.xml", nil), ("values-night/strings.xml", nil), ("values-land/a.xml", nil),
    ("values-sw600dp/a.xml", nil), ("values-mcc310-en-rUS-land/a.xml", "en-US"),
    ("app/src/main/res/values-ar/strings.xml", "ar"), ("strings.xml", nil),
    ("values-car/a.xml", nil), ("values-b+sr+Latn/a.xml", "sr-Latn"),
  ])
  func foldersGiveTheLanguage(_ path: String, _ language: String?) throws {
    let file = ExchangeFile(path: path, bytes: Array("<resources/>".utf8))
    #expect(try AndroidXML.read(file).exchange.targetLanguage == language)
  }

  /// Every text and every key comes back, whatever characters it is of.
  @Test(arguments: 0..<150 as Range<UInt64>)
  func keepsTextsAndKeys(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var table = ExchangeTable(name: "Localizable")
    for index in 0..<12 {
      let key = "\(random.text(upTo: 5))\(index)"
      table.units.append(ExchangeUnit(key: key, target: random.text(upTo: 6)))
    }
    let writing = AndroidXML.write(Exchange(targetLanguage: "fr", tables: [table]))
    let lost = Set(writing.losses.map { ExactString($0.key) })
    let file = try #require(writing.files.first)
    let again = try AndroidXML.read(file).exchange
    let kept = table.units.filter { !lost.contains(ExactString($0.key)) }
    let texts = kept.map { "\($0.key)\u{0}\($0.target ?? "")" }.map(ExactString.init)
    #expect(
      again.tables.flatMap(\.units).map { "\($0.key)\u{0}\($0.target ?? "")" }
        .map(ExactString.init) == texts)
    for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n") {
      guard let name = line.firstMatch(of: /name="([^"]*)"/)?.output.1 else { continue }
      #expect(name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_.]*/) != nil)
    }
  }

  /// Foundation's specifiers survive, and Java can read them.
  @Test(arguments: [
    ("%@", "%s"), ("%1$@ of %2$lld", "%1$s of %2$d"), ("%lld%%", "%d%%"),
    ("%d", "<xliff:g id=\"%d\">%d</xliff:g>"), ("%.2f", "%.2f"),
    ("%1$lu", "<xliff:g id=\"%1$lu\">%1$d</xliff:g>"), ("%'lld", "%,d"),
    ("%(count)lld ships", "<xliff:g id=\"%(count)lld\">%1$d</xliff:g> ships"),
    ("it's <b>", "it\\'s &lt;b&gt;"), (" a  b ", "\\u0020a \\u0020b\\u0020"), ("?why", "\\?why"),
    ("« x\u{A0}: y\u{202F}", "« x\\u00A0: y\\u202F"), ("\u{3000}a\u{2003}b", "\\u3000a\\u2003b"),
  ])
  func textsAreWrittenAsMarkup(_ text: String, _ markup: String) throws {
    let unit = ExchangeUnit(key: "a", target: text)
    let writing = AndroidXML.write(
      Exchange(targetLanguage: "fr", tables: [ExchangeTable(name: "Localizable", units: [unit])]))
    #expect(writing.losses == [])
    let file = try #require(writing.files.first)
    #expect(file.text.contains("<string name=\"a\">\(markup)</string>"), "\(file.text)")
    #expect(try AndroidXML.read(file).exchange.tables.first?.units.first?.target == text)
  }

  @Test func saysWhatIsLost() throws {
    let units = [
      ExchangeUnit(key: "state", target: "x", state: .needsReview),
      ExchangeUnit(key: "missing", source: "x"),
      ExchangeUnit(
        key: "device", path: VariationPath(steps: [.init("device", "mac")]), target: "x"),
      ExchangeUnit(key: "part", target: "%#@n@"),
      ExchangeUnit(key: "star", target: "%*d"), ExchangeUnit(key: "fine", target: "x"),
    ]
    let writing = AndroidXML.write(
      Exchange(targetLanguage: "fr", tables: [ExchangeTable(name: "Localizable", units: units)]))
    #expect(writing.losses.map(\.key) == ["state", "missing", "device", "part", "star"])
  }

  /// Several places in turn would be refused without a word on them.
  @Test func severalPlacesAreNotFormatted() throws {
    let units = [ExchangeUnit(key: "a", target: "%@ of %@")]
    let writing = AndroidXML.write(
      Exchange(targetLanguage: "fr", tables: [ExchangeTable(name: "Localizable", units: units)]))
    #expect(writing.files.first?.text.contains("formatted=\"false\">%s of %s<") == true)
  }
}
