import Foundation
import TestSupport
import Testing

/// Files whose names and contents are misleading, with the real command.
struct ExchangeFaultTests {
  let command: BuiltCommand
  let package: SmallPackage
  private static let catalog = SmallPackage.catalog

  init() throws {
    command = try BuiltCommand()
    package = try SmallPackage()
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try command.run(arguments, in: package.url)
  }

  static let csv = "key,target\nHello,Coucou\n"
  static let po = "msgid \"Hello\"\nmsgstr \"Coucou\"\n"
  static let json = "{\"Hello\": \"Coucou\"}"

  @Test(arguments: [
    ("Localizable.csv", csv), ("app.csv", csv), ("new.csv", csv), ("fr1.csv", csv),
    ("new.po", po), ("new.json", json), ("web/Localizable.json", json), ("my_app.arb", json),
  ])
  func aNameIsAGuess(_ name: String, _ text: String) throws {
    let before = try package.read()
    try package.write(text, to: name)
    let unstated = try run("import", name, Self.catalog)
    #expect(unstated.status == 2 && unstated.errors.contains("--language"), "\(unstated.errors)")
    #expect(try package.read() == before)
    let stated = try run("import", name, Self.catalog, "--language", "fr")
    #expect(stated.status == 0, "\(stated.errors)")
    #expect(
      try package.read() == before.replacingOccurrences(of: "\"Salut\"", with: "\"Coucou\""))
  }

  @Test(arguments: [
    ("fr.csv", csv), ("FR.csv", csv), ("fr.po", po), ("locales/fr.json", json),
    ("fr/Localizable.json", json), ("fr.lproj/Localizable.strings", "\"Hello\" = \"Coucou\";"),
  ])
  func aNameThatIsALanguageCounts(_ name: String, _ text: String) throws {
    try package.write(text, to: name)
    let outcome = try run("import", name, Self.catalog)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(try package.read().contains("\"Coucou\""))
    let other = try run("import", name, Self.catalog, "--language", "de")
    #expect(other.status == 0, "\(other.errors)")
    #expect(try package.read().contains("\"de\""))
  }

  @Test func oneLanguageForFilesOfSeveral() throws {
    let before = try package.read()
    for language in ["de", "fr"] {
      try package.write(
        "\"Hello\" = \"\(language)\";", to: "all/\(language).lproj/Localizable.strings")
    }
    let outcome = try run("import", "all", Self.catalog, "--language", "fr")
    #expect(outcome.status == 2 && outcome.errors.contains("de, fr"), "\(outcome.errors)")
    #expect(try package.read() == before)
    #expect(try run("import", "all", Self.catalog).status == 0)
  }

  @Test func aNewLanguageIsNamed() throws {
    try package.write(Self.csv, to: "sv.csv")
    let outcome = try run("import", "sv.csv", Self.catalog)
    #expect(outcome.status == 0 && outcome.errors.contains("new here"), "\(outcome.errors)")
    try package.write("languages: [app]\n", to: "phrasebook.yml")
    try package.write(Self.csv, to: "app.csv")
    #expect(try run("import", "app.csv", ".").status == 0)
    try package.write(
      "msgid \"\"\nmsgstr \"Language: no language\\n\"\n\n" + Self.po, to: "x.po")
    let none = try run("import", "x.po", Self.catalog)
    #expect(none.status == 2 && none.errors.contains("no language"), "\(none.errors)")
    try package.write("msgid \"\"\nmsgstr \"Language: fr\\n\"\n\n" + Self.po, to: "y.po")
    let both = try run("import", "y.po", Self.catalog, "--language", "de")
    #expect(both.status == 0 && both.errors.contains("note:"), "\(both.errors)")
    #expect(try !package.read().contains("\"de\""))
  }

  @Test(arguments: [
    ("fr.csv", "key,path,target\nHello,nonsense,Coucou\n"),
    ("L_fr.arb", "{\"Hello\": \"{x, select, a{b} other{c}}\"}"),
    ("fr.json", "{\"Hello\": [\"Coucou\"]}"),
  ])
  func whatAReaderLeavesOutIsADifference(_ name: String, _ text: String) throws {
    let before = try package.read()
    try package.write(text, to: name)
    let outcome = try run("import", name, Self.catalog)
    #expect(outcome.status == 1 && outcome.errors.contains("warning:"), "\(outcome.errors)")
    #expect(try package.read() == before)
  }

  @Test(arguments: [
    ("fr.lproj/Localizable.strings", "\"Hello\" = \"A\";\n\"Hello\" = \"%\";\n"),
    (
      "values-fr/strings.xml",
      "<resources><string name=\"Hello\">A</string><string name=\"Hello\">%</string></resources>"
    ),
  ])
  func aKeyTwice(_ name: String, _ text: String) throws {
    let before = try package.read()
    try package.write(text.replacingOccurrences(of: "%", with: "B"), to: name)
    let differs = try run("import", name, Self.catalog)
    #expect(differs.status == 2 && differs.errors.contains("nothing was written"))
    #expect(try package.read() == before)
    try package.write(text.replacingOccurrences(of: "%", with: "A"), to: name)
    let same = try run("import", name, Self.catalog)
    #expect(same.status == 0 && same.errors.contains("note:"), "\(same.errors)")
    #expect(try package.read().contains("\"A\""))
  }

  @Test func aBrokenEscapeOfAndroid() throws {
    let before = try package.read()
    for text in ["\\u12", "\\u", "\\ud800", "\\u00zz"] {
      try package.write(
        "<resources><string name=\"Hello\">\(text)</string></resources>",
        to: "values-fr/strings.xml")
      let outcome = try run("import", "values-fr/strings.xml", Self.catalog)
      #expect(outcome.status == 2 && outcome.errors.contains("is not a character"))
      #expect(try package.read() == before)
    }
  }

  @Test func aDamagedBundleIsNamed() throws {
    #expect(try run("export", ".", "--as", "xcloc", "-l", "fr", "-o", "out").status == 0)
    let file = "out/fr.xcloc/Localized Contents/fr.xliff"
    let text = try package.read(file).replacingOccurrences(of: "Salut", with: "Coucou")
    try package.write(text, to: file)
    try package.write("{", to: "out/fr.xcloc/Source Contents/\(Self.catalog)")
    let before = try package.read()
    let outcome = try run("import", "out/fr.xcloc", ".")
    #expect(outcome.status == 2 && outcome.errors.contains("Source Contents"), "\(outcome.errors)")
    #expect(try package.read() == before)
    try FileManager.default.removeItem(
      at: package.url.appendingPathComponent("out/fr.xcloc/Source Contents"))
    #expect(try run("import", "out/fr.xcloc", ".").status == 0)
  }

  /// A bundle is one if it has its page, which is written last.
  @Test func aBundleThatDoesNotFitHasNoPage() throws {
    let keys = (0..<2_000).map { "\"key \($0)\":{}" }.joined(separator: ",")
    try package.write(
      "{\"sourceLanguage\":\"en\",\"strings\":{\(keys)},\"version\":\"1.0\"}", to: Self.catalog)
    let outcome = try BuiltCommand(at: URL(fileURLWithPath: "/bin/sh")).run(
      [
        "-c", "ulimit -f 8; exec \"$0\" export . --as xcloc -l fr -o out",
        command.executable.path,
      ], in: package.url)
    #expect(outcome.status == 2 && outcome.errors.contains("cannot write it"), "\(outcome)")
    let page = package.url.appendingPathComponent("out/fr.xcloc/contents.json").path
    #expect(!FileManager.default.fileExists(atPath: page))
    #expect(try run("export", ".", "--as", "xcloc", "-l", "fr", "-o", "out").status == 0)
    #expect(FileManager.default.fileExists(atPath: page))
  }

  @Test func languagesInAnySpelling() throws {
    let outcome = try run("export", ".", "--as", "po", "-l", "FR", "fr", "-o", "out")
    #expect(outcome.output == "out/fr.po\n", "\(outcome.output)\(outcome.errors)")
    #expect(try package.read("out/fr.po").contains("Salut"))
    #expect(try run("translate", ".", "--to", "FR", "--with", "pseudo").status == 0)
    #expect(try !package.read().contains("\"FR\""))
    let none = try run("translate", ".", "--to", "xx-INVALID", "--with", "pseudo")
    #expect(none.status == 64 && none.errors.contains("is not a known language"), "\(none.errors)")
    #expect(try !package.read().contains("xx-INVALID"))
  }

  @Test func aFileWithoutATable() throws {
    let text = try package.read()
    try package.write(text, to: "Other/Main.xcstrings")
    for (name, content) in [("fr.po", Self.po), ("fr.csv", Self.csv), ("fr.json", Self.json)] {
      try package.write(text, to: "Other/Main.xcstrings")
      try package.write(content, to: name)
      let outcome = try run("import", name, "Other/Main.xcstrings")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try package.read("Other/Main.xcstrings").contains("Coucou"))
    }
    try package.write("key,table,target\nHello,Localizable,Coucou\n", to: "fr.csv")
    #expect(try run("import", "fr.csv", "Other/Main.xcstrings").status == 2)
  }

  /// A base that does not fit must not be as good as none: a person's text would go.
  @Test(arguments: [
    ("csv", "out/fr.csv", "base.csv"), ("i18next", "out/fr/Localizable.json", "base.json"),
    ("i18next", "out/fr/Localizable.json", "kept/base.json"), ("po", "out/fr.po", "old/b.po"),
    ("strings", "out/fr.lproj", "base.lproj"), ("xliff", "out/fr.xliff", "b.xliff"),
    ("arb", "out/Localizable_fr.arb", "base.arb"), ("tmx", "out/fr.tmx", "base.tmx"),
    ("android", "out/values-fr/strings.xml", "base.xml"),
  ])
  func aBaseOfAnyName(_ format: String, _ file: String, _ base: String) throws {
    #expect(try run("export", ".", "--as", format, "-l", "fr", "-o", "out").status == 0)
    let kept = package.url.appendingPathComponent(base)
    try FileManager.default.createDirectory(
      at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: package.url.appendingPathComponent(file), to: kept)
    let sent = file.hasSuffix(".lproj") ? "\(file)/Localizable.strings" : file
    try package.write(
      try package.read(sent).replacingOccurrences(of: "Salut", with: "Coucou"), to: sent)
    #expect(try run("set", "Hello", "fr", "Bonjour").status == 0)
    let before = try package.read()
    let outcome = try run(
      "import", file, Self.catalog, "--as", format, "--base", base, "--language", "fr")
    #expect(outcome.status == 1 && outcome.errors.contains("both sides"), "\(outcome.errors)")
    #expect(try package.read() == before)
  }

  @Test func aBaseOfSomethingElse() throws {
    try package.write(try package.read(), to: "Other/Main.xcstrings")
    for more in [["-l", "de", "-o", "de"], ["-l", "fr", "-o", "fr"]] {
      #expect(
        try command.run(["export", ".", "--as", "xliff"] + more, in: package.url).status == 0)
    }
    #expect(
      try run("export", "Other", "--as", "strings", "-l", "fr", "-o", "other").status == 0)
    let file = "fr.lproj/Localizable.strings"
    try package.write("\"Hello\" = \"Coucou\";", to: file)
    let before = try package.read()
    for base in ["de/de.xliff", "other/fr.lproj"] {
      let outcome = try run("import", file, Self.catalog, "--base", base)
      #expect(
        outcome.status == 2 && outcome.errors.contains("has nothing for \"Localizable\" in fr"),
        "\(outcome.errors)")
      #expect(try package.read() == before)
    }
    #expect(try run("import", file, Self.catalog, "--base", "fr/fr.xliff").status == 0)
    #expect(try package.read().contains("Coucou"))
  }

  @Test func theSameUnitInTwoFiles() throws {
    let before = try package.read()
    try package.write("key,target\nHello,Coucou\n", to: "a/fr.csv")
    try package.write("key,target\nHello,Allo\n", to: "b/fr.csv")
    let outcome = try run("import", "a/fr.csv", "b/fr.csv", Self.catalog)
    #expect(
      outcome.status == 2 && outcome.errors.contains("a/fr.csv:2")
        && outcome.errors.contains("b/fr.csv:2"), "\(outcome.errors)")
    #expect(try package.read() == before)
    #expect(try run("import", "a/fr.csv", "a/fr.csv", Self.catalog).status == 0)
  }

  @Test func pseudoSparesPeople() throws {
    let before = try package.read()
    for more in [["--languages", "fr"], ["--languages", "fr", "--remove"]] {
      let outcome = try command.run(["pseudo", ".", "--as", "accented"] + more, in: package.url)
      #expect(outcome.status == 2 && outcome.errors.contains("Salut"), "\(outcome.errors)")
      #expect(outcome.errors.split(separator: "\n").count == 1)
      #expect(try package.read() == before)
    }
    for _ in 0..<2 {
      #expect(try run("pseudo", ".", "--as", "accented", "--language", "de").status == 0)
    }
    #expect(try run("pseudo", ".", "--as", "rtl", "--language", "de").status == 0)
    #expect(try run("pseudo", ".", "--as", "rtl", "--language", "de", "--remove").status == 0)
    #expect(try package.read() == before)
    #expect(try run("pseudo", ".", "--as", "accented").status == 0)
    #expect(try run("pseudo", ".", "--as", "bounded", "--language", "en-XA").status == 0)
  }
}
