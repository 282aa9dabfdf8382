import Foundation
import TestSupport
import Testing

/// A project on Weblate: its own format classes, without its server, read and write the files that
/// `exchange` keeps in step. `PHRASEBOOK_WEBLATE` is a Python that has PyPI's weblate.
struct WeblateTests {
  private let folder: TemporaryFolder
  private static let catalog = "App/Localizable.xcstrings"
  private static let mark = " ✓"

  init() throws {
    folder = try TemporaryFolder()
    func unit(_ text: String, _ state: String = "translated") -> [String: Any] {
      ["stringUnit": ["state": state, "value": text]]
    }
    func forms(_ kind: String, _ forms: [String: String]) -> [String: Any] {
      ["variations": [kind: forms.mapValues { unit($0) }]]
    }
    var strings: [String: Any] = [
      "%lld files": [
        "localizations": [
          "en": forms("plural", ["one": "%lld file", "other": "%lld files"]),
          "de": forms("plural", ["one": "%lld Datei", "other": "%lld Dateien"]),
        ]
      ],
      "Tap": [
        "localizations": [
          "en": forms("device", ["mac": "Click", "other": "Tap"]),
          "de": forms("device", ["mac": "Klicken", "other": "Tippen"]),
        ]
      ],
      "Check this": ["localizations": ["de": unit("Prüfen", "needs_review")]],
      "Not yet": [:],
      "Say \"hello\" to %@\nand 👋🏽": [
        "comment": "Two lines, quotes", "localizations": ["de": unit("Grüße „%@“\nund 👋🏽")],
      ],
    ]
    for number in 10..<50 {
      strings["Text \(number) of %@"] = [
        "comment": "Number \(number)", "localizations": ["de": unit("Text \(number) von %@")],
      ]
    }
    let json = try JSONSerialization.data(
      withJSONObject: ["sourceLanguage": "en", "strings": strings, "version": "1.0"])
    try folder.write(String(decoding: json, as: UTF8.self), to: Self.catalog)
    _ = try phrasebook("format", ".")
  }

  private func phrasebook(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try BuiltCommand().run(arguments, in: folder.url, limit: 120)
  }

  private func weblate(_ arguments: String...) throws -> String {
    let python = try #require(ProcessInfo.processInfo.environment["PHRASEBOOK_WEBLATE"])
    let script = PackageRoot.folder.appending(path: "scripts/exchange_peers/weblate_peer.py").path
    let result = try BuiltCommand(at: URL(fileURLWithPath: python))
      .run([script] + arguments, in: folder.url, limit: 120)
    #expect(result.status == 0, "\(result.errors)")
    return result.output.split(separator: "\n").last.map(String.init) ?? ""
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try folder.data(at: path), as: UTF8.self)
  }

  @Test(
    "what is translated on Weblate comes home and changes nothing else; what changes here appears there",
    .needsEnvironment("PHRASEBOOK_WEBLATE"),
    arguments: [
      ("po", "de.po"), ("xliff", "de.xliff"), ("strings", "de.lproj/Localizable.strings"),
    ])
  func bothWays(format: String, name: String) throws {
    try folder.write(
      "exchange: {format: \(format), folder: Translations, languages: [de]}", to: "phrasebook.yml")
    #expect(try phrasebook("exchange", ".").status == 0)
    let file = "Translations/\(name)"
    let before = try text(Self.catalog)
    let counts = try JSONDecoder().decode([Int].self, from: Data(weblate(format, file).utf8))
    #expect(counts.count == 2 && counts[0] > 40 && counts[1] > 5)

    let home = try phrasebook("exchange", ".")
    #expect(home.status == 0, "\(home.errors)")
    let after = try text(Self.catalog)
    #expect(after.components(separatedBy: Self.mark).count - 1 == counts.last)
    #expect(after.replacing(Self.mark, with: "") == before)
    #expect(try phrasebook("exchange", ".", "--check").status == 0)

    let lines = try text(file).split(separator: "\n")
    #expect(try phrasebook("set", "Text 30 of %@", "de", "%@, Text 30", ".").status == 0)
    #expect(try phrasebook("exchange", ".").status == 0)
    let changed = try text(file).split(separator: "\n").difference(from: lines)
    #expect(!changed.isEmpty && changed.count <= 6, "\(changed)")
    let there = try JSONDecoder().decode(
      [[String]].self, from: Data(weblate(format, file, "--texts").utf8))
    #expect(there.contains { $0.last == "%@, Text 30" }, "\(there)")
  }
}
