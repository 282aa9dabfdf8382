import Foundation
import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// Our XLIFF in third-party programs: PHRASEBOOK_PYTHON names a Python that has translate-toolkit and
/// moz.l10n, PHRASEBOOK_XLIFF_SCHEMA and PHRASEBOOK_XLIFF2_SCHEMA the schemas of OASIS. `.ci/run`
/// sets them all.
@Suite("XLIFF: read by others")
struct ReadByOthersTests {
  private var files: [URL] {
    XLIFFGoldenTests.files.filter { !$0.lastPathComponent.hasPrefix("!") }
  }

  @Test("xmllint finds them well-formed", .needsProgram("xmllint"))
  func xmllint() throws {
    for file in files {
      let outcome = try OtherTool.run(["xmllint", "--nonet", "--noout", file.path])
      #expect(outcome.isGood, "\(outcome.errors)")
    }
  }

  @Test(
    "XLIFF 1.2, golden and generated, is valid by the schema of OASIS",
    .needsProgram("xmllint"), .needsEnvironment("PHRASEBOOK_XLIFF_SCHEMA"))
  func validXLIFF() throws { try validate("PHRASEBOOK_XLIFF_SCHEMA", "xliff") }

  @Test(
    "XLIFF 2, golden and generated, is valid by the schema of OASIS",
    .needsProgram("xmllint"), .needsEnvironment("PHRASEBOOK_XLIFF2_SCHEMA"))
  func validXLIFF2() throws { try validate("PHRASEBOOK_XLIFF2_SCHEMA", "xlf") }

