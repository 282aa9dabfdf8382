import Foundation
import TestSupport
import Testing

/// Misspelled words of a command line: each is refused, with the word that was probably meant.
struct TypoTests {
  let command: BuiltCommand
  let package: SmallPackage

  init() throws {
    command = try BuiltCommand()
    package = try SmallPackage()
  }

  @Test(arguments: [["snyc"], ["help", "snyc"], ["snyc", "--help"]])
  func mistypedSubcommandsHaveASuggestion(_ arguments: [String]) throws {
    let outcome = try command.run(arguments, in: package.url)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("did you mean sync?"), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test func nothingIsNear() throws {
    let outcome = try command.run(["help", "nonsense"], in: package.url)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("phrasebook --help lists them all"), "\(outcome.errors)")
    for arguments in [["help", "memory", "nonsense"], ["memory", "nonsense"]] {
      let group = try command.run(arguments, in: package.url)
      #expect(group.status == 64 && group.output.isEmpty)
      #expect(group.errors.contains("phrasebook memory --help lists them all"), "\(group.errors)")
    }
    let near = try command.run(["help", "memory", "serch"], in: package.url)
    #expect(near.status == 64 && near.errors.contains("did you mean search?"), "\(near.errors)")
    #expect(try command.run(["help", "memory", "search"], in: package.url).status == 0)
    #expect(try command.run(["help"], in: package.url).status == 0)
  }

  @Test(arguments: [
    ["audit", "--format", "LONG"], ["audit", "--only", "LONG"], ["LONG"], ["--LONG"],
    ["get", "LONG"], ["set", "Hello", "LONG", "x"], ["get", "Hello", "--table", "LONG"],
    ["sync", "LONG"], ["import", "LONG"], ["export", "--as", "LONG"], ["explain", "LONG"],
  ])
  func theStartOfALongWordIsRepeated(_ arguments: [String]) throws {
    let long = String(repeating: "abcdefghij", count: 2_000)
    let outcome = try command.run(
      arguments.map { $0.replacingOccurrences(of: "LONG", with: long) }, in: package.url)
    #expect(outcome.status != 0 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("abcdefghij") && outcome.errors.contains("…"))
    #expect(outcome.errors.count < 8_000, "\(outcome.errors.count)")
  }

