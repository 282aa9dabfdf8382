import Foundation
import TestSupport
import Testing

/// `phrasebook diff` and `phrasebook history`, with real git.
struct DiffCommandTests {
  private func repository() throws -> Repository {
    let repository = try Repository(
      ["Hello": ["de": "Hallo"], "Old": ["de": "Alt"]], installing: ["diff"])
    try repository.git("tag", "start")
    try repository.git("config", "user.name", "Bruno")
    try repository.write([
      "Hello": ["de": "Guten Tag", "fr": "Bonjour"], "Newer": ["de": "Alt"], "<b>|`x`": [:],
    ])
    try repository.commit("greet politely")
    return repository
  }

  @Test func revisionsAreCompared() throws {
    let repository = try repository()
    let outcome = try repository.phrasebook("diff", "start", "HEAD")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output == """
        Localizable (App/Localizable.xcstrings): 1 added, 1 renamed
          + "<b>|`x`": added
          ~ "Newer": renamed from "Old"
          de: 1 translated
            ~ "Hello": "Hallo" → "Guten Tag"
          fr: 1 translated
            ~ "Hello": "Bonjour"

        """)
    #expect(try repository.phrasebook("diff", "start..HEAD").output == outcome.output)
    #expect(try repository.phrasebook("diff", "start", "--check").status == 1)
    #expect(try repository.phrasebook("diff").output == "")
    #expect(try repository.phrasebook("diff", "start", "--only", "Other").output == "")
    #expect(
      try repository.phrasebook("diff", "start:\(Repository.catalog)", Repository.catalog).output
        == outcome.output)
    #expect(try repository.phrasebook("diff", "nowhere", "HEAD").status == 2)
    #expect(try repository.phrasebook("diff", "--upload-pack=x", "HEAD").status == 64)
  }

  @Test func differencesHaveEveryFormat() throws {
    let repository = try repository()
    let json = try repository.phrasebook("diff", "start", "HEAD", "--format", "json").output
    #expect(
      json.hasPrefix(
        """
        {"tables":[{"file":"App/Localizable.xcstrings","table":"Localizable",\
        "keys":{"added":1,"renamed":1},"languages":{"de":{"translated":1},"fr":{"translated":1}}}],\
        "changes":[{"kind":"added",
        """), "\(json)")
    #expect(json.contains(#""kind":"renamed","file":"App/Localizable.xcstrings""#))
    #expect(json.contains(#""before":"Hallo","after":"Guten Tag","stateBefore":"translated""#))
    let page = try repository.phrasebook("diff", "start", "HEAD", "--format", "markdown").output
    #expect(page.contains("| | added | renamed | translated |\n|---|--:|--:|--:|\n"), "\(page)")
    #expect(page.contains("| `de` |  |  | 1 |"))
    #expect(page.contains("- ``<b>\\|`x` `` **added**") || page.contains("``"), "\(page)")
    #expect(!page.contains("<b>|"))
  }

  @Test func gitShowsSentences() throws {
    let repository = try repository()
    let lines = try repository.git("diff", "start", "HEAD", "--", Repository.catalog).output
      .split(separator: "\n").filter {
        ($0.hasPrefix("+") || $0.hasPrefix("-")) && !$0.hasPrefix("+++") && !$0.hasPrefix("---")
      }
    #expect(
      lines == [
        "+\"<b>|`x`\"", "-\"Hello\" [de] Hallo", "-\"Old\"", "-\"Old\" [de] Alt",
        "+\"Hello\" [de] Guten Tag", "+\"Hello\" [fr] Bonjour", "+\"Newer\"",
        "+\"Newer\" [de] Alt",
      ])
    #expect(try repository.git("log", "-p", "-1").output.contains("+\"Hello\" [fr] Bonjour"))
  }

  @Test func whoChangedWhat() throws {
    let repository = try repository()
    let outcome = try repository.phrasebook("history", "Hello", "--language", "de")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines.first?.hasSuffix("2026-01-02 Bruno: greet politely") == true, "\(lines)")
    #expect(lines.dropFirst().first == "  de translated: \"Hallo\" → \"Guten Tag\"")
    #expect(lines.last == "  added with translations in de")
  }

  @Test func aKeyIsFollowedThroughItsNames() throws {
    let repository = try repository()
    try repository.git("mv", Repository.catalog, "App/Texts.xcstrings")
    try repository.commit("move")
    let outcome = try repository.phrasebook("history", "Newer", "App/Texts.xcstrings")
    #expect(outcome.output.contains("renamed from \"Old\""), "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("Anna: start"))
    #expect(try repository.phrasebook("history", "Nothing").status == 2)
    let json = try repository.phrasebook("history", "Newer", "--format", "json").output
    #expect(json.contains(#""kind":"renamed","key":"Newer","oldKey":"Old""#), "\(json)")
  }
}
