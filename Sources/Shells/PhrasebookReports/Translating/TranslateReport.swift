package import PhrasebookModel
package import PhrasebookWorkspace
package import Phrasebook
import PhrasebookMemory

/// The translations that were added, refused or not answered.
package struct TranslateReport {
  private typealias Text = TranslateResult.Text

  package let result: TranslateResult

  package init(_ result: TranslateResult) { self.result = result }

  /// A remark for the user about a run that had no text to translate.
  package var remark: Phrase? {
    guard result.filled.isEmpty, result.refused.isEmpty, result.unanswered.isEmpty else {
      return nil
    }
    return "nothing to translate"
  }

  /// One line for each catalog and language, and one for each text that was left out.
  package func text(_ page: Page) {
    var lines: Members<[Text]> = [:]
    for text in result.filled {
      let line = "\(text.file): \(text.language) (\(text.note.sourceText))"
      lines.add(text, to: line)
    }
    for (line, texts) in lines {
      let count = texts.count.of(.texts)
      if let scores = Self.scores(of: texts) {
        page.phrase("\(line): \(count) filled in: \(scores)")
      } else {
        page.phrase("\(line): \(count) filled in")
      }
    }
    for text in result.refused {
      let place = text.key.quoted + (text.path.isEmpty ? "" : " \(text.path)")
      page.phrase("\(text.file): \(place) [\(text.language)]: skipped: \(text.note)")
    }
    if !result.unanswered.isEmpty { unanswered(page) }
  }

  /// The texts that the memory has no match for in one line, each key once. Other translators have
  /// to answer: without an answer, a text is refused.
  private func unanswered(_ page: Page) {
    var languages: Members<[String]> = [:]
    for text in result.unanswered {
      languages.add(text.language, to: text.key)
    }
    let some = languages.prefix(3).map { key, languages in
      let count = Set(languages).count
      return count > 1 ? "\(key.quoted) (\(count.of(.languages).shown))" : key.quoted
    }.joined(separator: ", ")
    page.phrase("no match in the memory for \(result.unanswered.count.of(.texts)), such as \(some)")
  }

  /// The members `filled`, `refused`, `unanswered` and `diagnostics`.
  package func json(_ page: Page, _ diagnostics: [Diagnostic]) {
    page.json { json in
      json.object { json in
        members(&json)
        json.member("diagnostics", diagnostics) { $0.diagnostic($1) }
      }
    }
  }

  /// The memory's scores: the number of identical texts, and the scores of the others.
  private static func scores(of texts: [Text]) -> String? {
    let matches = texts.compactMap(\.match)
    guard !matches.isEmpty else { return nil }
    return MemoryMatch.Kind.allCases.compactMap { kind -> String? in
      let scores = matches.filter { $0.kind == kind }.map(\.score)
      guard let least = scores.min(), let most = scores.max() else { return nil }
      let words: Phrase =
        switch kind {
        case .context: "\(scores.count) in the same place"
        case .exact: "\(scores.count) exact"
        case .placeholders: "\(scores.count) except for placeholders"
        case .fuzzy: "\(scores.count) fuzzy"
        }
      guard least < 100 else { return words.shown }
      let scored: Phrase =
        least == most
        ? "\(words) (score \(least))" : "\(words) (score \(least) to \(most))"
      return scored.shown
    }.joined(separator: ", ")
  }

  private func members(_ json: inout JSONWriter) {
    func list(_ name: StaticString, _ texts: [Text], note: StaticString?) {
      json.member(name, texts) { json, text in
        json.object { json in
          json.member("file", text.file)
          json.member("table", text.table)
          json.member("key", text.key)
          json.member("language", text.language)
          json.member("variation", text.path.isEmpty ? nil : text.path)
          if let note { json.member(note, text.note.sourceText) }
          json.member("score", text.match?.score)
          json.member("match", text.match?.kind.rawValue)
        }
      }
    }
    list("filled", result.filled, note: "by")
    list("refused", result.refused, note: "reason")
    list("unanswered", result.unanswered, note: nil)
  }
}
