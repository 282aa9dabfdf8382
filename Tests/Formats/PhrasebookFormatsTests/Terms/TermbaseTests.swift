import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookFormats

/// Glossaries as files of other tools.
struct TermbaseTests {
  private static let base: Termbase = {
    var base = Termbase(sourceLanguage: "en")
    var board = Termbase.Entry(term: "board, \"large\"; wide")
    board.translations = ["de": ["Tafel"], "fr": ["tableau", "panneau"]]
    board.isCaseSensitive = true
    var name = Termbase.Entry(term: "=Phrasebook <&>")
    name.isNotTranslated = true
    base.entries = [board, name]
    return base
  }()

  @Test("what is written is read again", arguments: ["terms.tbx", "terms.csv"])
  func thereAndBack(_ name: String) throws {
    let file = ExchangeFile(path: name, bytes: Self.base.bytes(for: name))
    var read = try Termbase.read(file, sourceLanguage: "en")
    for index in read.entries.indices { read.entries[index].location = nil }
    #expect(read == Self.base)
  }

  @Test(
    "a translation with the sign between translations is read again",
    arguments: [
      ["|cmd"], ["|"], ["a|b", "c"], ["a\\|b"], ["a\\", "b"], ["\\\\", "|", "\\|"], ["C:\\x\\"],
      ["|\u{301}", "e"], ["=a", "|=b"],
    ])
  func bars(_ translations: [String]) throws {
    var base = Termbase(sourceLanguage: "en")
    var entry = Termbase.Entry(term: "|term|")
    entry.translations = ["de": translations, "fr": ["x", "y"]]
    base.entries = [entry]
    let file = ExchangeFile(path: "terms.csv", bytes: base.bytes(for: "terms.csv"))
    let read = try Termbase.read(file, sourceLanguage: "en")
    #expect(read.entries.map(\.term) == ["|term|"])
    #expect(read.entries.first?.translations == entry.translations)
  }

  @Test(
    "damaged files are refused at a place, or read as terms that can be written",
    arguments: ["terms.tbx", "terms.csv"])
  func damaged(_ name: String) throws {
    let bytes = Self.base.bytes(for: name)
    var generator = SeededGenerator(seed: 27)
    var refused = 0
    for _ in 0..<2_000 {
      let file = ExchangeFile(path: name, bytes: generator.mutated(bytes))
      let base: Termbase
      do throws(UnreadableFile) {
        base = try Termbase.read(file, sourceLanguage: "en")
      } catch {
        refused += 1
        try Refusal.check(error, of: name, file.bytes)
        continue
      }
      #expect(base.entries.allSatisfy { !$0.term.isEmpty && $0.location?.file == name })
      let written = ExchangeFile(path: name, bytes: base.bytes(for: name))
      #expect(throws: Never.self) { _ = try Termbase.read(written, sourceLanguage: "en") }
    }
    #expect(refused > 0)
  }
}
