import Foundation
import TestSupport
import Testing

@Suite("exchange keeps files and catalogs in step")
struct ExchangeFolderTests {
  private let folder: TemporaryFolder
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "localizations" : {
            "de" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld Datei"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld Dateien"
                    }
                  }
                }
              }
            },
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld file"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld files"
                    }
                  }
                }
              }
            }
          }
        },
        "Cancel" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Abbrechen"
              }
            }
          }
        },
        "Close" : {

        }
      },
      "version" : "1.0"
    }
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.catalog, to: "App/Localizable.xcstrings")
  }

  private func configure(_ format: String) throws {
    try folder.write(
      "exchange: {format: \(format), folder: Translations, languages: [de]}", to: "phrasebook.yml")
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try BuiltCommand().run(["exchange", "."] + arguments, in: folder.url, limit: 120)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try folder.data(at: path), as: UTF8.self)
  }

  @Test(
    "the catalogs keep every byte, and a second run changes nothing",
    arguments: ["xliff", "po", "strings", "csv"])
  func stable(format: String) throws {
    try configure(format)
    #expect(try run("--check").status == 1)
    #expect(folder.names(in: "Translations") == [])
    let first = try run()
    #expect(first.status == 0, "\(first.errors)")
    #expect(try text("App/Localizable.xcstrings") == Self.catalog)
    let files = try folder.contents()
    #expect(files.keys.contains { $0.hasPrefix("Translations/de") })
    #expect(try run("--check").status == 0)
    #expect(try run().output == "")
    #expect(try folder.contents() == files)
  }

  @Test("settings that cannot be read are reported as such")
  func unreadable() throws {
    try folder.write("exchange: {format: po, path: Translations}", to: "phrasebook.yml")
    let result = try run()
    #expect(result.status == 2)
    #expect(result.errors.contains("path"))
    #expect(!result.errors.contains("has no exchange"))
    try folder.write("languages: [de]", to: "phrasebook.yml")
    #expect(try run().errors.contains("has no exchange"))
  }

  @Test("a translation in a file goes to the catalog, and one in the catalog to the file")
  func bothWays() throws {
    try configure("xliff")
    _ = try run()
    let file = "Translations/de.xliff"
    try folder.write(try text(file).replacing("Abbrechen", with: "Abbruch"), to: file)
    try folder.write(
      Self.catalog.replacing("%lld Dateien", with: "%lld Akten"), to: "App/Localizable.xcstrings")
    let result = try run()
    #expect(result.status == 0, "\(result.errors)")
    let catalog = try text("App/Localizable.xcstrings")
    #expect(
      catalog
        == Self.catalog.replacing("%lld Dateien", with: "%lld Akten")
        .replacing("Abbrechen", with: "Abbruch"))
    #expect(try text(file).contains("Abbruch"))
    #expect(try text(file).contains("%lld Akten"))
    #expect(try run("--check").status == 0)
  }

  /// A repository may lead a file of the folder to any file of the user.
  @Test(
    "no link is followed to a file or out of the project",
    arguments: [
      ("Translations/de.po", "precious"), ("Translations/.base/de.po", "precious"),
      ("Translations/de.po", "missing"), ("Translations", ""), ("Translations/.base", ""),
    ])
  func links(_ link: String, _ target: String) throws {
    try configure("po")
    let outside = try TemporaryFolder()
    try outside.write("precious", to: "precious")
    let place = folder.url.appendingPathComponent(link)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: place, withDestinationURL: outside.url.appendingPathComponent(target))
    for arguments in [["."], [".", "--check"]] {
      let result = try BuiltCommand().run(["exchange"] + arguments, in: folder.url)
      #expect(result.status == 2)
      #expect(result.errors.contains("\(link): it is a symbolic link"), "\(result.errors)")
    }
    #expect(outside.names(in: "") == ["precious"])
    #expect(try outside.data(at: "precious") == Data("precious".utf8))
    #expect(try text("App/Localizable.xcstrings") == Self.catalog)
  }

  @Test("a text that changed on both sides is reported and stays in both")
  func conflict() throws {
    try configure("po")
    _ = try run()
    let file = "Translations/de.po"
    try folder.write(try text(file).replacing("Abbrechen", with: "Abbruch"), to: file)
    let changed = Self.catalog.replacing("Abbrechen", with: "Beenden")
    try folder.write(changed, to: "App/Localizable.xcstrings")
    let result = try run()
    #expect(result.status == 1)
    #expect(result.errors.contains("changed on both sides"))
    #expect(try text("App/Localizable.xcstrings") == changed)
    #expect(try text(file).contains("Abbruch"))
  }

  @Test("a file that another tool wrote in its own way stays if its texts are the same")
  func otherTool() throws {
    try configure("po")
    _ = try run()
    let file = "Translations/de.po"
    let other = "# A header of another tool\n" + (try text(file))
    try folder.write(other, to: file)
    #expect(try run().status == 0)
    #expect(try text(file) == other)
  }

  /// A project in which nothing is translated, with a setting for all languages.
  private func beginUntranslated(_ format: String) throws {
    try folder.write(
      #"{"sourceLanguage": "en", "strings": {"Close": {}}, "version": "1.0"}"#,
      to: "App/Localizable.xcstrings")
    try folder.write("exchange: {format: \(format), folder: Translations}", to: "phrasebook.yml")
  }

  @Test("without translations and languages, the setting that lists languages is named")
  func nothingTranslated() throws {
    try beginUntranslated("xliff")
    let result = try run()
    #expect(result.status == 2)
    #expect(
      result.errors.contains(
        ".: nothing is translated yet; list languages below exchange in phrasebook.yml"))
    #expect(folder.names(in: "Translations") == [])
    try configure("xliff")
    #expect(try run().status == 0)
    #expect(folder.names(in: "Translations").contains("de.xliff"))
  }

  @Test("a language that is related to one of a catalog comes back from its own file")
  func relatedLanguages() throws {
    try folder.write(
      "exchange: {format: xliff, folder: Translations, languages: [de, de-AT]}",
      to: "phrasebook.yml")
    #expect(try run().status == 0)
    let listed = try run("--check")
    #expect(listed.status == 0, "\(listed.errors)")
    // The same for a language that another catalog has.
    try folder.write("exchange: {format: xliff, folder: Both}", to: "phrasebook.yml")
    try folder.write(
      Self.catalog.replacing("\"de\"", with: "\"de-AT\""), to: "App/Other.xcstrings")
    #expect(try run().status == 0)
    #expect(folder.names(in: "Both").contains("de-AT.xliff"))
    let other = try run("--check")
    #expect(other.status == 0, "\(other.errors)")
  }

  @Test("a template has nothing to import")
  func template() throws {
    try beginUntranslated("po")
    #expect(try run().status == 0)
    #expect(folder.names(in: "Translations").contains("Localizable.pot"))
    let check = try run("--check")
    #expect(check.status == 0, "\(check.errors)")
    let second = try run()
    #expect(second.status == 0, "\(second.errors)")
    #expect(second.output == "")
  }

  @Test("without a setting, or with an unknown format, nothing is written")
  func settings() throws {
    try folder.write("languages: [de]", to: "phrasebook.yml")
    #expect(try run().status == 2)
    try configure("word")
    #expect(try run().status == 2)
    try folder.write("exchange: {format: po, folder: ../out}", to: "phrasebook.yml")
    #expect(try run().status == 2)
    #expect(try text("App/Localizable.xcstrings") == Self.catalog)
  }
}
