import Foundation
import TestSupport
import Testing

@testable import Phrasebook

/// Whatever happens to a file, a look-up gives the text that was compiled, nothing, or an error.
@Suite("Compiled tables: damage")
struct DamagedTableTests {
  static let strings = #"""
    "plain":{"localizations":{"en":{"stringUnit":{"value":"Hello"}},"de":{"stringUnit":{"value":"Hallo"}}}},
    "%lld items":{"localizations":{
    "en":{\#(SampleTable.plural(["one": "%lld item", "other": "%lld items"]))},
    "de":{"stringUnit":{"value":"%#@n@"},"substitutions":{"n":{"argNum":1,"formatSpecifier":"lld",
    \#(SampleTable.plural(["one": "%arg Ding", "other": "%arg Dinge"]))}}}}},
    "device":{"localizations":{"en":{"variations":{"device":{"mac":{"stringUnit":{"value":"Click"}},
    "other":{"stringUnit":{"value":"Tap"}}}}}}},
    "set":{"localizations":{"en":{"stringSet":{"values":["One","Two"]}}}},
    "bare":{}
    """#

  static func compiled() throws -> [UInt8] {
    var writer = TableWriter()
    try writer.add(xcstrings: SampleTable.bytes(strings: strings), name: "Localizable")
    try writer.add(
      xcstrings: SampleTable.bytes(
        strings: #""a":{"localizations":{"fr":{"stringUnit":{"value":"A"}}}}"#),
      name: "Other")
    return try writer.bytes()
  }

  /// The results of all look-ups, by key and language; nil for an error.
  static func answers(_ tables: CompiledTables) -> [String: String?] {
    var answers: [String: String?] = [:]
    for name in ["Localizable", "Other"] {
      guard let table = tables.table(named: name) else { continue }
      for key in ["plain", "%lld items", "device", "set", "bare", "a", "none"] {
        for language in ["en", "de", "fr"] {
          guard let value = try? table.find(key, language: language, device: .other) else {
            continue
          }
          let text = try? value.text(arguments: [.int(2)], numbers: NumberLocale("en"))
          answers["\(name) \(key) \(language)"] = text
        }
        _ = table.contains(key)
      }
    }
    return answers
  }

  @Test("a whole table answers and verifies")
  func whole() throws {
    let tables = try CompiledTables(Self.compiled())
    #expect(tables.names == ["Localizable", "Other"])
    try tables.verify()
    let answers = Self.answers(tables)
    #expect(answers["Localizable plain de"] == "Hallo")
    #expect(answers["Localizable %lld items de"] == "2 Dinge")
    #expect(answers["Localizable %lld items en"] == "2 items")
    #expect(answers["Localizable device en"] == "Tap")
    #expect(answers["Localizable set en"] == "One")
    #expect(answers["Other a fr"] == "A")
    #expect(answers.count == 7)
    let table = try #require(tables.table(named: "Localizable"))
    #expect(table.contains("bare") && !table.contains("none"))
  }

  @Test("the same catalogs give the same bytes")
  func deterministic() throws {
    #expect(try Self.compiled() == Self.compiled())
  }

  @Test("two catalogs of one name are refused")
  func sameName() throws {
    var writer = TableWriter()
    try writer.add(xcstrings: SampleTable.bytes(strings: ""), name: "A")
    let error = #expect(throws: TableError.self) {
      try writer.add(xcstrings: SampleTable.bytes(strings: ""), name: "A", path: "B/A.xcstrings")
    }
    #expect(error?.description.hasPrefix("B/A.xcstrings: ") == true)
    #expect(try CompiledTables(writer.bytes()).names == ["A"])
    #expect(try CompiledTables(TableWriter().bytes()).names == [])
  }

  @Test("each bit that turns gives the true text, none, or an error; the whole check finds it")
  func bits() throws {
    let bytes = try Self.compiled()
    let truth = Self.answers(try CompiledTables(bytes))
    var refused = 0
    for index in bytes.indices {
      for bit in [0, 3, 7] {
        var damaged = bytes
        damaged[index] ^= 1 << UInt8(bit)
        guard let tables = try? CompiledTables(damaged) else {
          refused += 1
          continue
        }
        for (place, text) in Self.answers(tables) {
          #expect(text == nil || truth[place] == text, "byte \(index), bit \(bit): \(place)")
        }
        #expect(throws: TableError.self) { try tables.verify() }
      }
    }
    #expect(refused > 48 * 3)
  }

  @Test("each length but the whole is refused, and so is more")
  func truncation() throws {
    let bytes = try Self.compiled()
    for length in bytes.indices {
      let error = #expect(throws: TableError.self) { try CompiledTables(Array(bytes[..<length])) }
      #expect(error?.description.contains("compile") == true)
    }
    #expect(throws: TableError.self) { try CompiledTables(bytes + [0]) }
  }

  @Test("stretches of other bytes do no harm")
  func stretches() throws {
    let bytes = try Self.compiled()
    let truth = Self.answers(try CompiledTables(bytes))
    var generator = SeededGenerator(seed: 2)
    let head = Int(try TableDirectory.headEnd(of: bytes))
    for round in 0..<4000 {
      var damaged = bytes
      // Behind the head, which has a check of its own and refuses nearly everything.
      let start = Int.random(in: (round % 8 == 0 ? 0 : head)..<bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 1...64, using: &generator))
      for index in start..<end {
        damaged[index] = [0, 0xFF, UInt8.random(in: 0...255, using: &generator)][round % 3]
      }
      guard let tables = try? CompiledTables(damaged) else { continue }
      for (place, text) in Self.answers(tables) { #expect(text == nil || truth[place] == text) }
    }
  }

  /// Tables with valid hashes and invalid values, made with the writer's own hash.
  @Test("values that are wrong in themselves do no harm")
  func hostileValues() throws {
    let bytes = try Self.compiled()
    let whole = try CompiledTables(bytes)
    let table = try #require(whole.table(named: "Localizable"))
    var generator = SeededGenerator(seed: 2)
    for (key, language) in [("%lld items", 0), ("%lld items", 1), ("device", 0), ("set", 0)] {
      guard case .value(let place) = table.place(of: key, at: language) else {
        Issue.record("\(key) has no value")
        continue
      }
      let hash = key.withBytes { TableHash.hash($0, seed: table.content.entry.seed) }
      for _ in 0..<1500 {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let index = Int.random(in: place, using: &generator)
          damaged[index] =
            [0, 1, 2, 3, 4, 5, 6, 0xFF, .random(in: 0...255, using: &generator)]
            .randomElement(using: &generator) ?? 0
        }
        let check = damaged[place].withUnsafeBufferPointer {
          TableHash.check($0, key: hash, language: language)
        }
        for byte in 0..<4 {
          damaged[place.lowerBound - 4 + byte] = UInt8(
            truncatingIfNeeded: check >> (8 * UInt32(byte)))
        }
        let tables = try CompiledTables(damaged)
        let hostile = try #require(tables.table(named: "Localizable"))
        #expect(try hostile.find("plain", language: "de")?.text() == "Hallo")
        let value = try? hostile.find(key, at: language, device: .mac)
        // A byte that is not UTF-8 is read as a character of three bytes.
        let longest = 3 * place.count
        if let text = try? value?.text() { #expect(text.utf8.count <= longest) }
        for argument in [FormatArgument.int(2), .double(1)] {
          if let text = try? value?.text(arguments: [argument], numbers: NumberLocale("en")) {
            #expect(text.utf8.count <= TextBuilder.longest)
          }
        }
      }
    }
  }

  @Test(
    "files that are none are refused with a reason",
    arguments: [
      ("/nowhere/at/all", TableError.Kind.unreadable), ("/", .unreadable),
      ("/dev/null", .unreadable),
      (#filePath, .notATable),
    ])
  func files(_ path: String, _ kind: TableError.Kind) {
    let error = #expect(throws: TableError.self) { try CompiledTables.map(path: path) }
    #expect(error?.kind == kind)
    #expect(error?.description.hasPrefix("\(path): ") == true)
  }

  @Test("another version is refused by its number")
  func version() throws {
    var bytes = try Self.compiled()
    bytes[8] = 9
    let error = #expect(throws: TableError.self) { try CompiledTables(bytes) }
    #expect(error?.kind == .unsupportedVersion)
    #expect(error?.description.contains("version 9") == true)
  }

  @Test("a mapped file answers as the bytes do")
  func mapped() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "table-\(UUID().uuidString)")
    try Data(Self.compiled()).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let tables = try CompiledTables.map(path: file.path)
    // A table survives the deletion of its file.
    let table = try #require(tables.table(named: "Localizable"))
    try FileManager.default.removeItem(at: file)
    #expect(try table.find("plain", language: "de")?.text() == "Hallo")
  }
}

extension TableDirectory {
  static func headEnd(of bytes: [UInt8]) throws -> Int {
    try bytes.withUnsafeBufferPointer { try TableDirectory($0).headEnd }
  }
}
