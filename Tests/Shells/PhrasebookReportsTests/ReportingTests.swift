import Foundation
import PhrasebookModel
import PhrasebookProjects
import PhrasebookWorkspace
import Testing

@testable import PhrasebookReports

struct ReportingTests {
  @Test func hiddenCharactersAreSpelledOut() {
    #expect(VisibleText.of("a\u{1B}[31mb\u{202E}c\n") == #"a\u{1B}[31mb\u{202E}c\n"#)
    #expect(VisibleText.of("Grüße 👩‍👩‍👧 עברית") == "Grüße 👩‍👩‍👧 עברית")
  }

  @Test func jsonIsWhatFoundationReads() throws {
    let texts = ["", "\"\\/\u{0}\u{1F}\n\r\t", "é👍\u{2028}", "\u{7F}"]
    var json = JSONWriter()
    json.object { json in
      json.member("texts", texts) { $0.string($1) }
      json.member("absent", nil as String?)
      json.member("number", 3)
    }
    let value = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any]
    #expect(value?["texts"] as? [String] == texts)
    #expect(value?["number"] as? Int == 3)
    #expect(value?.count == 2)
  }
}
