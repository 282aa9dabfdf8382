import Foundation
import TestSupport
import Testing

/// `phrasebook languages`, with the real command.
struct LanguagesTests {
  let command: BuiltCommand
  let folder: TemporaryFolder

  init() throws {
    command = try BuiltCommand()
    folder = try TemporaryFolder(named: "languages")
  }

  private func run(
    _ arguments: String..., input: String? = nil, environment: [String: String] = [:]
  ) throws -> BuiltCommand.Outcome {
    try command.run(
      ["languages"] + arguments, in: folder.url, environment: environment, input: input)
  }

  @Test func namesTheLanguagesInOrder() throws {
    let outcome = try run("--preferred", "en-AU", "--supported", "en, en-GB,de")
    #expect(outcome.output == "en-GB\nen\n")
    #expect(outcome.status == 0)
    let header = try run("--preferred", "de;q=0.2, *, en;q=0.9", "--supported", "de,en")
    #expect(header.output == "en\n")
    let none = try run("--preferred", "ja", "--supported", "en,de", "--development", "de")
    #expect(none.output == "de\n")
  }

  @Test func asksTheTerminal() throws {
    let wish = ["LANGUAGE": "sr_ME:de", "LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""]
    #expect(try run("--supported", "de,sr-Latn", environment: wish).output == "sr-Latn\n")
  }

  @Test(arguments: [
    ("sr_RS@latin", "sr-Latn"), ("sr_RS.UTF-8@latin", "sr-Latn"), ("sr_RS", "sr"),
    ("de_AT.UTF-8", "de"), ("de@collation=phonebook", "de"),
  ])
  func readsPOSIXNames(_ name: String, _ language: String) throws {
    let outcome = try run("--preferred", name, "--supported", "sr,sr-Latn,de")
    #expect(outcome.output.split(separator: "\n").first.map(String.init) == language)
    let environment = ["LANGUAGE": name, "LANG": "en_US.UTF-8", "LC_ALL": ""]
    let asked = try run("--supported", "sr,sr-Latn,de", environment: environment)
    #expect(asked.output == outcome.output)
  }

  @Test func speaksOneLanguageOfABadLine() throws {
    let environment = ["LANGUAGE": "ja", "LANG": "ja_JP.UTF-8", "LC_ALL": ""]
    let outcome = try run("--batch", input: "x\n", environment: environment)
    #expect(outcome.errors.contains("1 行目: 1 桁目: "), "\(outcome.errors)")
    #expect(!outcome.errors.contains("found"), "\(outcome.errors)")
    #expect(outcome.output.contains(#""error":"column 1: found x instead of "#))
  }

  @Test func explainsToAPersonAndToAProgram() throws {
    let lists = ["--preferred", "es-US,fr-CA", "--supported", "en,fr", "--explain"]
    let text = try command.run(["languages"] + lists, in: folder.url).output
    #expect(
      text == """
        fr
          es-US: the app does not have this language
          fr-CA: inherits from fr

        """)
    let json = try command.run(["languages"] + lists + ["--format", "json"], in: folder.url).output
    #expect(json.hasPrefix(#"{"languages":["fr"],"preferred":"fr-CA","locale":"fr-CA","steps":["#))
    #expect(json.contains(#"{"rule":"other-language","preferred":"es-US","text":""#))
  }

  @Test func answersLineByLine() throws {
    let input = """
      {"preferred":["en-AU"],"supported":["en","en-GB"]}

      {"preferred":["ja"],"supported":["en"]}
      {"supported":["en"]}
      {"preferred":["ja"],"supported":["de"],"development":"en"}
      {"preferred":["ja","ko"],"supported":["en","fr"],"default":"en"}
      """
    let outcome = try run("--batch", input: input)
    let lines = outcome.output.split(separator: "\n")
    #expect(
      lines.map(String.init) == [
        #"{"languages":["en-GB","en"],"preferred":"en-AU","locale":"en-AU"}"#,
        #"{"languages":[],"fallback":"en","locale":"en"}"#,
        #"{"languages":[],"error":"\"preferred\" is missing; it is a list of languages"}"#,
        #"{"languages":["en"],"locale":"en"}"#,
        #"{"languages":["en"],"locale":"en"}"#,
      ])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("line 4: \"preferred\" is missing"), "\(outcome.errors)")
  }

  @Test func refusesWhatItCannotAnswer() throws {
    #expect(try run("--preferred", "de").status == 64)
    #expect(try run("--batch", "--supported", "de").status == 64)
  }
}
