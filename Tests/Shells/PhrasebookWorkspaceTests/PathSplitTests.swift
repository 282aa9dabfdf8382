import TestSupport
import Testing

@testable import PhrasebookWorkspace

/// Which of the arguments of an operation are its PATHs.
struct PathSplitTests {
  private let scratch: TemporaryFolder
  private let folder: String

  init() throws {
    scratch = try TemporaryFolder()
    folder = scratch("Sources")
    try scratch.write("", to: "Sources/A.swift")
    try scratch.write("", to: "fr.xcloc/contents.json")
  }

  private func parts(_ split: PathSplit) -> [[String]] { [split.items, split.paths] }

  @Test func keysComeBeforeWhatExists() {
    #expect(parts(.keys(["Hello", folder])) == [["Hello"], [folder]])
    let file = scratch("Sources/A.swift")
    #expect(parts(.keys(["a", "b", folder, file])) == [["a", "b"], [folder, file]])
    #expect(parts(.keys(["a", folder, "none"])) == [["a", folder, "none"], ["."]])
    #expect(parts(.keys([folder])) == [[folder], ["."]])
  }

  @Test func picturesComeBeforeACatalogOrAFolder() {
    #expect(parts(.pictures(["a.png", folder])) == [["a.png"], [folder]])
    #expect(parts(.pictures(["a.png", "T.xcstrings"])) == [["a.png"], ["T.xcstrings"]])
    #expect(parts(.pictures(["a.png", "b.png"])) == [["a.png", "b.png"], ["."]])
    #expect(parts(.pictures([])) == [[], ["."]])
  }

  @Test func importedFilesComeBeforeCatalogsOrAFolder() {
    let bundle = scratch("fr.xcloc")
    #expect(parts(.imported(["fr.xliff", folder])) == [["fr.xliff"], [folder]])
    #expect(
      parts(.imported(["fr.po", "A.xcstrings", "B.xcstrings"]))
        == [["fr.po"], ["A.xcstrings", "B.xcstrings"]])
    #expect(parts(.imported([folder])) == [[folder], ["."]])
    #expect(parts(.imported(["fr.xliff", bundle])) == [["fr.xliff", bundle], ["."]])
  }

  @Test func theMemoryIsThatOfAFolderBehindFilesOrAmongThem() {
    #expect(parts(.remembered(["fr.tmx", folder])) == [["fr.tmx"], [folder]])
    #expect(parts(.remembered([folder])) == [[folder], [folder]])
    #expect(parts(.remembered(["fr.tmx", "A.xcstrings"]))[1] == ["A.xcstrings"])
    #expect(parts(.remembered(["fr.tmx"])) == [["fr.tmx"], ["."]])
  }

  @Test func aLanguageIsNotAPath() {
    #expect(!PathSplit.isPath("fr"))
    #expect(!PathSplit.isPath("pt-BR"))
    #expect(PathSplit.isPath("."))
    #expect(PathSplit.isPath(folder))
  }
}
