import Foundation
import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// Files as other tools keep them: in their order, with their header, wrapping, space and notes.
@Suite("A file of another tool is touched only in the units that changed")
struct ExchangeRevisionTests {
  static let formats: [any ExchangeFormat.Type] = [
    XLIFF.self, XLIFF2.self, PO.self, StringsFormat.self,
  ]

  @Test(
    "50 changed translations of 400 touch 50 units, in every format and any order",
    arguments: 0..<4, [1, 2, 3] as [UInt64])
  func changedUnits(_ index: Int, _ seed: UInt64) throws {
    let format = Self.formats[index]
    var random = SeededGenerator(seed: seed)
    let exchange = Self.exchange()
    let present = try Self.asOtherTool(format, exchange, &random)
    var changed = exchange
    let keys = (0..<400).shuffled(using: &random).prefix(50)
    for key in keys { changed.tables[0].units[key].target = "Neu \(key) „%@“" }
    let fresh = try #require(format.write(changed).files.first)
    let revised = ExchangeRevision.bytes(of: fresh, over: present.bytes, as: format)
    let read = try format.read(ExchangeFile(path: fresh.path, bytes: revised)).exchange
    #expect(read.texts == (try format.read(fresh)).exchange.texts)
    let (before, after) = (Self.lines(present.bytes), Self.lines(revised))
    let difference = after.difference(from: before)
    #expect(difference.insertions.count == 50)
    #expect(difference.removals.count == 50)
    // Nothing to change: not a byte.
    #expect(ExchangeRevision.bytes(of: fresh, over: revised, as: format) == revised)
  }

  @Test("Units that are new or gone leave the others as they are", arguments: 0..<4)
  func addedAndRemoved(_ index: Int) throws {
    let format = Self.formats[index]
    var random = SeededGenerator(seed: 9)
    let exchange = Self.exchange()
    let present = try Self.asOtherTool(format, exchange, &random)
    var changed = exchange
    changed.tables[0].units.remove(at: 200)
    changed.tables[0].units.remove(at: 0)
    let added = ExchangeUnit(
      key: "added", source: "Added", target: "Hinzu", state: .translated, comment: "New.")
    changed.tables[0].units.insert(added, at: 100)
    changed.tables[0].units.insert(added.named("first"), at: 0)
    let fresh = try #require(format.write(changed).files.first)
    let revised = ExchangeRevision.bytes(of: fresh, over: present.bytes, as: format)
    let read = try format.read(ExchangeFile(path: fresh.path, bytes: revised)).exchange
    #expect(read.texts == (try format.read(fresh)).exchange.texts)
    let removed = Self.lines(revised).difference(from: Self.lines(present.bytes)).removals
    #expect(removed.count <= 2 * 12)
  }

  @Test("A state that changes, and a note of a translator that stays, in PO and XLIFF")
  func states() throws {
    var exchange = Self.exchange()
    exchange.tables[0].units[7].state = .needsReview
    let first = try #require(PO.write(exchange).files.first)
    let text = first.text.replacingOccurrences(
      of: "#. Comment 7.\n#, fuzzy, objc-format\n",
      with: "# A note of a translator.\n#. Comment 7.\n#, fuzzy, objc-format\n#| msgid \"Old\"\n")
    #expect(text != first.text)
    exchange.tables[0].units[7].state = .translated
    let fresh = try #require(PO.write(exchange).files.first)
    let revised = ExchangeRevision.bytes(of: fresh, over: Array(text.utf8), as: PO.self)
    let result = String(decoding: revised, as: UTF8.self)
    #expect(
      result
        == text.replacingOccurrences(
          of: "#. Comment 7.\n#, fuzzy, objc-format\n#| msgid \"Old\"\n",
          with: "#. Comment 7.\n#, objc-format\n"))
    let xliff = try #require(XLIFF.write(exchange).files.first)
    let refused = xliff.text.replacingOccurrences(
      of: #"id="key 7""#, with: #"approved="no" id="key 7""#)
    #expect(refused != xliff.text)
    let approved = ExchangeRevision.bytes(of: xliff, over: Array(refused.utf8), as: XLIFF.self)
    let read = try XLIFF.read(ExchangeFile(path: xliff.path, bytes: approved)).exchange
    #expect(read.tables[0].units[7].state == .translated)
    #expect(String(decoding: approved, as: UTF8.self).contains(#"approved="yes""#))
  }

