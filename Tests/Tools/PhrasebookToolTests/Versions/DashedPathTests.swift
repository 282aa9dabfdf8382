import Foundation
import TestSupport
import Testing

/// Paths that begin with `-` look like options; git passes them to the drivers as they are.
struct DashedPathTests {
  static let paths = ["-L.xcstrings", "--version.xcstrings", "-o/Localizable.xcstrings"]

  /// A repository whose catalog has such a path, with a change of the same key on two branches.
  private func repository(_ path: String) throws -> Repository {
    let repository = try Repository([:], installing: ["merge", "diff"])
    func save(_ texts: [String: [String: String]]) throws {
      try repository.write(texts, to: path)
    }
    try save(["a": ["de": "A"], "z": ["de": "Z"]])
    try repository.commit("catalog")
    try repository.git("checkout", "--quiet", "-b", "theirs")
    try save(["a": ["de": "A"], "z": ["de": "theirs"]])
    try repository.commit("theirs")
    try repository.git("checkout", "--quiet", "main")
    return repository
  }

  @Test("the merge driver merges both sides", arguments: paths)
  func merges(_ path: String) throws {
    let repository = try repository(path)
    try repository.write(["a": ["de": "ours"], "z": ["de": "Z"]], to: path)
    try repository.commit("ours")
    try repository.git("merge", "--quiet", "-m", "merge", "theirs")
    let text = try repository.read(path)
    #expect(text.contains("\"ours\"") && text.contains("\"theirs\""), "\(text)")
  }

  @Test("a conflict keeps both sides in the file", arguments: paths)
  func conflicts(_ path: String) throws {
    let repository = try repository(path)
    try repository.write(["a": ["de": "A"], "z": ["de": "ours"]], to: path)
    try repository.commit("ours")
    let merge = try repository.git("merge", "theirs", isExpectedToFail: true)
    #expect(merge.status == 1)
    #expect((merge.output + merge.errors).contains(path), "\(merge)")
    let text = try repository.read(path)
    #expect(text.contains("ours") && text.contains("theirs"), "\(text)")
  }

  @Test("git diff shows the change", arguments: paths)
  func differences(_ path: String) throws {
    let repository = try repository(path)
    let diff = try repository.git("diff", "main", "theirs")
    #expect(diff.output.contains("theirs") && diff.errors.isEmpty, "\(diff)")
  }

  @Test("the command reads such catalogs, from git too", arguments: paths)
  func commands(_ path: String) throws {
    let repository = try repository(path)
    let diff = try repository.phrasebook("diff", "main", "theirs")
    #expect(diff.status == 0 && diff.output.contains("theirs"), "\(diff)")
    let history = try repository.phrasebook("history", "z", ".")
    #expect(
      history.status == 0 && history.output.contains("added with translations in de"), "\(history)")
  }
}
