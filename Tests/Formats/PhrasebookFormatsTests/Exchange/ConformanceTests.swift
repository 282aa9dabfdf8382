import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// The laws of every registered format, whatever it can represent.
@Suite("Exchange formats: the laws for all of them")
struct ConformanceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let format: any ExchangeFormat.Type
    var testDescription: String { format.name }
  }

  static let formats = allExchangeFormats.map { Case(format: $0) }

  @Test("no two share a name, and each says how its files end")
  func registry() {
    let names = allExchangeFormats.map { $0.name }
    #expect(Set(names).count == names.count)
    for format in allExchangeFormats {
      #expect(!format.fileExtensions.isEmpty && ExchangeFormats.named(format.name) != nil)
      for end in format.fileExtensions { #expect(ExchangeFormats.of(path: "a.\(end)") != nil) }
    }
  }

  @Test(
    "every text is read again or reported, in files that stay inside their folder",
    arguments: formats)
  func keepsTexts(_ item: Case) throws {
    for seed in 0..<60 as Range<UInt64> {
      var generator = GeneratedExchange(seed: seed, isWild: seed.isMultiple(of: 2))
      let exchange = generator.exchange()
      let writing = item.format.write(exchange)
      let lost = Set(writing.losses.map { [$0.table, $0.key] })
      var found: [[String]: [String?]] = [:]
      for file in writing.files {
        #expect(!file.path.hasPrefix("/") && !file.path.split(separator: "/").contains(".."))
        guard item.reads(file) else { continue }
        for table in try item.format.read(file).exchange.tables {
          for unit in table.units {
            found[[unit.key, unit.path.exchanged], default: []].append(unit.target)
          }
        }
      }
      for table in exchange.tables {
        for unit in table.units where unit.target != nil && !lost.contains([table.name, unit.key]) {
          let texts = found[[unit.key, unit.path.exchanged]] ?? []
          #expect(
            texts.contains { $0.map { Array($0.utf8) } == unit.target.map { Array($0.utf8) } },
            "seed \(seed): \(unit.key.debugDescription) \(unit.path) is neither there nor reported")
        }
      }
    }
  }

  @Test("what was read is written and read as the same", arguments: formats)
  func settles(_ item: Case) throws {
    for seed in 100..<140 as Range<UInt64> {
      var generator = GeneratedExchange(seed: seed, isWild: seed.isMultiple(of: 2))
      for file in item.format.write(generator.exchange()).files where item.reads(file) {
        let first = try item.format.read(file).exchange
        let again = item.format.write(first).files.first { item.reads($0) }
        guard let again, item.format.write(first).files.count(where: item.reads) == 1 else {
          continue
        }
        let second = try item.format.read(
          ExchangeFile(path: file.path, bytes: again.bytes)
        ).exchange
        let difference = second.comparable().difference(from: first.comparable())
        #expect(difference == nil, "seed \(seed): \(difference ?? "")")
      }
    }
  }

  @Test(
    "damaged files are read, or refused at a place and in one line",
    arguments: formats)
  func survives(_ item: Case) throws {
    var random = SeededGenerator(seed: 5)
    var generator = GeneratedExchange(seed: 77, isWild: false)
    var files: [ExchangeFile] = []
    for _ in 0..<12 { files += item.format.write(generator.exchange()).files.filter(item.reads) }
    for file in files {
      for _ in 0..<60 {
        var mutated = file
        mutated.bytes = random.mutated(file.bytes)
        try readNoise(mutated, item)
      }
      for cut in stride(from: 0, to: file.bytes.count, by: max(1, file.bytes.count / 25)) {
        try readNoise(ExchangeFile(path: file.path, bytes: Array(file.bytes[..<cut])), item)
      }
    }
  }

  @Test(
    "nothing and noise are refused at a place, or read as something that can be written",
    arguments: formats)
  func noise(_ item: Case) throws {
    var random = SeededGenerator(seed: 9)
    let end = item.format.fileExtensions[0]
    for count in [0, 1, 2, 3, 7, 100] {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      try readNoise(ExchangeFile(path: "fr.\(end)", bytes: bytes), item)
    }
    for text in ["<", "{", "[", "\"", "msgid", "\u{FEFF}", "\0", "=", "<!DOCTYPE a [", "bplist00"] {
      try readNoise(ExchangeFile(path: "fr.\(end)", bytes: Array(text.utf8)), item)
    }
  }

  /// Checks that a file is refused at a place, or written as files that are read.
  private func readNoise(_ file: ExchangeFile, _ item: Case) throws {
    let exchange: Exchange
    do throws(UnreadableFile) {
      exchange = try item.format.read(file).exchange
    } catch {
      return try Refusal.check(error, of: file.path, file.bytes)
    }
    for written in item.format.write(exchange).files where item.reads(written) {
      #expect(throws: Never.self) { _ = try item.format.read(written) }
    }
  }
}

extension ConformanceTests.Case {
  /// Whether a file that the format wrote is one that it reads, rather than a page beside it.
  func reads(_ file: ExchangeFile) -> Bool { !file.path.hasSuffix("contents.json") }
}