  @Test(arguments: [
    ("german", "de"), ("ukk", "uk"), ("cmn", "zh"), ("French", "fr"), ("spanisch", "es"),
  ])
  func mistypedLanguagesHaveASuggestion(_ word: String, _ meant: String) throws {
    let before = try package.read()
    let outcomes = try [
      ["set", "Hello", word, "Hallo"],
      ["export", "--as", "xliff", "--languages", word, "-o", "out"],
      ["translate", "--languages", word, "--with", "pseudo"],
    ].map { try command.run($0, in: package.url) }
    for outcome in outcomes {
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains("did you mean \(meant)?"), "\(outcome.errors)")
    }
    #expect(try package.read() == before)
    #expect(!FileManager.default.fileExists(atPath: package.url.appendingPathComponent("out").path))
  }

  @Test(
    "an unknown option, key, table, check, translator or value is met with the nearest one",
    arguments: [
      (["audit", "--formet", "json"], "--format", 64),
      (["translate", "--wiht", "deepl"], "--with", 64), (["export", "--ass=po"], "--as", 64),
      (["merge", "--instal"], "--install", 64),
      (["languages", "--suported", "en"], "--supported", 64),
      (["sync", "--chek"], "--check", 64),
      (["export", "--as", "po", "-o", "out", "--langs", "fr"], "--languages", 64),
      (["audit", "--formatting", "json"], "--format", 64),
      (["audit", "--format", "jsn"], "json", 64),
      (["get", "Helo"], "\"Hello\"", 2),
      (["get", "Hello", "--table", "Localizble"], "Localizable", 2),
      (["review", "--table", "Localizble"], "Localizable", 2),
      (
        ["context", "comments", "--with", "cat", "--dry-run", "--table", "Localizble"],
        "Localizable", 2
      ),
      (["languages", "--preferred", "de", "--supported", "german"], "de", 64),
      (["audit", "--only", "placeholder-mising"], "placeholder-missing", 64),
      (["explain", "placeholder-mising"], "placeholder-missing", 64),
      (["translate", "--languages", "de", "--with", "deepel"], "deepl", 64),
      (["translate", "--with", "memory,deepel"], "deepl", 64),
      (["edit", "--no-browser", "--with", "deepel"], "deepl", 64),
      (["context", "comments", "--with", "opnai"], "openai", 64),
      (["audit", "--languages", "german"], "de", 64),
      (["pseudo", "--as", "accentd"], "accented", 64),
      (["memory", "exprot", "x.tmx"], "export", 64),
      (["glossary", "imprt", "x.tbx"], "import", 64),
      (["context", "lst"], "list", 64),
      (["--versoin"], "--version", 64), (["stats", "--lang", "fr"], "--languages", 64),
      (["audit", "--severity", "warn"], "warning", 64),
      (["audit", "--require", "german:100"], "de", 64),
      (["get", "Hello", "german"], "de", 64), (["set", "Hello", "ger", "Hallo"], "de", 64),
      (["export", "--as", "po", "-o", "out", "--only", "nww"], "new", 64),
    ] as [([String], String, Int32)])
  func suggestions(_ arguments: [String], _ meant: String, _ status: Int32) throws {
    let outcome = try command.run(arguments, in: package.url)
    #expect(outcome.status == status, "\(outcome.output)\(outcome.errors)")
    let words = outcome.errors.replacing("\"", with: "")
    #expect(
      words.contains("did you mean \(meant.replacing("\"", with: ""))?"), "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("error: "), "\(outcome.errors)")
  }

  @Test("an option that resembles no other has no suggestion")
  func unlikeAnyOption() throws {
    let outcome = try command.run(["review", "--state", "new"], in: package.url)
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("error: unknown option \"--state\"\n"), "\(outcome.errors)")
  }

  @Test(
    "a text that looks like an option is met with the way to pass it",
    arguments: [
      (["set", "Hello", "fr", "--Salut"], "--Salut"), (["set", "Hello", "fr", "-Salut"], "-Salut"),
      (["set", "Hello", "fr", "- Salut"], "- Salut"), (["set", "Hello", "fr", "-5", "."], "-5"),
      (["set", "Hello", "fr", "---"], "---"), (["set", "-1", "fr", "Salut"], "-1"),
      (["rename", "Hello", "-text"], "-text"), (["rename", "--text", "Hello"], "--text"),
      (["remove", "--text"], "--text"), (["get", "-text"], "-text"), (["history", "-t x"], "-t x"),
      (["resolve", "-text"], "-text"), (["memory", "search", "-text"], "-text"),
    ])
  func textsThatLookLikeOptions(_ arguments: [String], _ text: String) throws {
    let outcome = try command.run(arguments, in: package.url)
    #expect(outcome.status == 64, "\(outcome.output)\(outcome.errors)")
    #expect(
      outcome.errors.hasPrefix(
        "error: unknown option \"\(text)\"; put -- before a text that begins with -\n"),
      "\(outcome.errors)")
    #expect(!outcome.errors.contains("missing value"), "\(outcome.errors)")
  }

  @Test func textsBehindTheTerminatorAreTexts() throws {
    for text in ["--Salut", "-5", "- Salut"] {
      let outcome = try command.run(["set", "Hello", "fr", "--", text, "."], in: package.url)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try package.read().contains("\"value\" : \"\(text)\""))
    }
    // A missing text is not a misspelled option.
    let missing = try command.run(["set", "Hello", "fr", "-v"], in: package.url)
    #expect(missing.status == 64 && missing.errors.contains("the string is missing"))
  }

  /// A variable of a script that is not set must not mean the current folder.
  @Test(arguments: [
    ["audit", ""], ["check", ""], ["sync", ""], ["stats", ""], ["format", ""], ["watch", ""],
    ["get", "Hello", "fr", ""], ["set", "Hello", "fr", "Salut", ""], ["init", ""],
    ["rename", "Hello", "Hi", ""], ["extract", ""], ["migrate", ""], ["compile", "", "-o", "out"],
    ["export", ".", "--as", "po", "-o", ""], ["import", ""], ["convert", "", "x.po"],
    ["generate", ""], ["translate", "", "--with", "pseudo"], ["diff", "", ""], ["review", ""],
    ["exchange", ""], ["memory", "stats", ""], ["sync", "--memory", ""], ["context", "list", ""],
    ["audit", "--baseline", ""], ["audit", "--output", ""], ["glossary", "export", ""],
  ])
  func emptyPathsAreRefused(_ arguments: [String]) throws {
    let before = try package.read()
    let outcome = try command.run(arguments, in: package.url)
    #expect(outcome.status == 64, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors.contains("the path is empty"), "\(outcome.errors)")
    #expect(try package.read() == before)
  }

  @Test(
    "an error of a run has the usage of its subcommand",
    arguments: [
      (["export", "--as", "po", "-o", "out", "--only", "x"], "export"),
      (["memory", "search", "x", "--languages", "de,fr"], "memory search"),
    ])
  func usageOfTheSubcommand(_ arguments: [String], _ name: String) throws {
    let outcome = try command.run(arguments, in: package.url)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("Usage: phrasebook \(name) "), "\(outcome.errors)")
    #expect(outcome.errors.contains("See 'phrasebook \(name) --help'"), "\(outcome.errors)")
  }

  @Test func anEmptyStringIsAString() throws {
    let outcome = try command.run(["set", "Hello", "fr", "", "."], in: package.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test("an unknown setting is met with the nearest one")
  func settings() throws {
    try package.write("langauges: [de]\n", to: "phrasebook.yml")
    let outcome = try command.run(["check"], in: package.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("did you mean languages?"), "\(outcome.errors)")
  }

  @Test(
    "the languages of settings are known",
    arguments: [
      "languages: [klingon]", "source-language: klingon", "audit: {require: {klingon: 100%}}",
      "exchange: {format: po, folder: T, languages: klingon}",
      "audit: {ignore: [{checks: text, languages: [klingon], reason: x}]}",
      "glossary: [{term: Hello, translations: {klingon: nuqneH}}]",
    ])
  func languagesOfSettings(_ settings: String) throws {
    try package.write("\(settings)\n", to: "phrasebook.yml")
    let outcome = try command.run(["check"], in: package.url)
    #expect(outcome.status == 2, "\(outcome.output)")
    #expect(
      outcome.errors.contains("\"klingon\" is not a known language; did you mean tlh?"),
      "\(outcome.errors)")
  }

  @Test func privateLanguagesOfSettings() throws {
    try package.write("languages: [x-house, fr, zh-Hans, sr-Latn, en-XA]\n", to: "phrasebook.yml")
    let outcome = try command.run(["check"], in: package.url)
    #expect(!outcome.errors.contains("language"), "\(outcome.errors)")
  }

  @Test("a suppression takes families; its unknown check is met with the nearest one")
  func suppressions() throws {
    func audit(_ check: String) throws -> String {
      try package.write(
        "languages: [fr]\naudit:\n  ignore:\n    - checks: [\(check)]\n      reason: x\n",
        to: "phrasebook.yml")
      return try command.run(["audit", "--all"], in: package.url).output
    }
    #expect(try audit("text").contains("[missing-translation]"))
    let family = try audit("coverage")
    #expect(
      !family.contains("missing-translation]") && !family.contains("unknown-check"), "\(family)")
    #expect(try audit("coverge").contains("unknown check \"coverge\"; did you mean coverage?"))
  }

  @Test func unknownLanguagesOnDemand() throws {
    let export = ["export", "--as", "xliff", "--languages", "klingon", "-o", "out"]
    let refused = try command.run(export, in: package.url)
    #expect(refused.status == 64 && refused.errors.contains("is not a known language"))
    let allowed = try command.run(export + ["--allow-unknown-language"], in: package.url)
    #expect(allowed.status == 0, "\(allowed.errors)")
    #expect(try package.read("out/klingon.xliff").contains("klingon"))
  }

  @Test(
    "every option that takes languages refuses one that CLDR does not have",
    arguments: [
      ["audit", "--languages"], ["check", "--languages"], ["stats", "--languages"],
      ["review", "--languages"], ["compile", "-o", "out", "--languages"],
      ["history", "Hello", "--languages"], ["get", "Hello", "--languages"],
      ["get", "Hello"], ["import", "fr.po", "--languages"],
      ["convert", "fr.po", "fr.csv", "--languages"], ["pseudo", "--as", "accented", "--languages"],
      ["context", "add", "Home.png", "--languages"], ["memory", "search", "x", "--languages"],
      ["memory", "search", "x", "--source-language"], ["memory", "import", "x.tmx", "--languages"],
      ["memory", "import", "x.tmx", "--source-language"],
      ["memory", "export", "x.tmx", "--languages"],
      ["memory", "export", "x.tmx", "--source-language"], ["migrate", "--source-language"],
      ["languages", "--supported", "en", "--preferred"],
      ["languages", "--preferred", "en", "--supported"],
      ["languages", "--supported", "en", "--development"], ["resolve", "Hello", "--preferred"],
    ])
  func languagesEverywhere(_ arguments: [String]) throws {
    let outcome = try command.run(arguments + ["klingon"], in: package.url)
    #expect(outcome.status == 64, "\(outcome.output)\(outcome.errors)")
    #expect(
      outcome.errors.hasPrefix("error: \"klingon\" is not a known language; did you mean tlh?"),
      "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test(
    "a file whose language CLDR does not have adds no language to a catalog unnoticed",
    arguments: [
      ("klingon", "; did you mean tlh?"), ("und", ""),
      ("qqq", "--allow-unknown-language"),
    ])
  func languagesOfFiles(_ language: String, _ advice: String) throws {
    let export = ["export", "--as", "xliff", "--languages", "fr", "-o", "out"]
    _ = try command.run(export, in: package.url)
    let sent = try package.read("out/fr.xliff")
      .replacingOccurrences(of: "target-language=\"fr\"", with: "target-language=\"\(language)\"")
    try package.write(sent, to: "sent.xliff")
    let before = try package.read()
    for arguments in [["import", "sent.xliff", "."], ["convert", "sent.xliff", "new.xcstrings"]] {
      let refused = try command.run(arguments, in: package.url)
      #expect(refused.status == 2, "\(refused.output)\(refused.errors)")
      #expect(refused.errors.contains("sent.xliff: \"\(language)\" is not a known language"))
      #expect(advice.isEmpty || refused.errors.contains(advice), "\(refused.errors)")
      #expect(try package.read() == before)
    }
    #expect(throws: (any Error).self) { try package.read("new.xcstrings") }
    let named = try command.run(
      ["import", "sent.xliff", ".", "--languages", "nl", "--dry-run"], in: package.url)
    #expect(named.status == 0 && named.errors.contains("imported as nl"), "\(named.errors)")
    let allowed = try command.run(
      ["import", "sent.xliff", ".", "--allow-unknown-language"], in: package.url)
    #expect(allowed.status == 0, "\(allowed.errors)")
    #expect(try package.read().contains("\"\(language)\""))
  }

  /// Xcode imports the language of a bundle as it is stated, and the project may list it so.
  @Test func newLanguageAsStated() throws {
    try package.write(
      "msgid \"\"\nmsgstr \"Language: no\\n\"\n\nmsgid \"Hello\"\nmsgstr \"Hei\"\n", to: "sent.po")
    let outcome = try command.run(["import", "sent.po", "."], in: package.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try package.read().contains("\"no\""))
  }

  @Test func languagesOfAChoiceOnDemand() throws {
    let lists = ["--preferred", "klingon,de;q=0.5,*;q=0.1", "--supported", "en,de"]
    #expect(try command.run(["languages"] + lists, in: package.url).status == 64)
    let allowed = try command.run(
      ["languages", "--allow-unknown-language"] + lists, in: package.url)
    #expect(allowed.status == 0 && allowed.output.hasPrefix("de\n"), "\(allowed.errors)")
  }

  @Test("tags of old, other spellings, private tags and weights are languages")
  func spellingsOfLanguages() throws {
    let lists = "i-klingon,cmn,sr_RS.UTF-8@latin,x-house,en-XA,zh_hans,de;q=0.5,*"
    let outcome = try command.run(
      ["languages", "--preferred", lists, "--supported", "en,de"], in: package.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let resolved = try command.run(["resolve", "Hello", "--preferred", lists], in: package.url)
    #expect(resolved.status == 0, "\(resolved.errors)")
  }

  @Test func aFolderInThePlaceOfALanguageIsAPath() throws {
    let outcome = try command.run(["get", "Hello", "Sources"], in: package.url)
    #expect(outcome.status == 0 && outcome.output.contains("Salut"), "\(outcome.errors)")
    #expect(try command.run(["get", "Hello", "Sorces"], in: package.url).status == 64)
  }

  @Test func aFolderNamedLikeALanguageIsAPath() throws {
    try package.write(package.read(), to: "UI/Other.xcstrings")
    let outcome = try command.run(
      ["export", "--as", "po", "-o", "out", "--language", "de", "fr", "UI"], in: package.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let files = try FileManager.default.contentsOfDirectory(
      atPath: package.url.appendingPathComponent("out").path)
    #expect(files.sorted() == ["de.po", "fr.po"])
  }
}
