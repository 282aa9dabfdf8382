import Foundation
import TestSupport
import Testing

/// Real git with the real command as its merge driver: two branches, and twenty of translators.
struct MergeDriverTests {
  static let start = [
    "Hello": ["de": "Hallo"], "Bye": ["de": "Tschüs"], "Thanks": ["de": "Danke"],
  ]

  /// The way in which work gets from one branch to another.
  enum Way: String, CaseIterable, Sendable {
    case merge, rebase, cherryPick, stash

    /// Brings what `branch` has to the branch that is checked out; true if git reports no conflict.
    func bring(_ branch: String, in repository: Repository) throws -> Bool {
      switch self {
      case .merge:
        return try repository.git(
          "merge", "--quiet", "--no-ff", "-m", "merge", branch, isExpectedToFail: true
        ).status == 0
      case .cherryPick:
        return try repository.git("cherry-pick", branch, isExpectedToFail: true).status == 0
      case .rebase:
        let trunk = try repository.git("rev-parse", "--abbrev-ref", "HEAD").output
          .trimmingCharacters(in: .newlines)
        try repository.git("checkout", "--quiet", branch)
        let isClean =
          try repository.git("rebase", "--quiet", trunk, isExpectedToFail: true).status
          == 0
        guard isClean else { return false }
        try repository.git("checkout", "--quiet", trunk)
        try repository.git("merge", "--quiet", "--ff-only", branch)
        return true
      case .stash:
        // The work of the branch as if it had not been committed.
        let trunk = try repository.git("rev-parse", "--abbrev-ref", "HEAD").output
          .trimmingCharacters(in: .newlines)
        try repository.git("checkout", "--quiet", branch)
        try repository.git("reset", "--quiet", "--soft", "HEAD~1")
        try repository.git("stash", "push", "--quiet")
        try repository.git("checkout", "--quiet", trunk)
        guard try repository.git("stash", "pop", isExpectedToFail: true).status == 0 else {
          return false
        }
        try repository.commit("work of \(branch)")
        return true
      }
    }
  }

  @Test(arguments: Way.allCases) func twoBranchesAreMerged(_ way: Way) throws {
    let repository = try Repository(Self.start)
    try repository.branch("one") {
      $0["Hello"]?["fr"] = "Bonjour"
      $0["New of one"] = [:]
      $0["Bye"] = nil
    }
    try repository.branch("two") {
      $0["Hello"]?["es"] = "Hola"
      $0["New of two"] = ["de": "Neu"]
      $0["Thanks"]?["de"] = "Vielen Dank"
    }
    try repository.git("checkout", "--quiet", "one")
    #expect(try way.bring("two", in: repository))
    #expect(
      try repository.texts() == [
        "Hello": ["de": "Hallo", "fr": "Bonjour", "es": "Hola"], "Thanks": ["de": "Vielen Dank"],
        "New of one": [:], "New of two": ["de": "Neu"],
      ])
  }

  @Test(arguments: Way.allCases) func twentyBranchesAreMerged(_ way: Way) throws {
    let repository = try Repository(Self.start)
    let letters = Array("abcdefghij")
    let languages = (0..<20).map { "\(letters[$0 / 10])\(letters[$0 % 10])" }
    for language in languages {
      try repository.branch("in-\(language)") { texts in
        for key in Self.start.keys { texts[key]?[language] = "\(key) in \(language)" }
        texts["Only \(language)"] = [language: "new"]
      }
    }
    try repository.git("checkout", "--quiet", "main")
    for language in languages {
      #expect(try way.bring("in-\(language)", in: repository), "\(way) of \(language)")
    }
    let texts = try repository.texts()
    #expect(texts.count == 3 + languages.count)
    for language in languages {
      #expect(texts["Hello"]?[language] == "Hello in \(language)")
      #expect(texts["Only \(language)"] == [language: "new"])
    }
    #expect(texts["Hello"]?["de"] == "Hallo")
    #expect(try repository.git("status", "--porcelain").output == "")
  }

  @Test(arguments: Way.allCases) func aConflictStopsGitAndLeavesAValidFile(_ way: Way) throws {
    let repository = try Repository(Self.start)
    try repository.branch("one") { $0["Hello"]?["de"] = "Guten Tag" }
    try repository.branch("two") {
      $0["Hello"]?["de"] = "Moin"
      $0["Hello"]?["fr"] = "Bonjour"
    }
    try repository.git("checkout", "--quiet", "one")
    #expect(try !way.bring("two", in: repository))
    #expect(try repository.git("status", "--porcelain").output.contains("UU App/"))
    let texts = try repository.texts()
    #expect(texts["Hello"] == ["de": "Guten Tag", "fr": "Bonjour"])
    let text = try repository.read()
    #expect(text.contains("\"needs_review\""))
    #expect(text.contains("Moin"))
    let repair = try repository.phrasebook(
      "merge", "--repair", Repository.catalog, "--prefer", "theirs")
    #expect(repair.status == 0, "\(repair.errors)")
    #expect(try repository.texts()["Hello"] == ["de": "Moin", "fr": "Bonjour"])
    #expect(try !repository.read().contains("needs_review"))
  }

  @Test func bothBranchesAddTheFile() throws {
    let repository = try Repository([:])
    for (branch, language) in [("one", "de"), ("two", "fr")] {
      try repository.git("checkout", "--quiet", "-b", branch, "main")
      try repository.write(["Key": [language: "text"]], to: "App/New.xcstrings")
      try repository.commit(branch)
    }
    try repository.git("merge", "--quiet", "-m", "merge", "one")
    let text = try repository.read("App/New.xcstrings")
    #expect(text.contains("\"de\"") && text.contains("\"fr\""))
  }

  @Test func aFileThatIsNoCatalogIsMergedByLines() throws {
    let repository = try Repository(Self.start)
    for (branch, word) in [("one", "ours"), ("two", "theirs")] {
      try repository.git("checkout", "--quiet", "-b", branch, "main")
      try repository.folder.write("{ \(word)\n", to: Repository.catalog)
      try repository.commit(branch)
    }
    #expect(try repository.git("merge", "one", isExpectedToFail: true).status == 1)
    let text = try repository.read()
    #expect(text.contains("<<<<<<<") && text.contains("{ ours") && text.contains("{ theirs"))
  }

  @Test func branchesThatCrossAreMerged() throws {
    let repository = try Repository(Self.start)
    try repository.branch("one") { $0["Hello"]?["fr"] = "Bonjour" }
    try repository.branch("two") { $0["Hello"]?["es"] = "Hola" }
    try repository.git("branch", "old-two")
    try repository.git("merge", "--quiet", "-m", "two takes one", "one")
    try repository.git("checkout", "--quiet", "one")
    try repository.git("merge", "--quiet", "-m", "one takes two", "old-two")
    var texts = try repository.texts()
    texts["Bye"]?["fr"] = "Au revoir"
    try repository.write(texts)
    try repository.commit("more")
    try repository.git("merge", "--quiet", "-m", "again", "two")
    #expect(try repository.texts()["Hello"] == ["de": "Hallo", "fr": "Bonjour", "es": "Hola"])
    #expect(try repository.texts()["Bye"] == ["de": "Tschüs", "fr": "Au revoir"])
  }
}
