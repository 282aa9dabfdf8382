import Foundation
import Phrasebook
import PhrasebookModel
package import PhrasebookWorkspace

/// The strings that wait for a review.
package struct ReviewReport {
  package let result: ReviewResult

  package init(_ result: ReviewResult) { self.result = result }

  /// One paragraph for each string, with the name that settles it.
  package func text(_ page: Page) {
    for item in result.items {
      Self.paragraph(item, page)
      page.line()
    }
    // A number would suggest that everything was looked at.
    let hasFailed = result.diagnostics.contains { $0.severity == .error }
    if !hasFailed || !result.items.isEmpty { page.phrase("To review: \(result.items.count)") }
  }

  /// One string: where it is, its source and its translation.
  package static func paragraph(_ item: ReviewItem, _ page: Page) {
    let (identity, style) = (item.identity, page.style)
    var head =
      "\(style.bold(item.id))  \(identity.language)  \(VisibleText.of(identity.file))  \(VisibleText.of(identity.key.quoted))"
    if item.status == .machineTranslated {
      head += "  \(style.yellow(VisibleText.of(Phrase("machine translated").shown)))"
    }
    page.line(head)
    if let signature = item.authorship {
      page.line("  \(style.dim("\(VisibleText.of(signature.author)), \(date(signature.time))"))")
    }
    if let comment = item.comment { page.line("  \(style.dim(VisibleText.of(comment)))") }
    for form in item.source { page.line("  - \(line(form))") }
    for form in item.translation { page.line("  + \(line(form))") }
  }

  private static func line(_ form: Form) -> String {
    let path = form.path.description
    return VisibleText.of(path.isEmpty ? form.value : "\(path): \(form.value)")
  }

  /// The day of a time, in UTC.
  private static func date(_ time: Int) -> String {
    String(Date(timeIntervalSince1970: Double(time)).formatted(.iso8601).prefix(10))
  }

  package func json(_ page: Page) {
    page.json { json in
      json.object { json in
        json.member("strings", result.items) { json, item in Self.member(&json, item) }
        json.member("diagnostics", result.diagnostics) { $0.diagnostic($1) }
      }
    }
  }

  private static func member(_ json: inout JSONWriter, _ item: ReviewItem) {
    func texts(_ name: StaticString, _ forms: [Form], _ json: inout JSONWriter) {
      json.member(name, forms) { json, form in
        json.object { json in
          let path = form.path.description
          json.member("variation", path.isEmpty ? nil : path)
          json.member("state", form.state?.rawValue)
          json.member("value", form.value)
        }
      }
    }
    json.object { json in
      json.member("id", item.id)
      json.member("file", item.identity.file)
      json.member("table", item.table)
      json.member("key", item.identity.key)
      json.member("language", item.identity.language)
      json.member("state", item.status.name)
      json.member("comment", item.comment)
      texts("source", item.source, &json)
      texts("translation", item.translation, &json)
      json.member("author", item.authorship?.author)
      json.member("date", item.authorship.map { date($0.time) })
    }
  }
}
