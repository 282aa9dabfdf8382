import Foundation
import TestSupport
import Testing

/// Bundles as Xcode writes them: paths above the project, files that are no catalogs, catalogs without
/// translations in Source Contents, keys that are not to be translated, App Shortcuts.
struct XcodeBundleTests {
  let command: BuiltCommand
  let folder: TemporaryFolder

  init() throws {
    command = try BuiltCommand()
    folder = try TemporaryFolder()
    try folder.write(Self.catalog(["Open", "Close"]), to: "Resources/Localizable.xcstrings")
    try folder.write(Self.catalog(["Save", "Print"]), to: "App/Localizable.xcstrings")
    try folder.write("", to: "App/App.xcodeproj/project.pbxproj")
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try command.run(arguments, in: folder.url)
  }

  private static func catalog(_ keys: [String], _ translations: [String: String] = [:]) -> String {
    let entries = keys.sorted().map { key in
      let localizations = translations[key].map {
        #"{"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "\#($0)"}}}}"#
      }
      return "\"\(key)\": \(localizations ?? "{}")"
    }
    return """
      {"sourceLanguage": "en", "strings": {\(entries.joined(separator: ", "))}, "version": "1.0"}
      """
  }

  /// One file of an XLIFF file, with a translation for each key that has one.
  private static func file(_ original: String, _ units: KeyValuePairs<String, String?>) -> String {
    let units = units.map { id, target in
      "<trans-unit id=\"\(id)\" xml:space=\"preserve\"><source>\(id)</source>"
        + (target.map { "<target state=\"translated\">\($0)</target>" } ?? "")
        + "<note/></trans-unit>\n"
    }
    return """
      <file original="\(original)" source-language="en" target-language="fr" datatype="plaintext">
      <header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="26.4" \
      build-num="17E192"/></header><body>
      \(units.joined())</body></file>

      """
  }

  /// Writes `fr.xcloc` with some files.
  private func bundle(_ files: String...) throws {
    try folder.write(#"{"targetLocale": "fr", "version": "1.0"}"#, to: "fr.xcloc/contents.json")
    try folder.write(
      "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\n\(files.joined())"
        + "</xliff>", to: "fr.xcloc/Localized Contents/fr.xliff")
  }

  private func read(_ path: String) throws -> String {
    String(decoding: try folder.data(at: path), as: UTF8.self)
  }

  private func get(_ key: String, _ catalog: String) throws -> String {
    try run("get", key, "fr", catalog).output
  }

  @Test("a path above the project is that of a catalog beside it")
  func pathsAboveTheProject() throws {
    try bundle(
      Self.file("../Resources/Localizable.xcstrings", ["Open": "Ouvrir", "Close": "Fermer"]),
      Self.file("Localizable.xcstrings", ["Save": "Enregistrer"]))
    let outcome = try run("import", "fr.xcloc", ".")
    #expect(outcome.status == 0 && !outcome.errors.contains("warning"), "\(outcome.errors)")
    #expect(try get("Open", "Resources/Localizable.xcstrings") == "Ouvrir\n")
    #expect(try get("Save", "App/Localizable.xcstrings") == "Enregistrer\n")
  }

  @Test("a file above PATH is a warning, and the rest is imported")
  func filesAbovePath() throws {
    let before = try read("Resources/Localizable.xcstrings")
    try bundle(
      Self.file("../Resources/Localizable.xcstrings", ["Open": "Ouvrir"]),
      Self.file("Localizable.xcstrings", ["Save": "Enregistrer", "Print": "Imprimer"]))
    let outcome = try run("import", "fr.xcloc", "App")
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(
      outcome.errors.contains("warning: original is \"../Resources/Localizable.xcstrings\""),
      "\(outcome.errors)")
    #expect(try get("Save", "App/Localizable.xcstrings") == "Enregistrer\n")
    #expect(try get("Print", "App/Localizable.xcstrings") == "Imprimer\n")
    #expect(try read("Resources/Localizable.xcstrings") == before)
  }

  @Test("a file without translations that is no catalog does not stop the import")
  func filesThatAreNoCatalogs() throws {
    try bundle(
      Self.file("App/en.lproj/Localizable.strings", ["Other": nil]),
      Self.file("Packages/Kit/en.lproj/InfoPlist.strings", ["CFBundleName": nil]),
      Self.file("App/Settings.bundle/en.lproj/Root.strings", ["Sound": nil]),
      Self.file("App/Localizable.xcstrings", ["Save": "Enregistrer"]))
    let outcome = try run("import", "fr.xcloc", ".")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("warning:") && outcome.errors.contains("Root.strings"))
    #expect(try get("Save", "App/Localizable.xcstrings") == "Enregistrer\n")
    try bundle(
      Self.file("App/en.lproj/Localizable.strings", ["Save": "Sauver"]),
      Self.file("App/Localizable.xcstrings", ["Save": "Garder"]))
    let beside = try run("import", "fr.xcloc", ".")
    #expect(beside.status == 1, "the translation in the other file is left out: \(beside.errors)")
    #expect(try get("Save", "App/Localizable.xcstrings") == "Garder\n")
  }

