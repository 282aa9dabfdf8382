import Foundation
import TestSupport
import Testing

/// `phrasebook resolve`, as a person and a program ask it.
struct ResolveTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld parcels for %@" : {
          "localizations" : {
            "pl" : {
              "variations" : {
                "plural" : {
                  "few" : { "stringUnit" : { "state" : "translated", "value" : "%2$@: %1$lld paczki" } },
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%2$@: %1$lld paczka" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%2$@: %1$lld paczek" } }
                }
              }
            }
          }
        },
        "Broken" : {
          "localizations" : {
            "pl" : { "stringUnit" : { "state" : "translated", "value" : "%n %s" } }
          }
        },
        "Hello" : {
          "localizations" : {
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "Salut" } },
            "pl" : { "stringUnit" : { "state" : "new", "value" : "" } }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private struct Answer: Decodable {
    var text, language, table, key, source: String
    var steps: [Step]

    struct Step: Decodable { var text: String }
  }

  private func resolve(_ arguments: String...) throws -> BuiltCommand.Outcome {
    let package = try SmallPackage()
    try package.write(Self.catalog, to: SmallPackage.catalog)
    return try BuiltCommand().run(["resolve"] + arguments, in: package.url)
  }

  private func answer(_ outcome: BuiltCommand.Outcome) throws -> Answer {
    try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
  }

  @Test(arguments: [
    ("1", "Ada: 1 paczka"), ("3", "Ada: 3 paczki"), ("1000", "Ada: 1000 paczek"),
  ])
  func values(_ count: String, _ text: String) throws {
    let outcome = try resolve(
      "%lld parcels for %@", "--preferred", "pl-PL", "--argument", count, "--argument", "Ada")
    #expect(outcome.status == 0)
    #expect(outcome.output == "\(text)\n")
  }

  @Test func json() throws {
    let outcome = try resolve("Hello", "--preferred", "fr-CA,en", "--format", "json", "--explain")
    let found = try answer(outcome)
    #expect(found.text == "Salut")
    #expect(found.language == "fr")
    #expect(found.table == "Localizable")
    #expect(found.key == "Hello")
    #expect(found.source == "translation")
    #expect(found.steps.contains { $0.text.contains("fr-CA") })
  }

  @Test func whatIsNotTranslatedIsTheKey() throws {
    let found = try answer(resolve("Hello", "--preferred", "pl", "--format", "json"))
    #expect(found.text == "Hello")
    #expect(found.language == "en")
    #expect(found.source == "key")
  }

  @Test func aValueThatDoesNotFitIsPassedOver() throws {
    let outcome = try resolve(
      "Broken", "--preferred", "pl", "--argument", "1", "--format", "json")
    let found = try answer(outcome)
    #expect(found.text == "Broken")
    #expect(found.source == "key")
    #expect(found.steps.contains { $0.text.contains("not shown in pl") })
  }

  @Test func aKeyThatNoTableHasIsShownItself() throws {
    let found = try answer(resolve("Nowhere", "--preferred", "fr", "--format", "json"))
    #expect(found.text == "Nowhere")
    #expect(found.source == "key")
    #expect(found.steps.contains { $0.text.contains("Nowhere") })
  }

  @Test func aTableThatIsNotThere() throws {
    let outcome = try resolve("Hello", "--table", "Localizabel")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("did you mean Localizable?"))
  }
}
