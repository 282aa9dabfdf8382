import Foundation
import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// Our XLIFF in the hands of programs of others, where those are installed: PHRASEBOOK_PYTHON names a
/// Python that has translate-toolkit and moz.l10n, PHRASEBOOK_XLIFF_SCHEMA the schema of XLIFF 1.2.
@Suite("XLIFF: read by others")
struct ReadByOthersTests {
  private static let environment = ProcessInfo.processInfo.environment

  /// A program by its name, from the folders of PATH.
  private static func program(_ name: String) -> BuiltCommand? {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let found = folders.map { URL(filePath: $0).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return found.map { BuiltCommand(at: $0) }
  }

  private static func python(with module: String) throws -> BuiltCommand? {
    let named = environment["PHRASEBOOK_PYTHON"].map { BuiltCommand(at: URL(filePath: $0)) }
    guard let python = named ?? program("python3"),
      try python.run(["-c", "import \(module)"], in: URL(filePath: "/")).status == 0
    else {
      print("skipped: no Python with \(module); pip install translate-toolkit moz.l10n lxml")
      return nil
    }
    return python
  }

  private var files: [URL] {
    XLIFFGoldenTests.files.filter { !$0.lastPathComponent.hasPrefix("!") }
  }

  @Test("xmllint finds them well-formed, and valid where the schema is at hand")
  func xmllint() throws {
    guard let xmllint = Self.program("xmllint") else { return print("skipped: no xmllint") }
    let folder = XLIFFGoldenTests.folder
    for file in files {
      let outcome = try xmllint.run(["--nonet", "--noout", file.path], in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    guard let schema = Self.environment["PHRASEBOOK_XLIFF_SCHEMA"] else {
      return print("skipped: PHRASEBOOK_XLIFF_SCHEMA names no schema of XLIFF 1.2")
    }
    for file in files where file.pathExtension == "xliff" {
      let outcome = try xmllint.run(
        ["--nonet", "--noout", "--schema", schema, file.path], in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
  }

  @Test("translate-toolkit sees the same units", arguments: ["xliff", "xlf"])
  func translateToolkit(_ end: String) throws {
    guard let python = try Self.python(with: "translate.storage") else { return }
    let store = end == "xliff" ? "xliff.Xliff1File" : "xliff2.Xliff2File"
    let script = """
      import sys, json
      from translate.storage import xliff, xliff2
      store = \(store).parsefile(sys.argv[1])
      print(json.dumps([[str(u.source), str(u.target) if u.target else None] for u in store.units]))
      """
    for file in files where file.pathExtension == end {
      let outcome = try python.run(["-c", script, file.path], in: XLIFFGoldenTests.folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let seen = try JSONDecoder().decode([[String?]].self, from: Data(outcome.output.utf8))
      let text = try String(contentsOf: file, encoding: .utf8)
      let ours = try Self.texts(in: text)
      #expect(seen.map { $0.map { $0 ?? "" } } == ours)
    }
  }

  /// The sources and targets as they stand in a file, entities resolved and nothing else.
  private static func texts(in text: String) throws -> [[String]] {
    var reader = try XMLReader(ExchangeFile(path: "f", bytes: Array(text.utf8)))
    var units: [[String]] = []
    var open = ""
    while let event = try reader.next() {
      switch event {
      case .start(let tag):
        open = tag.name
        if tag.name == "source" { units.append(["", ""]) }
      case .end: open = ""
      case .text(let text), .cdata(let text):
        guard let last = units.indices.last else { break }
        if open == "source" { units[last][0] += text }
        if open == "target" { units[last][1] += text }
      case .comment, .instruction, .doctype: break
      }
    }
    return units
  }

  @Test("moz.l10n reads them as Xcode's, forms and all")
  func moz() throws {
    guard let python = try Self.python(with: "moz.l10n.formats.xliff") else { return }
    func unit(_ path: VariationPath = VariationPath(), _ key: String, _ text: String) -> ExchangeUnit
    {
      ExchangeUnit(key: key, path: path, source: text, target: text, state: .translated)
    }
    func plural(_ name: String) -> VariationPath { VariationPath(steps: [.init("plural", name)]) }
    let units = [
      unit("a <b> & \"c\"", "A %@"), unit(plural("one"), "%lld files", "%lld file"),
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
    let script = """
      import sys, json
      from moz.l10n.formats.xliff import xliff_parse
      resource = xliff_parse(open(sys.argv[1], "rb").read())
      print(json.dumps([[*e.id, type(e.value).__name__] for s in resource.sections for e in s.entries]))
      """
    let outcome = try python.run(["-c", script, "fr.xliff"], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let seen = try JSONDecoder().decode([[String]].self, from: Data(outcome.output.utf8))
    #expect(
      Set(seen) == [
        ["a <b> & \"c\"", "PatternMessage"], ["%lld files", "SelectMessage"],
        ["tap", "SelectMessage"],
      ])
  }

  @Test("what translate-toolkit writes, ours reads")
  func writtenByOthers() throws {
    guard let python = try Self.python(with: "translate.storage") else { return }
    let script = """
      from translate.storage import xliff
      store = xliff.Xliff1File(sourcelanguage="en", targetlanguage="fr")
      for source, target in [("Hello", "Bonjour"), ("a <b> & c", "é\\n"), ("open", None)]:
          unit = store.addsourceunit(source)
          unit.setid(source)
          if target: unit.target = target
          unit.addnote("why " + source)
      store.savefile("out.xliff")
      """
    let folder = try TemporaryFolder()
    let outcome = try python.run(["-c", script], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let bytes = Array(try folder.data(at: "out.xliff"))
    let exchange = try XLIFF.read(ExchangeFile(path: "out.xliff", bytes: bytes)).exchange
    #expect(exchange.sourceLanguage == "en" && exchange.targetLanguage == "fr")
    let units = exchange.tables.flatMap(\.units)
    #expect(units.map(\.source) == ["Hello", "a <b> & c", "open"])
    #expect(units.map(\.target) == ["Bonjour", "é\n", nil])
    #expect(units.map(\.comment) == ["why Hello", "why a <b> & c", "why open"])
  }
}
