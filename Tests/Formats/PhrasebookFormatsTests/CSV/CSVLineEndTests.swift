import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// Programs that rewrite all line ends (git's `autocrlf`, editors of Windows) change no text.
@Suite struct CSVLineEndTests {
  static let formats = [CSV.self, TSV.self] as [any ExchangeFormat.Type]

  /// The texts of a format's file for some pairs, which a program in between may have changed.
  private func trip(
    _ texts: [String], _ format: any ExchangeFormat.Type,
    _ change: (String) -> String = { $0 }
  ) throws -> [[String?]] {
    let units = texts.enumerated().map { number, text in
      ExchangeUnit(key: "\(number) \(text)", source: text, target: text, comment: text)
    }
    let exchange = Exchange(
      targetLanguage: "fr", tables: [ExchangeTable(name: "Localizable", units: units)])
    let file = try #require(format.write(exchange).files.first)
    let reading = try format.read(
      ExchangeFile(path: file.path, bytes: Array(change(file.text).utf8)))
    #expect(reading.diagnostics.isEmpty)
    let read = reading.exchange.tables.flatMap(\.units)
    return read.map { [$0.key, $0.source, $0.target, $0.comment] }
  }

  private func same(_ texts: [String]) -> [[String?]] {
    texts.enumerated().map { ["\($0) \($1)", $1, $1, $1] }
  }

  /// `sed 's/$/\r/'`
  private func written(_ text: String) -> String {
    String(decoding: text.utf8.flatMap { $0 == 0x0A ? [0x0D, $0] : [$0] }, as: UTF8.self)
  }

  /// Converts all line ends to CR LF, as git does.
  private func unified(_ text: String) -> String {
    written(text.replacing("\r\n", with: "\n"))
  }

  @Test(arguments: [["a\nb"], ["a", "b"], ["\n", "a\n\nb\n"], ["a\rb", "c\n"]])
  func endsOfWindows(_ texts: [String]) throws {
    for format in Self.formats {
      #expect(try trip(texts, format) == same(texts))
      #expect(try trip(texts, format, written) == same(texts))
      #expect(try trip(texts, format, unified) == same(texts))
    }
  }

  /// A text that holds such ends itself keeps them.
  @Test(arguments: 0..<200)
  func endsOfTexts(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = ["\r\n", "\n", "\r", "a", "b", "\"", ",", "\t", ";"]
    let texts = (0..<4).map { _ in
      "x" + (0..<(random.pick([1, 3, 6]) ?? 1)).map { _ in random.pick(pieces) ?? "" }.joined()
        + "x"
    }
    for format in Self.formats {
      #expect(try trip(texts, format) == same(texts))
      #expect(try trip(texts, format, written) == same(texts))
    }
  }

  @Test func linesAreCountedOnce() throws {
    let text = "key,target\r\r\na,b\r\r\nc,d\r\r\n"
    let reading = try CSV.read(ExchangeFile(path: "de.csv", bytes: Array(text.utf8)))
    #expect(reading.exchange.tables.first?.units.map(\.location?.line) == [2, 3])
  }

  /// translate-toolkit's columns: an id, or a context before the source as in PO.
  @Test(arguments: [
    ("source,target,id\nHello,Salut,greeting\n", "greeting"),
    ("source,target,id,context\nHello,Salut,,menu\n", "menu|Hello"),
    ("source,target,context\nHello,Salut,\n", "Hello"),
    ("location,source,target,ID\n,Hello,Salut,\n", "Hello"),
    ("source,target,id,key\nHello,Salut,7,greeting\n", "greeting"),
  ])
  func keysOfOthers(_ text: String, _ key: String) throws {
    let reading = try CSV.read(ExchangeFile(path: "fr.csv", bytes: Array(text.utf8)))
    let units = reading.exchange.tables.flatMap(\.units)
    #expect(units.map(\.key) == [key] && units.map(\.target) == ["Salut"])
  }
}
