import Foundation
import Observation
import Phrasebook
import Testing

/// The program's choice is one for the whole process, so these tests run one after another, and no
/// other test reads a text without a localizer of its own.
@Suite("The language of the program", .serialized)
struct AppLanguageTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"hello": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
      "ja": {"stringUnit": {"state": "translated", "value": "こんにちは"}}}}}}
    """

  /// Runs a test with the program set to German, and sets it back.
  private func inGerman(_ body: () throws -> Void) throws {
    let before = Localizer.app
    defer { Localizer.app = before }
    Localizer.app = try Localizer.reading(Self.catalog, languages: ["de"])
    try body()
  }

  private let phrase: Phrase = "hello"

  /// The number of notifications to an observer of a closure's reads.
  private func notes(reading: () -> Void, while change: () -> Void) -> Int {
    let count = NSLockedValue(0)
    withObservationTracking(reading) { count.change { $0 += 1 } }
    change()
    return count.value
  }

  @Test("is changed while the program runs, and texts follow")
  func change() throws {
    try inGerman {
      #expect(phrase.text() == "Hallo")
      Localizer.app.languages = ["ja"]
      #expect(phrase.text() == "こんにちは")
      #expect(String(localized: phrase) == "こんにちは")
    }
  }

  @Test("is told to whoever read a text, once")
  func told() throws {
    try inGerman {
      for read: () -> Void in [
        { _ = phrase.text() }, { _ = String(localized: phrase) },
        { _ = String(localized: "hello") },
        { _ = Localizer.app.languages },
        {
          _ = phrase.text(); _ = phrase.text()
        },
      ] {
        Localizer.app.languages = ["de"]
        let count = notes(reading: read) {
          Localizer.app.languages = ["ja"]
          Localizer.app.languages = ["de"]
        }
        #expect(count == 1)
      }
    }
  }

  @Test("is not told to whoever read none, or one of another reader")
  func others() throws {
    try inGerman {
      let reader = try Localizer.reading(Self.catalog, languages: ["de"])
      let count = notes {
        _ = reader.text(phrase)
        _ = phrase.text(in: reader)
        _ = phrase.text(in: Localizer(languages: ["it"]))
        _ = phrase.description
        _ = phrase.key
        _ = Phrase.verbatim("Hallo").key
        Localizer.with(reader) {
          _ = phrase.text()
          _ = String(localized: "hello")
        }
      } while: {
        Localizer.app.languages = ["ja"]
      }
      #expect(count == 0)
    }
  }

  @Test("is not told where it did not change")
  func same() throws {
    try inGerman {
      let count = notes(reading: { _ = phrase.text() }) { Localizer.app.languages = ["de"] }
      #expect(count == 0)
    }
  }

  @Test("changes nothing under a task that has a localizer")
  func task() async throws {
    let reader = try Localizer.reading(Self.catalog, languages: ["de"])
    let before = Localizer.app
    defer { Localizer.app = before }
    await Localizer.with(reader) {
      Localizer.app.languages = ["ja"]
      #expect(phrase.text() == "Hallo")
      await Task.yield()
      #expect(phrase.text() == "Hallo")
    }
  }

  @Test("may change while many threads read")
  func race() throws {
    try inGerman {
      let wrong = NSLockedValue(0)
      DispatchQueue.concurrentPerform(iterations: 4) { index in
        for round in 0..<500 {
          if index == 0 {
            Localizer.app.languages = round.isMultiple(of: 2) ? ["ja"] : ["de"]
          } else if !["Hallo", "こんにちは"].contains(phrase.text()) {
            wrong.change { $0 += 1 }
          }
        }
      }
      #expect(wrong.value == 0)
    }
  }
}
