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
  func valuesChooseThePluralForm(_ count: String, _ text: String) throws {
    let outcome = try resolve(
      "%lld parcels for %@", "--preferred", "pl-PL", "--argument", count, "--argument", "Ada")
    #expect(outcome.status == 0)
    #expect(outcome.output == "\(text)\n")
  }

  @Test func theAnswerHasJSON() throws {
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

  /// The languages of all tables are one set, in the program as here.
  @Test func theTablesOfAModuleChooseTogether() throws {
    let package = try SmallPackage()
    let name = """
      {"sourceLanguage":"en","strings":{"CFBundleName":{"localizations":{
        "de":{"stringUnit":{"state":"translated","value":"Anwendung"}},
        "en":{"stringUnit":{"state":"translated","value":"App"}}}}},"version":"1.0"}
      """
    try package.write(name, to: "Sources/App/Resources/InfoPlist.xcstrings")
    func resolve(_ path: String, _ languages: String) throws -> BuiltCommand.Outcome {
      try BuiltCommand().run(
        ["resolve", "CFBundleName", path, "--preferred", languages, "--explain"], in: package.url)
    }
    for path in [".", "Sources/App/Resources/InfoPlist.xcstrings"] {
      let outcome = try resolve(path, "fr,de")
      #expect(outcome.output.hasPrefix("App\n  fr: the app has fr\n"), "\(path): \(outcome)")
      #expect(try resolve(path, "de,fr").output.hasPrefix("Anwendung\n"))
    }
    // Without a package, the folder is what an app would have.
    let folder = try TemporaryFolder(named: "tables")
    for (file, text) in [
      ("Localizable.xcstrings", try package.read()), ("InfoPlist.xcstrings", name),
    ] {
      try folder.write(text, to: file)
    }
    let outcome = try BuiltCommand().run(
      ["resolve", "CFBundleName", "InfoPlist.xcstrings", "--preferred", "fr,de"], in: folder.url)
    #expect(outcome.output == "App\n")
  }

  /// One catalog or many: the result is the key, as the program's user would see it.
  @Test func aKeyThatNoneOfSeveralTablesHasIsShownItself() throws {
    let package = try SmallPackage()
    func resolve(_ arguments: String...) throws -> BuiltCommand.Outcome {
      try BuiltCommand().run(
        ["resolve", "Helo %@", "--argument", "Ada"] + arguments, in: package.url)
    }
    let one = try resolve("--format", "json")
    try package.write(try package.read(), to: "Sources/App/Other.xcstrings")
    let two = try resolve("--format", "json")
    let named = try resolve("--format", "json", "--table", "Localizable")
    for outcome in [one, two, named] {
      #expect(outcome.status == 0, "\(outcome)")
      let found = try answer(outcome)
      #expect(found.text == "Helo Ada" && found.source == "key" && found.table == "Localizable")
      #expect(outcome.errors.contains("warning: "), "\(outcome.errors)")
      #expect(outcome.errors.contains(#"no key "Helo %@""#), "\(outcome.errors)")
    }
  }

  @Test func aTableThatIsNotThere() throws {
    let outcome = try resolve("Hello", "--table", "Localizabel")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("did you mean Localizable?"))
  }
}