  @Test("Source Contents without translations are no reason to take a text for changed here")
  func sourcesWithoutTranslations() throws {
    let translated = Self.catalog(["Save", "Print"], ["Save": "Sauver"])
    try folder.write(translated, to: "App/Localizable.xcstrings")
    try bundle(Self.file("App/Localizable.xcstrings", ["Save": "Enregistrer"]))
    try folder.write(
      Self.catalog(["Save", "Print"]), to: "fr.xcloc/Source Contents/App/Localizable.xcstrings")
    let outcome = try run("import", "fr.xcloc", ".")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try get("Save", "App/Localizable.xcstrings") == "Enregistrer\n")
  }

  @Test("keys that are not to be translated go out as Xcode writes them, in its order")
  func exportsAsXcode() throws {
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {"b 10": {}, "b 9": {}, "Brand": {"shouldTranslate": false, \
      "localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Marque"}}}}, \
      "a": {"shouldTranslate": false}}, "version": "1.0"}
      """, to: "App/Localizable.xcstrings")
    try folder.write(Self.catalog(["Sound"]), to: "App/Settings.bundle/Root.xcstrings")
    let outcome = try run("export", "App", "--as", "xcloc", "--languages", "fr", "-o", "out")
    #expect(outcome.status == 0 && !outcome.errors.contains("not to be"), "\(outcome.errors)")
    let text = try read("out/fr.xcloc/Localized Contents/fr.xliff")
    let ids = text.matches(of: /trans-unit id="([^"]*)"( translate="no")?/).map {
      $0.output.1 + ($0.output.2 ?? "")
    }
    #expect(
      ids == ["Brand translate=\"no\"", "a translate=\"no\"", "b 9", "b 10", "Sound"], "\(ids)")
    #expect(text.contains("<target state=\"translated\">Marque</target>"))
    #expect(text.contains("original=\"Settings.bundle/Root.xcstrings\""))
    #expect(
      try read("out/fr.xcloc/contents.json").contains("\"project\" : \"App.xcodeproj\""))
    #expect(try run("import", "out/fr.xcloc", "App").errors.contains("nothing to change"))
    let po = try run("export", "App", "--as", "po", "--languages", "fr", "-o", "out")
    #expect(po.errors.contains("2 keys marked “don't translate”"), "\(po.errors)")
  }

  @Test("in the source language each text is its own translation, and comes back as nothing new")
  func sourceLanguage() throws {
    #expect(
      try run("export", "App", "--as", "xcloc", "--languages", "en", "-o", "out").status == 0)
    let path = "out/en.xcloc/Localized Contents/en.xliff"
    let text = try read(path)
    #expect(text.contains("<target state=\"new\">Save</target>"), "\(text)")
    let before = try read("App/Localizable.xcstrings")
    #expect(try run("import", "out/en.xcloc", "App").status == 0)
    #expect(try read("App/Localizable.xcstrings") == before)
    try folder.write(
      text.replacingOccurrences(
        of: "<target state=\"new\">Save<", with: "<target state=\"translated\">Save it<"), to: path)
    #expect(try run("import", "out/en.xcloc", "App").status == 0)
    #expect(try read("App/Localizable.xcstrings").contains("Save it"))
  }

  @Test("the phrases of an App Shortcut are one unit with a mark for each")
  func phrasesOfAnAppShortcut() throws {
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {"Find": {"localizations": {"en": {"stringSet": {"state": \
      "new", "values": ["Find in ${applicationName}", "Look in ${applicationName}"]}}}}}, "version": "1.0"}
      """, to: "App/Localizable.xcstrings")
    let path = "out/fr.xcloc/Localized Contents/fr.xliff"
    #expect(
      try run("export", "App", "--as", "xcloc", "--languages", "fr", "-o", "out").status == 0)
    let text = try read(path)
    let source = """
              <source>
                <mrk mtype="x-set" mid="0">Find in ${applicationName}</mrk>
                <mrk mtype="x-set" mid="1">Look in ${applicationName}</mrk>
              </source>

      """
    #expect(text.contains(source), "\(text)")
    let target = source.replacingOccurrences(of: "source>", with: "target>")
      .replacingOccurrences(of: "<target>", with: "<target state=\"translated\">")
      .replacingOccurrences(of: "Find in", with: "Chercher dans")
      .replacingOccurrences(of: "Look in", with: "Regarder dans")
    try folder.write(text.replacingOccurrences(of: source, with: source + target), to: path)
    let outcome = try run("import", "out/fr.xcloc", "App")
    #expect(outcome.status == 0 && !outcome.errors.contains("mrk"), "\(outcome.errors)")
    let catalog = try read("App/Localizable.xcstrings")
    #expect(
      catalog.contains("Chercher dans ${applicationName}") && catalog.contains("Regarder dans"))
    let again = try run(
      "export", "App", "--as", "xcloc", "--languages", "fr", "-o", "again")
    #expect(again.status == 0, "\(again.errors)")
    #expect(try read(path.replacingOccurrences(of: "out/", with: "again/")).contains(target))
  }

  @Test("a key whose line ends came back as spaces is found")
  func keysWithLineEnds() throws {
    try folder.write(Self.catalog(["Load\\n%@", "Save"]), to: "App/Localizable.xcstrings")
    try bundle(
      Self.file("App/Localizable.xcstrings", ["Load %@": "Charger\n%@", "Save": "Garder"]))
    let outcome = try run("import", "fr.xcloc", ".")
    #expect(outcome.status == 0 && outcome.errors.contains("taken for"), "\(outcome.errors)")
    #expect(try read("App/Localizable.xcstrings").contains("Charger\\n%@"))
  }
}
