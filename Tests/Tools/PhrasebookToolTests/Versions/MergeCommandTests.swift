import Foundation
import TestSupport
import Testing

/// `phrasebook merge` on files, with the real command.
struct MergeCommandTests {
  let command: BuiltCommand
  let folder: TemporaryFolder

  init() throws {
    command = try BuiltCommand()
    folder = try TemporaryFolder()
  }

  private func write(_ name: String, _ texts: [String: [String: String]]) throws {
    try folder.write(Repository.text(of: texts), to: name)
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try command.run(arguments, in: folder.url)
  }

  private func read(_ name: String) throws -> String {
    String(decoding: try folder.data(at: name), as: UTF8.self)
  }

  @Test func theResultGoesToStandardOutput() throws {
    try write("base", ["a": ["de": "A"]])
    try write("ours", ["a": ["de": "A", "fr": "A"]])
    try write("theirs", ["a": ["de": "A"], "b": [:]])
    let outcome = try run("merge", "base", "ours", "theirs")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == Repository.text(of: ["a": ["de": "A", "fr": "A"], "b": [:]]))
  }

  @Test func oneSideAloneIsTheResultToTheByte() throws {
    try write("base", ["a": ["de": "A"]])
    try folder.write("{\"strings\":{\"z\":{},\"a\":{}},\"sourceLanguage\":\"en\"}", to: "theirs")
    #expect(try run("merge", "base", "base", "theirs").output == read("theirs"))
    #expect(try run("merge", "base", "theirs", "base").output == read("theirs"))
  }

  @Test func conflictsAreSaidWithTheirPlace() throws {
    try write("base", ["a": ["de": "A"]])
    try write("ours", ["a": ["de": "mine"]])
    try write("theirs", ["a": ["de": "other"]])
    let outcome = try run(
      "merge", "base", "ours", "theirs", "-o", "out", "--path", "L.xcstrings", "--format", "json")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains(
        """
        L.xcstrings:7:9: warning: conflict in "a" [de]: ours is "mine" (translated), theirs is "other" \
        (translated)
        """), "\(outcome.errors)")
    #expect(
      outcome.output.hasPrefix(
        """
        {"conflicts":[{"file":"L.xcstrings","table":"L","key":"a","language":"de",\
        "base":{"text":"A","state":"translated"},"ours":{"text":"mine","state":"translated"},\
        "theirs":{"text":"other","state":"translated"}}]
        """), "\(outcome.output)")
    let settled = try run(
      "merge", "base", "ours", "theirs", "-o", "out", "--prefer", "theirs")
    #expect(settled.status == 0)
    #expect(try read("out") == Repository.text(of: ["a": ["de": "other"]]))
  }

  @Test func unreadableFilesAreLeftAlone() throws {
    try write("base", ["a": [:]])
    try folder.write("{", to: "ours")
    let outcome = try run("merge", "base", "ours", "base", "-o", "ours")
    #expect(outcome.status == 2)
    #expect(try read("ours") == "{")
    #expect(try run("merge", "base", "nowhere", "base").status == 2)
    #expect(try run("merge", "base", "ours").status == 64)
    #expect(try run("merge", "--repair").status == 64)
    #expect(try run("merge", "base", "base", "base", "--prefer", "nobody").status == 64)
  }

  @Test func markersOfALineMergeAreRepaired() throws {
    let repository = try Repository(
      ["Hello": ["de": "Hallo"], "Bye": ["de": "Tschüs"]], installing: [])
    try repository.branch("one") {
      $0["Hello"]?["fr"] = "Bonjour"
      $0["Bye"]?["de"] = "Ade"
    }
    try repository.branch("two") {
      $0["Hello"]?["es"] = "Hola"
      $0["New"] = ["de": "Neu"]
    }
    #expect(try repository.git("merge", "one", isExpectedToFail: true).status == 1)
    #expect(try repository.read().contains("<<<<<<<"))
    let outcome = try repository.phrasebook("merge", "--repair", Repository.catalog)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try repository.texts() == [
        "Hello": ["de": "Hallo", "fr": "Bonjour", "es": "Hola"], "Bye": ["de": "Ade"],
        "New": ["de": "Neu"],
      ])
    let again = try repository.phrasebook("merge", "--repair", Repository.catalog)
    #expect(again.output.contains("nothing to repair"))
  }

  /// If git has moved lines between keys, the versions that it still has are used.
  @Test func theVersionsThatGitHasAreSurerThanMarkers() throws {
    let repository = try Repository(["a": [:], "c": ["de": "C"]], installing: [])
    try repository.branch("one") {
      $0["b"] = ["de": "B", "fr": "B"]
      $0["c"]?["de"] = "C one"
    }
    try repository.branch("two") {
      $0["b"] = ["fr": "B"]
      $0["bb"] = ["de": "BB", "fr": "BB"]
    }
    #expect(try repository.git("merge", "one", isExpectedToFail: true).status == 1)
    let repair = try repository.phrasebook("merge", "--repair", Repository.catalog)
    #expect(repair.status == 0, "\(repair.errors)")
    #expect(!repair.errors.contains("markers only"))
    #expect(
      try repository.texts() == [
        "a": [:], "b": ["de": "B", "fr": "B"], "bb": ["de": "BB", "fr": "BB"], "c": ["de": "C one"],
      ])
  }

  @Test func whatAPersonWroteBetweenTheMarkersStays() throws {
    let repository = try Repository(["a": ["de": "A"]], installing: [])
    try repository.branch("one") { $0["a"]?["de"] = "one" }
    try repository.branch("two") { $0["a"]?["de"] = "two" }
    try repository.git("merge", "one", isExpectedToFail: true)
    let edited = try repository.read().replacingOccurrences(of: "\"two\"", with: "\"by hand\"")
    try repository.folder.write(edited, to: Repository.catalog)
    let repair = try repository.phrasebook(
      "merge", "--repair", Repository.catalog, "--prefer", "ours")
    #expect(repair.status == 0)
    #expect(repair.errors.contains("markers only"), "\(repair.errors)")
    #expect(try repository.texts() == ["a": ["de": "by hand"]])
  }

  @Test func keysTwiceAreMerged() throws {
    let text = Repository.text(of: ["a": ["de": "A"], "b": ["fr": "B"]])
    try folder.write(text.replacingOccurrences(of: "\"b\"", with: "\"a\""), to: "L.xcstrings")
    let outcome = try run("merge", "--repair", "L.xcstrings")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("repaired"))
    #expect(try read("L.xcstrings") == Repository.text(of: ["a": ["de": "A", "fr": "B"]]))
  }

  @Test func keysTwiceThatDisagreeAreAConflict() throws {
    let text = Repository.text(of: ["a": ["de": "one"], "b": ["de": "two"]])
    let twice = text.replacingOccurrences(of: "\"b\"", with: "\"a\"")
    try folder.write(twice, to: "L.xcstrings")
    #expect(try run("merge", "--repair", "L.xcstrings").status == 1)
    #expect(try read("L.xcstrings").contains("needs_review"))
    try folder.write(twice, to: "L.xcstrings")
    #expect(try run("merge", "--repair", "L.xcstrings", "--prefer", "theirs").status == 0)
    #expect(try read("L.xcstrings") == Repository.text(of: ["a": ["de": "two"]]))
  }
}
