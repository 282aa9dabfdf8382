@testable import PhrasebookReports

extension HTMLPage {
  /// The page without its style, script and data.
  static func withoutScript(_ page: String) -> String {
    page.replacing(style, with: "").replacing(script, with: "")
      .replacing(data(of: page) ?? "", with: "")
  }

  /// The JSON of the findings, as the page has it.
  static func data(of page: String) -> String? {
    guard let start = page.firstRange(of: "id=\"data\" nonce=\"phrasebook\">\n"),
      let end = page[start.upperBound...].firstRange(of: "</script>")
    else { return nil }
    return String(page[start.upperBound..<end.lowerBound])
  }
}
