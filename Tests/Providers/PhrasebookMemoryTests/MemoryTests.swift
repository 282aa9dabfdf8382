import Foundation
import struct PhrasebookPlatform.Mutex
import TestSupport
import Testing

@testable import PhrasebookMemory

@Suite("Memory: what is put in comes out")
struct MemoryTests {
  static func unit(
    _ source: String, _ target: String, key: String = "", path: String = "", to: String = "fr",
    from: String = "en", table: String = "Localizable", changed: Int? = nil
  ) -> MemoryUnit {
    MemoryUnit(
      sourceLanguage: from, targetLanguage: to, source: source, target: target,
      place: MemoryPlace(
        project: "P", original: "A/\(table).xcstrings", table: table, key: key, path: path),
      comment: "A comment", state: "translated", author: "Ann", changed: changed)
  }

  private let folder: TemporaryFolder
  private var path: String { folder.url.appendingPathComponent("memory.sqlite").path }

  init() throws { folder = try TemporaryFolder() }

  private func memory(_ units: [MemoryUnit] = []) throws -> Memory {
    let memory = try Memory(at: path, .making)
    try memory.add(units)
    return memory
  }

  private func all(_ memory: Memory) throws -> [MemoryUnit] {
    var units: [MemoryUnit] = []
    try memory.units { units.append($0) }
    return units
  }

