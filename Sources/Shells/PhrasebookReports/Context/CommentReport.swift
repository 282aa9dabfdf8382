package import Phrasebook
import PhrasebookModel
package import PhrasebookWorkspace

/// Comments that a machine drafted, or the strings that would be sent to it.
package struct CommentReport {
  package let result: CommentDrafts
  private let isDryRun: Bool

  package init(_ result: CommentDrafts, isDryRun: Bool) {
    self.result = result
    self.isDryRun = isDryRun
  }

  /// A remark for the user if there was nothing to draft, and everything could be read.
  package var remark: Phrase? {
    guard result.items.isEmpty,
      !result.diagnostics.contains(where: { $0.severity == .error })
    else { return nil }
    return "every string that the code uses has a comment"
  }

  /// One line for each string.
  package func text(_ page: Page) {
    var silent = 0
    for item in result.items {
      let place = "\(item.file): \(item.key.quoted)"
      if let refusal = item.refusal {
        page.phrase("\(place): not written: \(refusal)")
      } else if let comment = item.comment {
        page.line(VisibleText.of("\(place): \(comment)"))
      } else if isDryRun {
        page.line(VisibleText.of(place))
      } else {
        silent += 1
      }
    }
    if silent > 0 { page.phrase("Strings that got no comment: \(silent)") }
    if isDryRun { page.phrase("Strings that would be sent: \(result.items.count)") }
  }

  /// The members `comments` and `diagnostics`.
  package func json(_ page: Page) {
    page.json { json in
      json.object { json in
        json.member("comments", result.items) { json, item in
          json.object { json in
            json.member("file", item.file)
            json.member("table", item.table)
            json.member("key", item.key)
            json.member("comment", item.comment)
            json.member("refusal", item.refusal?.sourceText)
          }
        }
        json.member("diagnostics", result.diagnostics) { $0.diagnostic($1) }
      }
    }
  }
}
