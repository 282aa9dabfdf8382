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
    #expect(again.status == 0 && again.errors.contains("nothing to translate"))
    #expect(try package.read("Localizable.xcstrings") == text)
  }

  @Test func countsWithoutAskingOrWriting() throws {
    let package = try package()
    let outcome = try run(
      package, ["translate", "Localizable.xcstrings", "--to", "fr", "--with", "deepl", "--dry-run"])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("3 strings to fill in, 34 characters to send\n"))
    #expect(try package.read("Localizable.xcstrings") == Self.catalog)
  }

  @Test(
    arguments: [
      (["--with", "depl"], 64, "did you mean deepl?"),
      (["--with", "deepl"], 2, "set DEEPL_API_KEY"),
      (["--with", "exit 3;"], 2, "ended with status 3"),
      (["--with", "no such"], 2, "ended with status 127"),
      (["--to", "1", "--with", "pseudo"], 64, "is not a language"),
    ] as [([String], Int32, String)])
  func saysWhatIsWrong(_ arguments: [String], _ status: Int32, _ message: String) throws {
    let package = try package()
    let outcome = try run(package, ["translate", "Localizable.xcstrings"] + arguments)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try package.read("Localizable.xcstrings") == Self.catalog)
  }

  /// The exclusions of settings that cannot be read are unknown.
  @Test func leavesCatalogsOfBrokenSettingsAlone() throws {
    let package = try package()
    try package.write("languages: [de\nexclude: [\"*\"]\n", to: "phrasebook.yml")
    let outcome = try run(package, ["translate", ".", "--to", "fr", "--with", "pseudo"])
    #expect(outcome.status == 2 && outcome.errors.contains("phrasebook.yml:"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("no String Catalog found"))
    #expect(try package.read("Localizable.xcstrings") == Self.catalog)
  }

  @Test func leavesOutWhatDoesNotFit() throws {
    let package = try package()
    let outcome = try run(
      package,
      ["translate", "Localizable.xcstrings", "--to", "fr", "--with", #"sed 's/⟦1⟧//g'"#])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(#""%@ of %@" [fr]: skipped: the answer lacks "%2$@""#))
    #expect(outcome.output.contains("fr (sed): 2 strings filled in"))
  }

  @Test func namesWhatIsNotAnswered() throws {
    let package = try package()
    let command = #"sed -n 's/.*"id":\([0-9]*\).*/{"id": \1, "error": "too \\u001b[31m hard"}/p'"#
    let outcome = try run(
      package, ["translate", "Localizable.xcstrings", "--to", "fr", "--with", command])
    #expect(outcome.status == 1, "\(outcome.errors)")
    for key in ["%@ of %@", "Mine", "Save"] {
      #expect(outcome.output.contains("\"\(key)\" [fr]: skipped: too"), "\(outcome.output)")
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

  /// Answers that a command gave before it failed are filled in, checked like any answer.
  @Test func keepsWhatACommandAnsweredBeforeItFailed() throws {
    let package = try SmallPackage()
    let keys = (0..<10).map { "\"Key \($0) %@\": {}" }.joined(separator: ",\n")
    try package.write(
      "{\"sourceLanguage\": \"en\", \"strings\": {\(keys), \"%@\": {}}, \"version\": \"1.0\"}",
      to: "L.xcstrings")
    try package.write(
      #"""
      head -n 7 | sed -n 's/.*"id":\([0-5]\),.*/{"id": \1, "text": "Wort ⟦0⟧"}/p
        s/.*"id":6,.*/{"id": 6, "text": "Wort"}/p'
      printf '{"id": 7, "text": "Wort ⟦0⟧"}'
      echo quota exceeded >&2
      exit 4
      """#, to: "some.sh")
    let outcome = try run(
      package, ["translate", "L.xcstrings", "--to", "de", "--with", "sh ./some.sh"])
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("sh some.sh ended with status 4: quota exceeded"),
      "\(outcome.errors)")
    #expect(
      outcome.output.contains("L.xcstrings: de (sh): 6 strings filled in"), "\(outcome.output)")
    #expect(outcome.output.contains("L.xcstrings: de (source): 1 string filled in"))
    #expect(outcome.output.contains(#""Key 6 %@" [de]: skipped: the answer lacks "%@""#))
    #expect(try package.read("L.xcstrings").components(separatedBy: "\"Wort %@\"").count == 7)
  }

  /// A pseudo-language has no error of its own: placeholders, substitutions and tags are whole in
  /// every form.
  @Test(arguments: ["accented", "double", "rtl", "bounded", "keys"])
  func pseudoLanguagesPassTheAudit(_ style: String) throws {
    let package = try SmallPackage()
    try package.write(
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld days": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "One day"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}}}},
      "%lld files in %@": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@files@ in %2$@"},
        "substitutions": {"files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "One file"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}}}}}},
      "trip": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@a@ and %#@b@"},
        "substitutions": {
          "a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg bus"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg buses"}}}}},
          "b": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg car"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg cars"}}}}}}}}},
      "tap": {"localizations": {"en": {"variations": {"device": {
        "mac": {"stringUnit": {"state": "translated", "value": "Click %lld times"}},
        "iphone": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "Tap once"}},
          "other": {"stringUnit": {"state": "translated", "value": "Tap %lld times"}}}}},
        "other": {"stringUnit": {"state": "translated", "value": "Tap %lld"}}}}}}},
      "greeting": {"localizations": {"en": {"stringUnit": {"state": "translated",
        "value": "<b>%1$@</b> has ${x}, 100%% of [%2$lld](https://a.example/%3$@)\n"}}}},
      "welcome 100%": {"localizations": {"en": {"stringUnit": {"state": "translated",
        "value": "Come <i>in</i>"}}}},
      "%@ of %@ 50%%": {}, "Hi <b>%@</b>": {}, "100% off": {},
      "%.1f%% of ^[%lld apple](inflect: true)": {},
      "Save": {}, "save": {"localizations": {"en": {"stringUnit": {"state": "translated",
        "value": "Save"}}}}
      }}
      """#, to: "L.xcstrings")
    let made = try run(package, ["pseudo", "L.xcstrings", "--as", style])
    #expect(made.status == 0, "\(made.errors)")
    let audit = try run(package, ["audit", "L.xcstrings", "--fail-on", "error"])
    #expect(audit.status == 0, "\(audit.output)")
    let placeholders = audit.output.split(separator: "\n").filter {
      $0.contains("en-x-keys") && ($0.contains("placeholder-") || $0.contains("substitution-"))
    }
    #expect(placeholders == [])
    guard style == "keys" else { return }
    let text = try package.read("L.xcstrings")
    for value in [
      "[%%lld days] %lld", "[%%lld days]", "[%%lld files in %%@] %#@files@ %2$@", "[files] %arg",
      "[files]", "[trip] %#@a@ %#@b@", "[tap] %lld", "[tap]", "[%%@ of %%@ 50%%%%] %1$@ %2$@",
      "100% off",
      "Save", "save",
    ] {
      #expect(text.contains("\"value\": \"\(value)\""), "\(value)")
    }
  }

  /// A new text that is not a copy of the source is a draft.
  @Test func newTextsThatDifferStay() throws {
    let package = try SmallPackage()
    func text(_ value: String) -> String {
      #"{"localizations": {"de": {"stringUnit": {"state": "new", "value": "\#(value)"}}}}"#
    }
    try package.write(
      """
      {"sourceLanguage": "en", "strings": {"Open": \(text("Open")), "Save": \(text("Sichern?")), \
      "Quit": \(text(""))}, "version": "1.0"}
      """, to: "L.xcstrings")
    let command = #"sed -n 's/.*"id":\([0-9]*\).*/{"id": \1, "text": "Wort"}/p'"#
    let run = try BuiltCommand().run(
      ["translate", "L.xcstrings", "--to", "de", "--with", command],
      in: package.url)
    let catalog = try package.read("L.xcstrings")
    #expect(catalog.contains("Sichern?"), "\(run.errors)")
    #expect(catalog.components(separatedBy: "\"Wort\"").count == 3, "\(catalog)")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func terminationKeepsWhatWasAnswered(_ number: Int32) throws {
    let old = signal(number, SIG_DFL)
    defer { signal(number, old) }
    let package = try SmallPackage()
    let keys = (0..<250).map { "\"Key \($0)\": {}" }.joined(separator: ",\n")
    try package.write(
      "{\"sourceLanguage\": \"en\", \"strings\": {\(keys)}, \"version\": \"1.0\"}",
      to: "L.xcstrings")
    // The second batch never ends; its first line counts.
    try package.write(
      #"""
      if [ -e first ]; then echo '{"id": 7, "text": "Wort"}'; touch second; sleep 600; fi
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
    let deadline = Date(timeIntervalSinceNow: 600)
    while !FileManager.default.fileExists(atPath: second), Date() < deadline {
      Thread.sleep(forTimeInterval: 0.02)
    }
    kill(process.processIdentifier, number)
    while process.isRunning, Date() < deadline { Thread.sleep(forTimeInterval: 0.02) }
    #expect(!process.isRunning && process.terminationReason == .exit)
    #expect(process.terminationStatus == 2)
    let text = try package.read("L.xcstrings")
    #expect(text.components(separatedBy: "\"Wort\"").count == 202)
  }
}
