import Foundation
import TestSupport
import Testing

@Suite("review shows who wrote a translation")
struct AuthorTests {
  private func authors(_ repository: Repository) throws -> [String: String?] {
    let list = try repository.phrasebook("review", ".", "--authors", "--format", "json")
    #expect(list.status == 0, "\(list.errors)")
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [String: Any])
    let strings = try #require(json["strings"] as? [[String: Any]])
    return Dictionary(
      uniqueKeysWithValues: strings.compactMap { string in
        (string["key"] as? String).map { ($0, string["author"] as? String) }
      })
  }

  private func texts(_ values: [String: String]) -> String {
    Repository.text(of: values.mapValues { ["fr": $0] })
      .replacing("\"translated\"", with: "\"needs_review\"")
  }

  @Test("of the last commit, wherever its lines are now, and nobody of a text that is not in it")
  func authors() throws {
    let repository = try Repository([:], installing: [])
    try repository.folder.write(texts(["a": "A", "z": "Z"]), to: Repository.catalog)
    try repository.commit("texts")
    try repository.git("config", "user.name", "Berta")
    try repository.folder.write(texts(["a": "A", "z": "Zed"]), to: Repository.catalog)
    // Both commits may be made in one second.
    try repository.git("add", "--all")
    try repository.git("commit", "--quiet", "--date", "2030-01-01T00:00:00Z", "-m", "another text")
    #expect(try authors(repository) == ["a": "Anna", "z": "Berta"])
    // New lines before and between them.
    try repository.folder.write(
      "\n\n" + texts(["a": "A", "b": "B", "z": "Zed"]), to: Repository.catalog)
    #expect(try authors(repository) == ["a": "Anna", "b": nil, "z": "Berta"])
    try repository.folder.write(texts(["a": "Ah", "z": "Zed"]), to: Repository.catalog)
    #expect(try authors(repository) == ["a": nil, "z": "Berta"])
  }

  @Test(
    "without a program of the repository", arguments: ["filter.a=b.clean", "diff.a=b.textconv"])
  func programs(_ setting: String) throws {
    let repository = try Repository([:], installing: [])
    try repository.folder.write(texts(["a": "A"]), to: Repository.catalog)
    try repository.folder.write("*.xcstrings filter=a=b diff=a=b\n", to: ".gitattributes")
    try repository.commit("texts")
    let mark = repository.folder("started")
    try repository.git("config", setting, "touch '\(mark)'; cat")
    try repository.folder.write(texts(["a": "A", "b": "B"]), to: Repository.catalog)
    #expect(try authors(repository) == ["a": "Anna", "b": nil])
    #expect(!FileManager.default.fileExists(atPath: mark))
    // Without our arguments git does start it.
    try repository.git("blame", "--", Repository.catalog)
    #expect(FileManager.default.fileExists(atPath: mark))
  }
}
