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

  @Test func explainsToAPersonAndToAProgram() throws {
    let lists = ["--preferred", "es-US,fr-CA", "--supported", "en,fr", "--explain"]
    let text = try command.run(["languages"] + lists, in: folder.url).output
    #expect(
      text == """
        fr
          es-US: the app has nothing of this language
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
      """
    let outcome = try run("--batch", input: input)
    let lines = outcome.output.split(separator: "\n")
    #expect(
      lines.map(String.init) == [
        #"{"languages":["en-GB","en"],"preferred":"en-AU","locale":"en-AU"}"#,
        #"{"languages":[],"fallback":"en","locale":"en"}"#,
        #"{"languages":[],"error":"\"preferred\" is missing; it is a list of languages"}"#,
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
