import Foundation
import TestSupport
import Testing

/// Plurals within a text, as other tools write and read them.
struct ForeignPluralTests {
  let command: BuiltCommand
  let folder: TemporaryFolder

  init() throws {
    command = try BuiltCommand()
    folder = try TemporaryFolder()
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try folder.data(at: path), as: UTF8.self)
  }

  @Test(
    "a plural of ARB beside another argument keeps its forms",
    arguments: [
      (
        "Il y a {n, plural, one{un fichier} other{{n} fichiers}} pour {name}",
        "Il y a %#@n@ pour %2$@", ["un fichier", "%arg fichiers"]
      ),
      (
        "{a, plural, one{1 chat} other{{a} chats}} et {b, plural, one{1 chien} other{{b} chiens}}",
        "%#@a@ et %#@b@", ["%arg chats", "%arg chiens", "1 chien"]
      ),
      (
        "{name} a {n, plural, one{un fichier} other{{n} fichiers}}",
        "%@ a %#@n@", ["un fichier", "%arg fichiers"]
      ),
    ])
  func arb(_ message: String, _ whole: String, _ forms: [String]) throws {
    try folder.write("{\"@@locale\":\"fr\",\"files\":\"\(message)\"}", to: "app_fr.arb")
    let outcome = try command.run(["convert", "app_fr.arb", "app.xcstrings"], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let catalog = try text("app.xcstrings")
    for value in [whole] + forms {
      #expect(catalog.contains("\"value\" : \"\(value)\""), "\(catalog)\(outcome.errors)")
    }
    // And back to what it was.
    let back = try command.run(
      ["convert", "app.xcstrings", "back.arb", "--languages", "fr"], in: folder.url)
    #expect(back.status == 0, "\(back.errors)")
  }

  @Test("OmegaT's memory spells substitutions as its XLIFF does, and has no empty translation")
  func omegaT() throws {
    func forms(_ one: String, _ other: String) -> String {
      """
      {"argNum":1,"formatSpecifier":"lld","variations":{"plural":{\
      "one":{"stringUnit":{"state":"translated","value":"\(one)"}},\
      "other":{"stringUnit":{"state":"translated","value":"\(other)"}}}}}
      """
    }
    func text(_ value: String, _ files: String) -> String {
      """
      {"stringUnit":{"state":"translated","value":"\(value)"},"substitutions":{"FILES":\(files)}}
      """
    }
    let english = text("Moved %#@FILES@", forms("%arg file", "%arg files"))
    let french = text("Déplacé : %#@FILES@", forms("%arg fichier", "%arg fichiers"))
    try folder.write(
      """
      {"sourceLanguage":"en","strings":{
        "Later":{},
        "Moved %lld":{"localizations":{"en":\(english),"fr":\(french)}}},"version":"1.0"}
      """, to: "Localizable.xcstrings")
    for format in ["xliff", "tmx"] {
      let arguments = [
        "export", ".", "--as", format, "--for", "omegat", "--languages", "fr", "-o", "o",
      ]
      #expect(try command.run(arguments, in: folder.url).status == 0)
    }
    let (xliff, memory) = (try self.text("o/fr.xliff"), try self.text("o/fr.tmx"))
    for part in ["Moved %1$#@FILES@", "%1$lld files"] {
      #expect(xliff.contains(">\(part)<") && memory.contains(">\(part)<"), "\(memory)")
    }
    #expect(!memory.contains("%arg") && !memory.contains("Later"), "\(memory)")
    #expect(xliff.contains("Later"))
  }
}
