import Foundation
import TestSupport
import Testing

/// `audit`, `explain` and the audit inside `check`, with the real command.
struct AuditTests {
  let command: BuiltCommand
  let package: SmallPackage

  init() throws {
    command = try BuiltCommand()
    package = try SmallPackage()
    try write(french: "Salut")
  }

  private func write(french: String, comment: String = "A greeting") throws {
    try package.write(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Hello" : {
            "comment" : "\(comment)",
            "localizations" : {
              "fr" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(french)"
                }
              }
            }
          },
          "Old title" : {
            "comment" : "A title",
            "localizations" : {
              "fr" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Vieux titre"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """, to: SmallPackage.catalog)
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try command.run(arguments, in: package.url)
  }

  private func ids(_ arguments: String...) throws -> [String] {
    let outcome = try command.run(["audit", "--format", "json"] + arguments, in: package.url)
    let root = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    return (root?["findings"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
  }

  @Test func findingsDecideTheExitCode() throws {
    #expect(try run("audit", "--only", "text").status == 0)
    try write(french: "Salut  toi")
    #expect(try run("audit", "--only", "text").status == 0)
    #expect(try run("audit", "--only", "text", "--fail-on", "warning").status == 1)
    #expect(try run("audit", "--only", "text", "--fail-on", "never", ".").status == 0)
    try write(french: "Salut %@")
    #expect(try run("audit").status == 1)
    #expect(try run("audit", "--except", "placeholders", "--fail-on", "error").status == 0)
    #expect(try run("audit", "nowhere").status == 2)
    #expect(try run("audit", "--only", "nonsense").status == 64)
    #expect(try run("audit", "--format", "xml").status == 64)
  }

  @Test func findingsNameTheirPlaceInTheFileAndTheCode() throws {
    try write(french: "Salut %@")
    let outcome = try run("audit", ".", "--only", "placeholder-extra")
    #expect(
      outcome.output.hasPrefix("Sources/App/Localizable.xcstrings\n  10:"), "\(outcome.output)")
    #expect(
      outcome.output.contains(
        "| Salut ⟦%@⟧\n    @ Sources/App/A.swift:1:14\n    | let a = Text(\"Hello\")\n"
          + "    |              ^\n"), "\(outcome.output)")
    #expect(try run("audit", SmallPackage.catalog, "--only", "placeholder-extra").status == 1)
  }

  @Test(arguments: ["text", "json", "sarif", "github", "junit", "html"])
  func everyFormatIsWritten(_ format: String) throws {
    try write(french: "Salut  %@")
    let outcome = try run("audit", "--format", format)
    #expect(outcome.status == 1 && outcome.output.contains("placeholder-extra"))
    #expect(try run("audit", "--format", format, "-o", "out/report").output.isEmpty)
    #expect(try package.read("out/report") == outcome.output)
  }

  @Test func fixesWhatAMachineCan() throws {
    try write(french: "Salut  toi...")
    let outcome = try run("audit", "--fix", "--only", "double-space", "ellipsis-dots")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("2 fixed"), "\(outcome.output)")
    let fixed = try package.read()
    try write(french: "Salut toi…")
    #expect(try package.read() == fixed)
    #expect(try run("audit", "--fix", "--only", "double-space").status == 0)
    #expect(try package.read() == fixed)
  }

  @Test func suppressionsInThreePlaces() throws {
    let text = "Salut  toi"
    try write(french: text)
    #expect(try ids("--only", "double-space") == ["double-space"])
    try write(french: text, comment: "A greeting\\nphrasebook:ignore double-space in fr – as drawn")
    #expect(try ids("--only", "double-space") == [])
    try write(french: text)
    try package.write(
      "audit:\n  ignore:\n    - checks: double-space\n      keys: Hel*\n      reason: as drawn\n",
      to: "phrasebook.yml")
    #expect(try ids("--only", "double-space") == [])
    try package.write("audit:\n  baseline: audit.json\n", to: "phrasebook.yml")
    #expect(try run("audit").status == 2)
    let missing = try run("audit", "--baseline", "audit.json")
    #expect(missing.status == 2 && missing.errors.contains("--write-baseline audit.json"))
    #expect(try run("audit", "--write-baseline", "audit.json").status == 0)
    #expect(try package.read("audit.json").contains("double-space"))
    #expect(try ids() == [])
    try write(french: "Salut %@")
    #expect(try ids() == ["placeholder-extra"])
    #expect(try !package.read("audit.json").contains("double-space"))
    try write(french: text)
    #expect(try ids("--only", "double-space") == ["double-space"])
  }

  @Test func requiredSharesAreChecked() throws {
    #expect(try run("audit", "--require", "fr:100").status == 0)
    #expect(try run("audit", "--require", "fr:100,de:50").status == 1)
    try package.write("audit: {require: {de: 50}}\n", to: "phrasebook.yml")
    #expect(try ids("--only", "coverage-below") == ["coverage-below"])
    #expect(try run("audit", "--require", "de:0").status == 0)
  }

  @Test func settingsAreObeyed() throws {
    try write(french: "Salut  toi")
    try package.write(
      "audit: {fail-on: note, checks: {double-space: note, xcode-style: off}}\n",
      to: "phrasebook.yml")
    #expect(try run("audit", "--only", "double-space").status == 1)
    #expect(try run("check").status == 1)
    try package.write("audit: {checks: {dobule-space: note}}\n", to: "phrasebook.yml")
    let outcome = try run("audit")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("phrasebook.yml:1:18: error: unknown check"), "\(outcome.errors)")
    #expect(outcome.errors.contains("did you mean double-space?"))
  }

  @Test func nothingToCheckFails() throws {
    let folder = try TemporaryFolder(named: "empty")
    for arguments in [["check"], ["sync", "--check"], ["audit"]] {
      let outcome = try command.run(arguments, in: folder.url)
      #expect(outcome.status == 2, "\(arguments): \(outcome.output)")
      #expect(outcome.errors.contains("error: no String Catalog found"))
      #expect(!outcome.output.contains("Passed"))
    }
    try FileManager.default.removeItem(at: package.url.appendingPathComponent(SmallPackage.catalog))
    for arguments in [["check"], ["sync", "--check"], ["audit"]] {
      let outcome = try command.run(arguments, in: package.url)
      #expect(outcome.status == 2)
      #expect(
        outcome.errors.contains("error: 2 strings in 1 module have no catalog"),
        "\(outcome.errors)")
    }
  }

  @Test("Catalogs that no source feeds are no reason to pass", arguments: [true, false])
  func noSourceFeedsACatalog(hasPackage: Bool) throws {
    try write(french: "Salut")
    let lost = hasPackage ? ["Sources/App/A.swift"] : ["Package.swift", "Sources/App/A.swift"]
    for name in lost {
      try FileManager.default.removeItem(at: package.url.appendingPathComponent(name))
    }
    if hasPackage {
      // Every key is one of the user: even without sources there is nothing to change.
      let text = try package.read().replacing(
        #""localizations" :"#, with: #""extractionState" : "manual", "localizations" :"#)
      try package.write(text, to: SmallPackage.catalog)
    }
    // Without modules there is nothing to compare, and an audit is possible.
    let audits = hasPackage ? [["audit"], ["audit", "Sources"]] : []
    for arguments in [["check"], ["sync", "--check"]] + audits {
      let outcome = try command.run(arguments, in: package.url)
      #expect(outcome.status == 2, "\(arguments): \(outcome.output)\(outcome.errors)")
      #expect(!outcome.output.contains("Passed"))
    }
    let audit = try run("audit")
    #expect(audit.status == (hasPackage ? 2 : 0), "\(audit.errors)")
    #expect(
      audit.errors.contains("error: no source belongs to a catalog") == hasPackage,
      "\(audit.errors)")
    #expect(audit.errors.contains("or pass the catalogs as paths") == hasPackage)
    // A finding fails the run on its own, and a catalog can be audited as it is.
    #expect(try run("audit", "--require", "de:100").status == 1)
    let catalog = try run("audit", SmallPackage.catalog)
    #expect(catalog.status == 0 && catalog.output.contains("Passed"), "\(catalog.errors)")
  }

  @Test func checkTakesTheOptionsOfTheAudit() throws {
    try write(french: "Salut  toi")
    let passed = try run("check")
    #expect(passed.status == 0)
    #expect(passed.output.contains("Passed: 0 errors, 3 warnings in 1 catalog, 2 keys"))
    #expect(try run("check", "--fail-on", "warning").status == 1)
    #expect(try run("check", "--require", "de:50").status == 1)
    #expect(try run("check", "--fail-on", "warning", "--baseline", "audit.json").status == 2)
    #expect(try run("audit", "--write-baseline", "audit.json").status == 0)
    #expect(try run("check", "--fail-on", "warning", "--baseline", "audit.json").status == 0)
  }

  @Test func anAuditSaysWhatItLookedAt() throws {
    try write(french: "Salut  toi")
    let passed = try run("audit")
    #expect(passed.output.contains("Passed: 0 errors, 3 warnings"), "\(passed.output)")
    #expect(passed.output.contains(" in 1 catalog, 2 keys\n"), "\(passed.output)")
    let failed = try run("audit", "--fail-on", "warning")
    #expect(failed.status == 1 && !failed.output.contains("Passed"), "\(failed.output)")
    #expect(failed.output.contains(" in 1 catalog, 2 keys\n"), "\(failed.output)")
    let annotations = try run("audit", "--format", "github").output
    #expect(annotations.contains(" in 1 catalog, 2 keys\n"), "\(annotations)")
  }

  @Test func aFolderNamedLikeALanguageIsAPath() throws {
    try package.write("x", to: "UI/x.txt")
    let outcome = try run("audit", "--languages", "fr", "UI")
    #expect(outcome.status == 2 && outcome.errors.contains("no String Catalog"))
    let only = try run("audit", "--only", "placeholders", "UI")
    #expect(only.status == 2 && only.errors.contains("no String Catalog"))
  }

  @Test func aBaselineReplacesNoOtherFile() throws {
    let before = try package.read()
    #expect(try run("audit", "--write-baseline", SmallPackage.catalog).status == 2)
    #expect(try package.read() == before)
  }

  @Test func checkHoldsTheAudit() throws {
    #expect(try run("check").status == 0)
    try write(french: "Salut %@")
    let outcome = try run("check")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("error placeholder-extra ×1"), "\(outcome.output)")
    #expect(outcome.output.contains("phrasebook audit"))
    let json = try run("check", "--format", "json").output
    #expect(json.contains(#"{"id":"placeholder-extra","severity":"error""#), "\(json)")
  }

  @Test func oneBadCatalogIsAFinding() throws {
    try package.write("{\n  \"strings\" : {,}\n}", to: "Sources/App/Bad.xcstrings")
    let outcome = try run("audit", "--format", "json")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains(#""id":"unreadable-catalog""#), "\(outcome.output)")
    #expect(outcome.output.contains(#""file":"Sources/App/Bad.xcstrings","line":2"#))
  }

  @Test func aKeyTwiceLeavesTheOthersToBeChecked() throws {
    let before = try package.read()
    let doubled = before.replacing(
      "\"strings\" : {", with: "\"strings\" : {\n    \"Hello\" : {\n\n    },"
    )
    .replacing("Vieux titre", with: "Vieux  titre")
    try package.write(doubled, to: SmallPackage.catalog)
    for arguments in [["audit"], ["audit", "--fix"]] {
      let outcome = try command.run(arguments, in: package.url)
      #expect(outcome.status == 2, "\(outcome.errors)")
      #expect(outcome.output.contains("[unreadable-catalog]"), "\(outcome.output)")
      #expect(outcome.output.contains("[double-space]"), "\(outcome.output)")
      #expect(try package.read() == doubled)
    }
  }

  @Test func checksAreExplained() throws {
    let outcome = try run("explain", "placeholder-missing")
    #expect(outcome.status == 0 && outcome.output.contains("Why\n"))
    #expect(try run("explain").output.contains("\n  double-space"))
    let unknown = try run("explain", "placeholder-missin")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("did you mean placeholder-missing?"), "\(unknown.errors)")
    #expect(try run("explain", "--format", "markdown").output.hasPrefix("# The checks"))
  }

  /// People read their own language; what programs read does not change with it.
  @Test func speaksToPeopleInTheirLanguage() throws {
    func run(_ language: String, _ arguments: String...) throws -> BuiltCommand.Outcome {
      try command.run(
        arguments, in: package.url, environment: ["LANGUAGE": language, "LC_ALL": ""])
    }
    let (english, german) = (try run("en", "audit"), try run("de", "audit"))
    #expect(english.output != german.output)
    #expect(english.status == german.status)
    for format in ["json", "sarif", "junit"] {
      let (one, other) = (
        try run("en", "audit", "--format", format), try run("ja", "audit", "--format", format)
      )
      #expect(one.output == other.output, "\(format)")
    }
  }
}