  @Test("A pair of .strings begins at the comment above it; files with anything else have no pairs")
  func pairsOfStrings() {
    func pairs(_ text: String) -> [String] {
      let bytes = Array(text.utf8)
      return StringsFormat.records(in: bytes).map {
        String(decoding: bytes[$0.range], as: UTF8.self)
      }
    }
    let text = """
      \u{FEFF}// One
      // Two
      "a" = "1" ;

      /* Loose */

      'b' = word; // Behind
      /**/ c/d = "\\"2";
      """
    #expect(
      pairs(text) == [
        "// Two\n\"a\" = \"1\" ;", "'b' = word;", "/**/ c/d = \"\\\"2\";",
      ])
    for other in ["{ a = b; }", "a = b; c = (d);", "a = b; c = { d = e; };", "a = b; c;", "a = "] {
      #expect(pairs(other) == [], "\(other)")
    }
    let made = StringsFormat.retargeted(
      Array("/* c */ k = \"1\" ;".utf8), like: Array("/* d */\nk = \"2\";".utf8))
    #expect(made == Array("/* c */ k = \"2\" ;".utf8))
  }

  @Test("A file that cannot be read, or is in another encoding, is replaced")
  func unreadable() throws {
    let fresh = try #require(PO.write(Self.exchange()).files.first)
    for present in ["", "no file", "msgid \"a\"\nmsgstr \"unclosed\n"] {
      let bytes = ExchangeRevision.bytes(of: fresh, over: Array(present.utf8), as: PO.self)
      #expect(bytes == fresh.bytes)
    }
  }

  @Test("Files with any damage come out with the texts of the catalogs", arguments: 0..<4)
  func damaged(_ index: Int) throws {
    let format = Self.formats[index]
    for seed in 0..<60 as Range<UInt64> {
      var generator = GeneratedExchange(seed: seed, isWild: seed.isMultiple(of: 2))
      let exchange = generator.exchange()
      for file in format.write(exchange).files {
        var random = SeededGenerator(seed: seed)
        let present = random.mutated(file.bytes)
        let path =
          format.name == StringsFormat.name
          ? "de.lproj/\(file.path.split(separator: "/").last ?? "a")" : file.path
        let fresh = ExchangeFile(path: path, bytes: file.bytes)
        let revised = ExchangeRevision.bytes(of: fresh, over: present, as: format)
        guard let wanted = try? format.read(fresh).exchange.texts else { continue }
        let read = try format.read(ExchangeFile(path: path, bytes: revised)).exchange.texts
        #expect(read == wanted)
      }
    }
  }

  // MARK: Files

  private static func exchange() -> Exchange {
    let units = (0..<400).map { number in
      ExchangeUnit(
        key: "key \(number)", source: "Source \(number) of %@",
        target: "Übersetzung \(number) von %@", state: .translated, comment: "Comment \(number).")
    }
    return Exchange(
      sourceLanguage: "en", targetLanguage: "de",
      tables: [ExchangeTable(name: "Localizable", original: "Localizable.xcstrings", units: units)])
  }

  /// A file of ours as another tool leaves it: in another order, and spelled in its own way.
  private static func asOtherTool(
    _ format: any ExchangeFormat.Type, _ exchange: Exchange, _ random: inout SeededGenerator
  ) throws -> ExchangeFile {
    var shuffled = exchange
    shuffled.tables[0].units.shuffle(using: &random)
    var file = try #require(format.write(shuffled).files.first)
    var text = file.text
    switch format.name {
    case PO.name:
      text = text.replacingOccurrences(
        of: "\"Content-Type", with: "\"X-Generator: Weblate 5.14\\n\"\n\"Content-Type")
      text = text.replacingOccurrences(of: "msgid \"Source ", with: "msgid \"\"\n\"Source \"\n\"")
    case StringsFormat.name:
      text = text.replacingOccurrences(of: " = ", with: "=")
      text = "// Kept by hand\n\n" + text
    default:
      text = text.replacingOccurrences(of: "  ", with: "\t")
      text = text.replacingOccurrences(of: "'", with: "&apos;")
      text = text.replacingOccurrences(of: "<source>", with: "<source  >")
      text = text.replacingOccurrences(
        of: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        with: "<?xml version='1.0' encoding='utf-8'?>")
    }
    file.bytes = Array(text.utf8)
    return file
  }

  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }
}

extension ExchangeUnit {
  fileprivate func named(_ key: String) -> ExchangeUnit {
    var unit = self
    unit.key = key
    return unit
  }
}
