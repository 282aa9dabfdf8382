import Foundation
import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// Old tables migrated and compiled again resolve to the same texts.
@Suite struct LprojMigrationTests {
  static func part(_ path: String, _ bytes: [UInt8]) throws -> LprojMigration.LanguageTable {
    LprojMigration.LanguageTable(
      path: path, table: try LprojTable(ExchangeFile(path: path, bytes: bytes)))
  }

  static func catalog(_ texts: [String: String], source: String = "en") throws -> LprojMigration {
    LprojMigration(
      try texts.sorted { $0.key < $1.key }.map { try part($0.key, Array($0.value.utf8)) },
      sourceLanguage: source)
  }

  @Test func takesAllOfIt() throws {
    let migration = try Self.catalog([
      "en.lproj/A.strings": """
      /* Second by the alphabet, first in the file. */
      "b" = "B";
      /* First. */
      "a" = "A %@";
      """,
      "de.lproj/A.strings": """
      /* Erstens. */
      "a" = "Ä %@";
      "only.german" = "Nur hier";
      """,
      "Base.lproj/A.strings": #""base" = "Base"; "a" = "hidden";"#,
    ])
    let catalog = migration.catalog
    #expect(catalog.keys == ["b", "a", "base", "only.german"])
    #expect(catalog.sourceLanguage == "en")
    let a = try #require(catalog["a"])
    #expect(a.comment == "First.")
    #expect(a.extractionState == .migrated)
    #expect(a.localizations["en"]?.stringUnit == StringUnit(.translated, "A %@"))
    #expect(a.localizations["de"]?.stringUnit == StringUnit(.translated, "Ä %@"))
    #expect(catalog["base"]?.localizations.names == ["en"])
    #expect(
      migration.diagnostics.map(\.line) == [
        "Base.lproj/A.strings:1:18: note: 1 key hidden by the strings of en.lproj, the first is \"a\"",
        "de.lproj/A.strings:2:1: note: 1 key with another comment than the one that is kept, the "
          + "first is \"a\"",
      ])
    // The order of the file, although Xcode would sort.
    let text = String(decoding: XCStrings.formatInOrder(catalog), as: UTF8.self)
    let places = ["\"b\"", "\"a\"", "\"base\""].compactMap { text.range(of: $0)?.lowerBound }
    #expect(places.count == 3 && places == places.sorted())
  }

  @Test func takesCommentsOfXML() throws {
    let migration = try Self.catalog([
      "en.lproj/A.stringsdict": """
      <?xml version="1.0"?>
      <!-- A heading. -->
      <plist><dict>
        <!-- On a. -->
        <!-- More on a. -->
        <key>a</key> <!-- And this. -->
        <string>A<!-- within --></string>
        <key>b</key><string>B</string> <!-- On b. -->
        <key>c</key>
        <dict>
          <!-- nobody's -->
          <key>NSStringLocalizedFormatKey</key><string>C</string>
        </dict>
        <!-- behind all -->
      </dict></plist>
      """
    ])
    let catalog = migration.catalog
    #expect(catalog["a"]?.comment == "On a.\nMore on a.\nAnd this.")
    #expect(catalog["a"]?.localizations["en"]?.stringUnit?.value == "A")
    #expect(catalog["b"]?.comment == "On b.")
    #expect(catalog["c"]?.comment == nil)
    #expect(
      migration.diagnostics.map(\.line) == [
        "en.lproj/A.stringsdict:2:1: note: 4 comments belong to no key and are skipped"
      ])
  }

  @Test func dictionariesHideTexts() throws {
    let dictionary = PropertyListWriter.xml(
      .table([
        (
          "n",
          .table([
            ("NSStringLocalizedFormatKey", .text("%#@n@")),
            (
              "n",
              .table([
                ("NSStringFormatSpecTypeKey", .text("NSStringPluralRuleType")),
                ("NSStringFormatValueTypeKey", .text("lld")), ("one", .text("%lld a")),
                ("other", .text("%lld b")),
              ])
            ),
          ])
        )
      ]))
    let migration = LprojMigration(
      [
        try Self.part("en.lproj/A.stringsdict", dictionary),
        try Self.part("en.lproj/A.strings", Array(#"/* C */ "n" = "plain";"#.utf8)),
      ], sourceLanguage: "en")
    let entry = try #require(migration.catalog["n"])
    #expect(entry.comment == "C")
    #expect(entry.localizations["en"]?.variations?.kinds["plural"]?.names == ["one", "other"])
    #expect(entry.localizations["en"]?.stringUnit == nil)
    #expect(migration.diagnostics.count == 1)
  }

  @Test(arguments: [
    ("English.lproj/A.strings", "en"), ("pt_BR.lproj/A.strings", "pt-BR"),
    ("zh-Hans.lproj/A.strings", "zh-Hans"), ("German.lproj/A.strings", "de"),
    ("ast.lproj/A.strings", "ast"), ("Czech.lproj/A.strings", "cs"),
    ("Traditional Chinese.lproj/A.strings", "zh-Hant"), ("lao.lproj/A.strings", "lao"),
    ("BrasilPortuguese.lproj/A.strings", "pt-BR"), ("Klingon.lproj/A.strings", "Klingon"),
  ])
  func foldersGiveTheLanguage(_ path: String, _ language: String) throws {
    #expect(LprojPath(path).catalogLanguage == language)
  }

  @Test func namesFoldersOfNoLanguage() throws {
    let migration = try Self.catalog([
      "en.lproj/A.strings": #""a" = "A";"#, "Klingon.lproj/A.strings": #""a" = "K";"#,
    ])
    let line = try #require(migration.diagnostics.first).line
    #expect(line.contains("\"Klingon\" is not a language"))
    #expect(migration.catalog["a"]?.localizations["Klingon"]?.stringUnit?.value == "K")
  }

  /// Entries that a catalog cannot represent are left out and reported, and the file is known to
  /// contain more.
  @Test func saysWhatIsLeftOut() throws {
    let file = PackageRoot.folder.appendingPathComponent(
      "Catalogs/Formats/StringsDict/wrong-entries.stringsdict")
    let path = "en.lproj/wrong.stringsdict"
    let migration = LprojMigration(
      [try Self.part(path, Array(try Data(contentsOf: file)))], sourceLanguage: "en")
    #expect(migration.incomplete == [path])
    #expect(!migration.diagnostics.contains { $0.severity == .error })
    #expect(migration.diagnostics.count { $0.message.contains("skipped") } == 11)
    #expect(migration.catalog.count == 2)
  }

  /// Every golden file, in some languages with other rules.
  @Test(
    arguments: TableGoldenTests.files.filter { !$0.lastPathComponent.hasPrefix("!") },
    ["en", "pl", "ar", "ja"])
  func goldenFilesResolveAlike(_ file: URL, _ language: String) throws {
    let bytes = Array(try Data(contentsOf: file))
    let isDictionary = file.pathExtension == "stringsdict"
    let path = "\(language).lproj/T.\(file.pathExtension)"
    let part = try Self.part(path, bytes)
    let migration = LprojMigration([part], sourceLanguage: "en")
    let written = XCStrings.formatInOrder(migration.catalog)
    let catalog = try XCStrings.read(written, file: "T.xcstrings").catalog
    #expect(catalog == migration.catalog)
    try MigrationComparison.check(
      original: (isDictionary ? nil : bytes, isDictionary ? bytes : nil), catalog, written,
      language: language)
  }
}

/// The texts of an original and of its migration.
enum MigrationComparison {
  /// - Parameter original: The `.strings` and the `.stringsdict` of a language.
  static func check(
    original: (strings: [UInt8]?, dictionary: [UInt8]?), _ catalog: Catalog, _ written: [UInt8],
    language: String
  ) throws {
    // Foundation takes no empty file, and no UTF-16 without a byte order mark.
    guard
      let before = try? LprojOracle(
        strings: original.strings, stringsDict: original.dictionary, language: language)
    else { return }
    let files = LprojCompilation(catalog, table: "T", path: "T.xcstrings").files(as: .binary)
    func file(_ ending: String) -> [UInt8]? {
      files.first { $0.path == "\(language).lproj/T.\(ending)" }?.bytes
    }
    let after = try LprojOracle(
      strings: file("strings"), stringsDict: file("stringsdict"), language: language)
    let table = try StringTable.read(xcstrings: written, name: "T")
    for key in before.keys {
      // An entry that was left out was reported.
      guard let entry = catalog[key] else { continue }
      if let text = before.plain(key) {
        #expect(after.plain(key) == text)
        #expect(try table.find(key, language: language)?.text() == text)
        continue
      }
      let kinds = Comparison.kinds(entry, key)
      for device in [DeviceKind.other, .iphone, .mac] {
        for count in LprojCorpusTests.counts {
          let arguments = Comparison.arguments(kinds, count)
          guard let text = try? before.text(key, arguments, device) else { continue }
          #expect((try? after.text(key, arguments, device)) == text, "\(language): \(key) \(count)")
          let value = try table.find(key, language: language, device: device)
          let mine = try? value?.text(arguments: arguments, numbers: NumberLocale(language))
          #expect(mine == text, "\(language): \(key) \(count) on \(device)")
        }
      }
    }
  }
}