  private func validate(_ variable: String, _ end: String) throws {
    let schema = try #require(ProcessInfo.processInfo.environment[variable])
    let folder = try TemporaryFolder()
    var paths = files.filter { $0.pathExtension == end }.map(\.path)
    for seed in 0..<40 as Range<UInt64> {
      var generator = GeneratedExchange(seed: seed, isWild: seed.isMultiple(of: 2))
      let exchange = generator.exchange()
      // XLIFF 2 has no place for a file without a text.
      guard !exchange.tables.isEmpty, exchange.tables.allSatisfy({ !$0.units.isEmpty }) else {
        continue
      }
      let file = (end == "xliff" ? XLIFF.write(exchange) : XLIFF2.write(exchange)).files[0]
      try folder.write(file.text, to: "\(seed).\(end)")
      paths.append(folder.url.appending(path: "\(seed).\(end)").path)
    }
    if end == "xliff" {
      // A file of another tool, and what we make of it.
      let reading = try XLIFF.read(
        ExchangeFile(path: "other.xliff", bytes: Array(XLIFFTests.ofAnotherTool.utf8)))
      for (name, text) in [
        ("other", XLIFFTests.ofAnotherTool), ("ours", XLIFF.write(reading.exchange).files[0].text),
      ] {
        try folder.write(text, to: "\(name).xliff")
        paths.append(folder.url.appending(path: "\(name).xliff").path)
      }
    }
    let outcome = try OtherTool.run(
      ["xmllint", "--nonet", "--noout", "--schema", schema] + paths)
    let lines = outcome.errors.split(whereSeparator: \.isNewline)
    let verdicts = lines.filter { $0.hasSuffix(" validates") || $0.hasSuffix(" fails to validate") }
    #expect(verdicts.count == paths.count, "\(outcome.errors)")
    // Xcode marks the phrases of an App Shortcut in the target without a `seg-source` beside it.
    let faults = lines.filter { !verdicts.contains($0) && !$0.contains("KR_tu_segsrc_mid") }
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test(
    "translate-toolkit sees the same units", .needsPython("translate.storage"),
    arguments: ["xliff", "xlf"])
  func translateToolkit(_ end: String) throws {
    let store = end == "xliff" ? "xliff.Xliff1File" : "xliff2.Xliff2File"
    let script = """
      import sys, json
      from translate.storage import xliff, xliff2
      store = \(store).parsefile(sys.argv[1])
      print(json.dumps([[str(u.source), str(u.target) if u.target else None] for u in store.units]))
      """
    for file in files where file.pathExtension == end {
      let output = try OtherTool.python(script, [file.path])
      let seen = try JSONDecoder().decode([[String?]].self, from: output)
      let text = try String(contentsOf: file, encoding: .utf8)
      let ours = try Self.texts(in: text)
      #expect(seen.map { $0.map { $0 ?? "" } } == ours)
    }
  }

  /// The sources and targets as written in a file: entities resolved, elements within left out.
  private static func texts(in text: String) throws -> [[String]] {
    var reader = try XMLReader(ExchangeFile(path: "f", bytes: Array(text.utf8)))
    var units: [[String]] = []
    var place: Int?
    while let event = try reader.next() {
      switch event {
      case .start(let tag) where tag.name == "source":
        units.append(["", ""])
        place = 0
      case .start(let tag) where tag.name == "target": place = 1
      case .end(let name) where name == "source" || name == "target": place = nil
      case .text(let text), .cdata(let text):
        if let place, let last = units.indices.last { units[last][place] += text }
      case .start, .end, .comment, .instruction, .doctype: break
      }
    }
    return units
  }

  @Test("moz.l10n reads them as Xcode's, forms and all", .needsPython("moz.l10n"))
  func moz() throws {
    func unit(_ path: VariationPath, _ key: String, _ text: String)
      -> ExchangeUnit
    {
      ExchangeUnit(key: key, path: path, source: text, target: text, state: .translated)
    }
    func plural(_ name: String) -> VariationPath { VariationPath(steps: [.init("plural", name)]) }
    let units = [
      unit(VariationPath(), "a <b> & \"c\"", "A %@"),
      unit(plural("one"), "%lld files", "%lld file"),
      unit(plural("other"), "%lld files", "%lld files"),
      unit(VariationPath(steps: [.init("device", "mac")]), "tap", "Click"),
      unit(VariationPath(steps: [.init("device", "other")]), "tap", "Tap"),
    ]
    let file = XLIFF.write(
      Exchange(
        sourceLanguage: "en", targetLanguage: "fr",
        tables: [ExchangeTable(name: "L", original: "L.xcstrings", units: units)])
    ).files[0]
    let folder = try TemporaryFolder()
    try folder.write(file.text, to: "fr.xliff")
    let path = folder.url.appending(path: "fr.xliff").path
    let seen = try MozillaUnit.list([path])
    #expect(
      seen.sorted { $0.id[0] < $1.id[0] } == [
        MozillaUnit(
          id: ["%lld files"], forms: ["one": "%lld file", "other": "%lld files"]),
        MozillaUnit(id: ["a <b> & \"c\""], forms: ["": "A %@"]),
        MozillaUnit(id: ["tap"], forms: ["mac": "Click", "other": "Tap"]),
      ])
  }

  @Test("what translate-toolkit writes, ours reads", .needsPython("translate.storage"))
  func writtenByOthers() throws {
    let script = """
      import sys
      from translate.storage import xliff
      store = xliff.Xliff1File(sourcelanguage="en", targetlanguage="fr")
      for source, target in [("Hello", "Bonjour"), ("a <b> & c", "é\\n"), ("open", None)]:
          unit = store.addsourceunit(source)
          unit.setid(source)
          if target: unit.target = target
          unit.addnote("why " + source)
      store.savefile(sys.argv[1])
      """
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "out.xliff").path
    _ = try OtherTool.python(script, [path])
    let bytes = Array(try folder.data(at: "out.xliff"))
    let exchange = try XLIFF.read(ExchangeFile(path: "out.xliff", bytes: bytes)).exchange
    #expect(exchange.sourceLanguage == "en" && exchange.targetLanguage == "fr")
    let units = exchange.tables.flatMap(\.units)
    #expect(units.map(\.source) == ["Hello", "a <b> & c", "open"])
    #expect(units.map(\.target) == ["Bonjour", "é\n", nil])
    #expect(units.map(\.comment) == ["why Hello", "why a <b> & c", "why open"])
  }
}
