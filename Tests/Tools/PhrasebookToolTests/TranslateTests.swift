import Foundation
import TestSupport
import Testing

/// `phrasebook translate` and `phrasebook pseudo`, as a person runs them.
struct TranslateTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%@ of %@" : {

        },
        "Mine" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Meins"
              }
            }
          }
        },
        "Save" : {

        }
      },
      "version" : "1.0"
    }
    """

  private func package() throws -> SmallPackage {
    let package = try SmallPackage()
    try package.write(Self.catalog, to: "Localizable.xcstrings")
    return package
  }

  private func run(_ package: SmallPackage, _ arguments: [String]) throws -> BuiltCommand.Outcome {
    try BuiltCommand().run(arguments, in: package.url)
  }

  @Test func fillsInByACommand() throws {
    let package = try package()
    let command = #"sed 's/"text":"\([^"]*\)"/"text":"«\1»"/'"#
    let outcome = try run(
      package,
      ["translate", "--to", "de", "Localizable.xcstrings", "--with", command, "--format", "json"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output
        == #"{"filled":[{"file":"Localizable.xcstrings","table":"Localizable","key":"%@ of %@","#
        + #""language":"de","by":"sed"},{"file":"Localizable.xcstrings","table":"Localizable","#
        + #""key":"Save","language":"de","by":"sed"}],"refused":[],"unanswered":[],"diagnostics":[]}"#
        + "\n")
    let text = try package.read("Localizable.xcstrings")
    #expect(text.contains(#""value" : "«%1$@ of %2$@»""#))
    #expect(text.contains(#""state" : "needs_review""#))
    #expect(text.contains(#""value" : "Meins""#))
    let again = try run(
      package, ["translate", "Localizable.xcstrings", "--to", "de", "--with", command])
    #expect(again.status == 0 && again.errors.contains("nothing to fill in"))
    #expect(try package.read("Localizable.xcstrings") == text)
  }

  @Test func countsWithoutAskingOrWriting() throws {
    let package = try package()
    let outcome = try run(
      package, ["translate", "Localizable.xcstrings", "--to", "fr", "--with", "deepl", "--dry-run"])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("3 texts to fill in, 34 characters to send\n"))
    #expect(try package.read("Localizable.xcstrings") == Self.catalog)
  }

  @Test(arguments: [
    (["--with", "depl"], "did you mean deepl?"), (["--with", "deepl"], "set DEEPL_API_KEY"),
    (["--with", "exit 3;"], "ended with status 3"),
    (["--with", "no such"], "ended with status 127"),
    (["--to", "1", "--with", "pseudo"], "is not a language"),
  ])
  func saysWhatIsWrong(_ arguments: [String], _ message: String) throws {
    let package = try package()
    let outcome = try run(package, ["translate", "Localizable.xcstrings"] + arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try package.read("Localizable.xcstrings") == Self.catalog)
  }

  @Test func leavesOutWhatDoesNotFit() throws {
    let package = try package()
    let outcome = try run(
      package,
      ["translate", "Localizable.xcstrings", "--to", "fr", "--with", #"sed 's/⟦1⟧//g'"#])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(#""%@ of %@" [fr]: left out: the answer lacks "%2$@""#))
    #expect(outcome.output.contains("fr (sed): 2 texts filled in"))
  }

  @Test func namesWhatIsNotAnswered() throws {
    let package = try package()
    let command = #"sed -n 's/.*"id":\([0-9]*\).*/{"id": \1, "error": "too \\u001b[31m hard"}/p'"#
    let outcome = try run(
      package, ["translate", "Localizable.xcstrings", "--to", "fr", "--with", command])
    #expect(outcome.status == 1, "\(outcome.errors)")
    for key in ["%@ of %@", "Mine", "Save"] {
      #expect(outcome.output.contains("\"\(key)\" [fr]: left out: too"), "\(outcome.output)")
    }
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(try package.read("Localizable.xcstrings") == Self.catalog)
    let made = try run(
      package, ["translate", "Localizable.xcstrings", "--to", "FR_ca", "--with", "pseudo"])
    #expect(made.status == 0)
    #expect(try package.read("Localizable.xcstrings").contains("\"fr-CA\""))
  }

  @Test func makesAndTakesOutAPseudoLanguage() throws {
    let package = try package()
    let made = try run(package, ["pseudo", "Localizable.xcstrings", "--as", "accented"])
    #expect(made.status == 0, "\(made.errors)")
    let text = try package.read("Localizable.xcstrings")
    #expect(text.contains(#""en-XA""#) && text.contains(#""value" : "[Šáṽé····]""#))
    #expect(try run(package, ["pseudo", "Localizable.xcstrings", "--as", "accented"]).status == 0)
    #expect(try package.read("Localizable.xcstrings") == text)
    #expect(
      try run(package, ["pseudo", "Localizable.xcstrings", "--as", "accented", "--remove"]).status
        == 0)
    #expect(try !package.read("Localizable.xcstrings").contains("en-XA"))
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func terminationKeepsWhatWasAnswered(_ number: Int32) throws {
    let old = signal(number, SIG_DFL)
    defer { signal(number, old) }
    let package = try SmallPackage()
    let keys = (0..<250).map { "\"Key \($0)\": {}" }.joined(separator: ",\n")
    try package.write(
      "{\"sourceLanguage\": \"en\", \"strings\": {\(keys)}, \"version\": \"1.0\"}",
      to: "L.xcstrings")
    // The second batch never ends.
    try package.write(
      #"""
      if [ -e first ]; then touch second; sleep 60; fi
      touch first
      sed -n 's/.*"id":\([0-9]*\).*/{"id": \1, "text": "Wort"}/p'
      """#, to: "slow.sh")
    let process = Process()
    process.executableURL = try BuiltCommand().executable
    process.arguments = ["translate", "L.xcstrings", "--to", "de", "--with", "sh slow.sh"]
    process.currentDirectoryURL = package.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let second = package.url.appendingPathComponent("second").path
    let deadline = Date(timeIntervalSinceNow: 60)
    while !FileManager.default.fileExists(atPath: second), Date() < deadline {
      Thread.sleep(forTimeInterval: 0.02)
    }
    kill(process.processIdentifier, number)
    while process.isRunning, Date() < deadline { Thread.sleep(forTimeInterval: 0.02) }
    #expect(!process.isRunning && process.terminationReason == .exit)
    #expect(process.terminationStatus == 2)
    let text = try package.read("L.xcstrings")
    #expect(text.components(separatedBy: "\"Wort\"").count == 201)
  }
}
