import CReportPage

/// The page of the HTML report, with slots that are filled in one pass: a text in a slot is never
/// read for slots again.
enum HTMLPage {
  static let style = String(cString: phrasebook_report_style())
  static let script = String(cString: phrasebook_report_script())

  private static let page = String(cString: phrasebook_report_page())

  /// Returns the page with the text of every slot in it.
  static func filled(_ slots: [String: String]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = page[...]
    while let open = rest.firstRange(of: "{{"), let close = rest.firstRange(of: "}}") {
      result += rest[..<open.lowerBound].utf8
      let name = String(rest[open.upperBound..<close.lowerBound])
      // A slot without a text stays visible: a test looks for one.
      result += (slots[name] ?? "{{\(name)}}").utf8
      rest = rest[close.upperBound...]
    }
    return result + rest.utf8
  }
}