  @Test func unitsComeBackWhole() throws {
    var generator = SeededGenerator(seed: 5)
    var units: [MemoryUnit] = []
    for number in 0..<400 {
      var unit = Self.unit(
        generator.text(), generator.text(), key: "\(number) \(generator.text())",
        path: number % 3 == 0 ? "plural.one" : "", to: number % 2 == 0 ? "fr" : "pt-BR",
        changed: number)
      if number % 5 == 0 { unit.comment = nil }
      units.append(unit)
    }
    let memory = try memory(units)
    #expect(try all(memory) == units)
    // Again through another connection, and nothing appears twice.
    let again = try Memory(at: path, .writing)
    #expect(
      try again.add(units)
        == {
          var a = Memory.Added(); a.known = 400; return a
        }())
    #expect(try all(again) == units)
    for unit in units {
      let matches = try again.matches(
        for: MemoryQuery(
          unit.source, from: "en", to: unit.targetLanguage, place: unit.place, minimum: 100))
      #expect(matches.first?.kind == .context, "\(unit.source.debugDescription)")
      #expect(matches.first?.text.utf8.elementsEqual(unit.target.utf8) == true)
    }
  }

  @Test func notedUnitsAreThereWhenAsked() throws {
    let memory = try memory()
    var units = (0..<300).map { Self.unit("Text \($0)", "Texte \($0)", key: "k\($0)") }
    #expect(try memory.note(units, of: "A"))
    #expect(try !memory.note(units, of: "A"))
    units[7].target = "Autre texte"
    #expect(try memory.note(units, of: "A"))
    #expect(try all(memory) == units)
    // A unit that changes back is stored again.
    units[7].target = "Texte 7"
    #expect(try memory.note(units, of: "A"))
    #expect(try all(memory) == units)
  }

  @Test func unpackerEndsWhateverItIsGiven() {
    var generator = SeededGenerator(seed: 8)
    let units = (0..<20).map { (number: Int) in
      Self.unit("Text \(number)", "Texte", key: "k\(number)", changed: number)
    }
    var encoded = EncodedUnits()
    for unit in units { encoded.append(unit) }
    let bytes = encoded.bytes
    #expect(Array(UnitDecoder(bytes)) == units)
    for _ in 0..<2_000 {
      #expect(Array(UnitDecoder(generator.mutated(bytes))).count < 1_000)
    }
  }

  @Test func matchesComeInOrder() throws {
    let memory = try memory([
      Self.unit("Delete the file", "Supprimer le fichier", key: "a"),
      Self.unit("Delete the file", "Effacer le fichier", key: "b"),
      Self.unit("Delete the files", "Supprimer les fichiers", key: "c"),
      Self.unit("Delete %@ from %lld", "De %2$lld supprimer %1$@", key: "d"),
      Self.unit("Version 12 of 30", "Version 12 sur 30", key: "e"),
      Self.unit("Delete the file", "Eliminar", key: "a", to: "es"),
    ])
    func matches(_ text: String, key: String = "", to: String = "fr") throws -> [MemoryMatch] {
      try memory.matches(
        for: MemoryQuery(
          text, from: "en", to: to, place: MemoryPlace(table: "Localizable", key: key)))
    }
    let here = try matches("Delete the file", key: "b")
    #expect(here.map(\.text).prefix(2) == ["Effacer le fichier", "Supprimer le fichier"])
    #expect(here.map(\.kind).prefix(3) == [.context, .exact, .fuzzy])
    #expect(here.map(\.score).prefix(3) == [100, 100, 93])
    let refitted = try #require(try matches("Delete %2$d from %1$@").first)
    #expect(refitted.kind == .placeholders)
    #expect(refitted.text == "De %1$@ supprimer %2$d")
    #expect(try matches("Version 4 of 5").first?.text == "Version 4 sur 5")
    #expect(try matches("Delete the file", to: "fr-CA").first?.score == 95)
    #expect(try matches("Delete the file", to: "es").map(\.text) == ["Eliminar"])
    #expect(try matches("Something else altogether").isEmpty)
    #expect(try matches("Delete the file", to: "de").isEmpty)
  }

  /// Thousands of texts may differ in a number only; the text that is nearest is found among them.
  @Test func oneOfManyAlikeIsFound() throws {
    let rest = "of the list of messages cannot be read"
    let memory = try memory(
      (0..<1_000).map { Self.unit("Line \($0) \(rest)", "Ligne \($0)", key: "\($0)") }
        + [Self.unit("Line 7 \(rest)!", "Ligne 7 !", key: "b")])
    func matches(_ text: String) throws -> [MemoryMatch] {
      try memory.matches(for: MemoryQuery(text, from: "en", to: "fr"))
    }
    #expect(try matches("Line 2000 \(rest)").first?.text == "Ligne 2000")
    let exact = try matches("Line 7 \(rest)!")
    #expect(exact.map(\.text).prefix(2) == ["Ligne 7 !", "Ligne 7"])
    #expect(exact.first?.score == 100)
    #expect(try matches("Lime 7 \(rest)!").first?.text == "Ligne 7 !")
  }

  @Test func nothingLikeIsMissed() throws {
    var generator = SeededGenerator(seed: 3)
    let words = "open the selected file now before closing all settings größer файл 選択 %@ %lld 42"
      .split(separator: " ").map(String.init)
    func text() -> String {
      (0..<Int.random(in: 1...9, using: &generator)).map { _ in generator.pick(words) ?? "" }
        .joined(separator: " ")
    }
    let sources = Set((0..<300).map { _ in text() }).sorted()
    let memory = try memory(sources.enumerated().map { Self.unit($1, "T\($0)", key: "\($0)") })
    for _ in 0..<30 {
      let wanted = text()
      let best = sources.map { Similarity.score($0, wanted) }.max() ?? 0
      let tokens = TextTokens(wanted)
      let found = try memory.read { db in
        try memory.blocks.withLock { cache in
          try cache.refresh(db)
          var scores: [Int] = []
          try SimilarTexts(tokens, minimum: 75)?.candidates([1], &cache, db, floor: 75) {
            scores.append($0.score)
            return scores.max()
          }
          return scores
        }
      }
      // The candidates hold the best, unless it is the same text to the letter or too far away.
      if best >= 75, best < 100 { #expect((found.max() ?? 0) >= best, "\(wanted)") }
    }
  }

  @Test("a score is bounded, symmetric, and 100 for the same text alone")
  func scores() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<1_500 {
      let (a, b) = (generator.text(), generator.text())
      let score = Similarity.score(a, b)
      #expect((0...100).contains(score))
      #expect(score == Similarity.score(b, a))
      #expect((score == 100) == a.utf8.elementsEqual(b.utf8))
    }
    #expect(Similarity.score("Open", "open") == 87)
    #expect(Similarity.score("%lld files", "%d files") == 92)
    #expect(Similarity.score("abcd", "abcx") == 75)
  }

  @Test func editsAreCountedAsLevenshteinDoes() {
    var generator = SeededGenerator(seed: 12)
    func bytes() -> [UInt8] {
      (0..<Int.random(in: 1...200, using: &generator)).map { _ in
        UInt8.random(in: 97...100, using: &generator)
      }
    }
    for _ in 0..<100 {
      let (a, b) = (bytes(), bytes())
      var row = Array(0...b.count)
      for (i, x) in a.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, y) in b.enumerated() {
          let best = min(diagonal + (x == y ? 0 : 1), row[j] + 1, row[j + 1] + 1)
          diagonal = row[j + 1]
          row[j + 1] = best
        }
      }
      var bound = EditBound(a)
      let edits = row[b.count]
      #expect(b.withUnsafeBufferPointer { bound.distance(to: $0) } == edits)
      for most in [0, edits - 1, edits, edits + 1] {
        #expect(
          b.withUnsafeBufferPointer { bound.distance(to: $0, atMost: most) }
            == (edits <= most ? edits : nil))
      }
    }
  }

  @Test func hostileTextsAreFoundAgain() throws {
    let texts = [
      "'; DROP TABLE unit; --", "a\u{0}b", "a\u{0}c", "\"*\" OR NEAR(x) ^ -", "%_\\", "",
      String(repeating: "long ", count: 200_000), String(repeating: "%@", count: 5_000),
      "🇵🇱\u{202E}",
      "e\u{301}", "é",
    ]
    let memory = try memory(texts.map { Self.unit($0, "→\($0)", key: $0) })
    for text in texts {
      let matches = try memory.matches(for: MemoryQuery(text, from: "en", to: "fr"))
      #expect(matches.first.map { $0.text.utf8.elementsEqual("→\(text)".utf8) } == true)
      _ = try memory.search(text)
    }
    #expect(try memory.search("drop TABLE").count == 1)
    #expect(try memory.counts().map(\.units) == [texts.count])
  }

  @Test func searchFindsWordsInBothLanguages() throws {
    let memory = try memory([
      Self.unit("Open the File", "Ouvrir le fichier"), Self.unit("Größe", "TAILLE du fichier"),
    ])
    #expect(try memory.search("file OPEN").map(\.source) == ["Open the File"])
    #expect(try memory.search("fichier").count == 2)
    #expect(try memory.search("größe").count == 1)
    #expect(try memory.search("taille", language: "FR").count == 1)
    #expect(try memory.search("taille", language: "de").isEmpty)
  }
}

extension Memory {
  /// Takes note of a catalog that has these units.
  @discardableResult
  func note(_ units: [MemoryUnit], of catalog: String) throws -> Bool {
    var noted = NotedUnits(known: try digests(of: catalog))
    for unit in units { noted.append(unit) }
    return try note([noted], of: catalog)
  }
}
