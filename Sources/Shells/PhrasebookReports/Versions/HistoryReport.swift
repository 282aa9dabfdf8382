package import PhrasebookWorkspace
import PhrasebookSync

/// The history of a key, commit by commit.
package struct HistoryReport {
  package let key: String
  package let result: HistoryResult

  package init(_ key: String, _ result: HistoryResult) {
    self.key = key
    self.result = result
  }

  package func text(_ page: Page) {
    for file in result.files {
      if result.files.count > 1 { page.line(page.style.bold(VisibleText.of(file.path))) }
      for event in file.events {
        page.line(
          "\(page.style.yellow(String(event.commit.prefix(10)))) \(event.date) \(VisibleText.of(event.author)): "
            + page.style.dim(VisibleText.of(event.subject)))
        for change in event.changes {
          let place = [change.language, change.variation].compactMap(\.self).joined(separator: " ")
          let kind = ChangeWords.text(change.kind).shown
          let words =
            [.added, .removed, .renamed].contains(change.kind) && change.language == nil
            ? change.text.shown : "\(kind): \(change.text.shown)"
          page.line("  \(VisibleText.of(place.isEmpty ? words : "\(place) \(words)"))")
        }
      }
    }
  }

  package func json(_ page: Page) {
    page.json { json in
      json.object { json in
        json.member("key", key)
        json.member(
          "events", result.files.flatMap { file in file.events.map { (file.path, $0) } }
        ) { $0.event($1.1, file: $1.0) }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func event(_ event: KeyHistory.Event, file: String) {
    object { json in
      json.member("file", file)
      json.member("commit", event.commit)
      json.member("date", event.date)
      json.member("author", event.author)
      json.member("subject", event.subject)
      json.member("changes", event.changes) { json, change in
        json.object { json in
          json.member("kind", change.kind.rawValue)
          json.texts(of: change)
          json.member("reason", change.reason)
        }
      }
    }
  }
}
