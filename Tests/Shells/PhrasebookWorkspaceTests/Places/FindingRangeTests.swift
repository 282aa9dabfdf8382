import PhrasebookModel
import Testing

@testable import PhrasebookWorkspace

@Suite struct FindingRangeTests {
  @Test(arguments: [
    ("let a = Text(\"Hello\") // b", 14, "\"Hello\""),
    ("let a = Text(#\"Hello\"#)", 14, "#\"Hello\"#"),
    ("NSLocalizedString(@\"key\", @\"\");", 19, "@\"key\""),
    ("NSLocalizedString(key, nil);", 19, "key"),
    ("a = @[];", 5, "@[];"),
  ])
  func theTokenAtThePlaceIsUnderlined(_ source: String, _ column: Int, _ token: String) {
    let text = DocumentText(Array(source.utf8))
    let range = FindingRange.of(Location(file: "a", line: 1, column: column), in: text)
    #expect(String(decoding: text.bytes[range], as: UTF8.self) == token)
  }
}
