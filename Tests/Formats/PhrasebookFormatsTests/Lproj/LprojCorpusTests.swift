import Foundation
import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// Compiled strings are the same both ways: the `.lproj` through Foundation's reader, and the table
/// through the runtime.
@Suite struct LprojCorpusTests {
  static let counts: [Int64] = [0, 1, 2, 5, 21]

  /// The readable catalogs; the reader reports the others.
  static let readable = PackageRoot.corpus.filter { file in
    guard let data = try? Data(contentsOf: file) else { return false }
    return (try? XCStrings.read(Array(data), file: "")) != nil
  }

  @Test(.needsShared("corpus/catalogs"), arguments: readable)
  func publicCatalogsGiveTheSameTexts(_ file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    let catalog = try XCStrings.read(bytes, file: file.lastPathComponent).catalog
    try Comparison(catalog, bytes, name: file.lastPathComponent).run()
  }

  /// The projects and cases of the package are compared if the corpus is missing.
  @Test(arguments: ["Catalogs/Formats/XCStrings/substitutions.xcstrings"])
  func sameTextsOfOurs(_ path: String) throws {
    let file = PackageRoot.folder.appendingPathComponent(path)
    let bytes = Array(try Data(contentsOf: file))
    let catalog = try XCStrings.read(bytes, file: path).catalog
    try Comparison(catalog, bytes, name: path).run()
  }
}

/// One catalog, compiled both ways.
struct Comparison {
  let catalog: Catalog
  let table: StringTable
  let compilation: LprojCompilation
  let name: String

  init(_ catalog: Catalog, _ bytes: [UInt8], name: String) throws {
    self.catalog = catalog
    self.name = name
    table = try StringTable.read(xcstrings: bytes, name: "T")
    compilation = LprojCompilation(catalog, table: "T", path: name)
  }

  func run() throws {
    // Texts that differ between the two are reported.
    let excused = Set(
      compilation.diagnostics.compactMap { diagnostic in
        diagnostic.message.split(separator: " (").last.map(String.init)
      })
    let files = compilation.files(as: .text)
    let entries = Array(catalog.entries)
    if catalog.count < 60 { try checkSpellings(files) }
    for language in compilation.languages.map(\.name) {
      func bytes(_ ending: String) -> [UInt8]? {
        files.first { $0.path == "\(language).lproj/T.\(ending)" }?.bytes
      }
      let oracle = try LprojOracle(
        strings: bytes("strings"), stringsDict: bytes("stringsdict"), language: language)
      var isSaid = oracle.keys
      for (key, entry) in entries {
        guard excused.isEmpty || !excused.contains(where: { $0.hasPrefix("\(language): \(key)") })
        else {
          isSaid.remove(key)
          continue
        }
        compare(key, entry, language, oracle)
        isSaid.remove(key)
      }
      #expect(isSaid.isEmpty)
    }
  }

  /// Foundation reads the same from all formats.
  private func checkSpellings(_ texts: [ExchangeFile]) throws {
    func table(_ file: ExchangeFile) throws -> NSDictionary? {
      try PropertyListSerialization.propertyList(from: Data(file.bytes), format: nil)
        as? NSDictionary
    }
    for spelling in [LprojCompilation.Spelling.xml, .binary] {
      if !compilation.unsayable(as: spelling).isEmpty { continue }
      let files = compilation.files(as: spelling)
      #expect(files.map(\.path) == texts.map(\.path))
      for (file, text) in zip(files, texts) { #expect(try table(file) == table(text)) }
    }
  }

  private func compare(
    _ key: String, _ entry: Entry, _ language: String, _ oracle: LprojOracle
  ) {
    let value = try? table.find(key, language: language, device: .other)
    if let text = oracle.plain(key) {
      let mine = try? value?.text()
      if mine != text { Issue.record("\(name): \(language): \(key): \(text) != \(mine ?? "nil")") }
      return
    }
    let kinds = Self.kinds(entry, key)
    for device in [DeviceKind.other, .iphone, .mac] {
      let value = try? table.find(key, language: language, device: device)
      let isExtracted = value?.isExtractedDefault ?? false
      for count in LprojCorpusTests.counts {
        let arguments = Self.arguments(kinds, count)
        let theirs = try? oracle.text(key, arguments, device)
        let mine = try? value?.text(arguments: arguments, numbers: NumberLocale(language))
        if isExtracted, theirs == nil { continue }
        // A key that the catalog has for other devices only is nowhere in the folder either.
        if mine != theirs {
          Issue.record(
            "\(name): \(language): \(key) with \(count) on \(device): \(theirs ?? "nil") != \(mine ?? "nil")"
          )
          return
        }
      }
    }
  }

  /// Arguments of the kinds that the texts of an entry ask for, every number the same.
  static func kinds(_ entry: Entry, _ key: String) -> [Int: Character] {
    var kinds: [Int: Character] = [:]
    for text in entry.localizations.flatMap({ $0.value.forms(language: "") }).map(\.value) + [key] {
      var labels = LabelNumbers()
      labels.read(key)
      var next = 1
      for place in labels.numbered(text).placeholders {
        guard place.kind == .argument || place.kind == .substitution else { continue }
        let number = place.position ?? next
        if place.position == nil { next += 1 }
        if let conversion = place.conversion, kinds[number] == nil { kinds[number] = conversion }
      }
    }
    for part in entry.localizations.flatMap({ $0.value.substitutions.values }) {
      if let number = part.argNum { kinds[number] = part.formatSpecifier?.last ?? "d" }
    }
    return kinds
  }

  static func arguments(_ kinds: [Int: Character], _ count: Int64) -> [FormatArgument] {
    (1...max(1, kinds.keys.max() ?? 1)).map { number in
      switch kinds[number] {
      case "@", "s", "S": .string("#\(number)")
      case "f", "F", "e", "E", "g", "G", "a", "A": .double(Double(count))
      default: .int(count)
      }
    }
  }
}
