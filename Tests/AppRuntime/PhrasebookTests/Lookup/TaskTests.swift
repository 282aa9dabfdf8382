import Foundation
import Phrasebook
import Testing

@Suite("A task's localizer")
struct TaskTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"hello %lld": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Hallo %lld"}},
      "fr": {"stringUnit": {"state": "translated", "value": "Bonjour %lld"}},
      "ja": {"stringUnit": {"state": "translated", "value": "こんにちは%lld"}}}}}}
    """

  @Test("is its own, and that of the tasks it starts, however many run")
  func isolation() async throws {
    let words = ["de": "Hallo 1", "fr": "Bonjour 1", "ja": "こんにちは1", "en": "hello 1"]
    let readers = try words.keys.map { try Localizer.reading(Self.catalog, languages: [$0]) }
    let wrong = await withTaskGroup(of: Int.self) { group in
      for index in 0..<200 {
        let reader = readers[index % readers.count]
        group.addTask {
          await Localizer.with(reader) {
            var wrong = 0
            let expected = words[reader.preferredLanguages[0]]
            for _ in 0..<20 {
              await Task.yield()
              let phrase: Phrase = "hello \(1)"
              if phrase.text() != expected { wrong += 1 }
              async let child = String(localized: phrase)
              if await child != expected { wrong += 1 }
            }
            return wrong
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  @Test("gives way to one that a call names, and returns after its operation")
  func scope() throws {
    let german = try Localizer.reading(Self.catalog, languages: ["de"])
    let french = try Localizer.reading(Self.catalog, languages: ["fr"])
    let phrase: Phrase = "hello \(1)"
    Localizer.with(german) {
      #expect(phrase.text() == "Hallo 1")
      #expect(phrase.text(in: french) == "Bonjour 1")
      var japanese = Localizer.current
      japanese.languages = ["ja"]
      #expect(phrase.text(in: japanese) == "こんにちは1")
      Localizer.with(french) { #expect(phrase.text() == "Bonjour 1") }
      #expect(String(localized: phrase) == "Hallo 1")
    }
  }

  @Test("is a value: changing a copy changes no other")
  func value() throws {
    let german = try Localizer.reading(Self.catalog, languages: ["de"])
    var copy = german
    copy.languages = ["fr"]
    #expect(german.text("hello \(1)") == "Hallo 1")
    #expect(copy.text("hello \(1)") == "Bonjour 1")
    #expect(copy.preferredLanguages == ["fr"])
  }

  @Test("answers from many threads at once, the first look-up included")
  func threads() throws {
    for _ in 0..<20 {
      let reader = try Localizer.reading(Self.catalog, languages: ["de"])
      let wrong = NSLockedValue(0)
      DispatchQueue.concurrentPerform(iterations: 8) { index in
        for table in ["Localizable", "T\(index)"] {
          let text = reader.text(Phrase("hello \(index)", table: table))
          let expected = table == "Localizable" ? "Hallo \(index)" : "hello \(index)"
          if text != expected { wrong.change { $0 += 1 } }
        }
      }
      #expect(wrong.value == 0)
    }
  }
}
