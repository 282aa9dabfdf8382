import Phrasebook
import PhrasebookMemory
import PhrasebookModel
import PhrasebookTranslate

/// What was filled in, by whom, and what was not and why.
struct TranslateResult {
  /// One text of one catalog in one language.
  struct Text {
    var file: String
    var table: String
    var language: String
    var key: String
    var path: String
    /// Who gave it, or why it is not there.
    var note: Phrase
    /// What the memory had, where it gave the text.
    var hit: MemoryHit?
  }

  /// Who gives a text without a word in it: nobody is asked.
  private static let source = "source"

  var filled: [Text] = []
  var refused: [Text] = []
  var unanswered: [Text] = []

  mutating func add(
    _ result: Filled, _ job: TranslateJob, by name: String, skipped: [String],
    memory: MemoryTranslator? = nil
  ) {
    func texts(_ texts: [Filled.Text], _ note: (Filled.Text) -> Phrase) -> [Text] {
      texts.map {
        Text(
          file: job.file, table: job.table, language: job.language, key: $0.key, path: $0.path,
          note: note($0),
          hit: memory?.hit(
            table: job.table, key: $0.key, path: $0.path, language: job.language))
      }
    }
    let isSkipped = { (text: Filled.Text) in skipped.contains { $0.isExactly(text.key) } }
    // What an earlier translator left was asked of this one.
    let isOfJob = { (text: Text) in text.file == job.file && text.language == job.language }
    unanswered.removeAll(where: isOfJob)
    refused.removeAll(where: isOfJob)
    filled += texts(result.texts.filter { !isSkipped($0) }) {
      .verbatim($0.isCopied ? Self.source : name)
    }
    refused += texts(result.texts.filter(isSkipped)) { _ in "somebody changed it meanwhile" }
    refused += texts(result.refused) { "\($0.reason ?? .verbatim("")) (\(name))" }
    unanswered += texts(result.unanswered) { _ in .verbatim(name) }
  }

  /// Tells a person or a program, as it was asked for.
  func report(_ format: ReportFormat, to reporter: Reporter) {
    switch format {
    case .text: print(to: reporter)
    case .json:
      reporter.json { json in
        json.object { json in
          members(&json)
          json.member("diagnostics", reporter.diagnostics) { $0.diagnostic($1) }
        }
      }
    }
  }

  /// Prints it for a person: a line for each catalog and language, and one for each text left out.
  private func print(to reporter: Reporter) {
    var lines: Members<[Text]> = [:]
    for text in filled {
      let line = "\(text.file): \(text.language) (\(text.note.sourceText))"
      lines[line] = (lines[line] ?? []) + [text]
    }
    for (line, texts) in lines {
      let count = texts.count.of(.texts)
      if let scores = Self.scores(of: texts) {
        reporter.out.phrase("\(line): \(count) filled in: \(scores)")
      } else {
        reporter.out.phrase("\(line): \(count) filled in")
      }
    }
    for text in refused {
      let place = text.key.quoted + (text.path.isEmpty ? "" : " \(text.path)")
      reporter.out.phrase(
        "\(text.file): \(place) [\(text.language)]: left out: \(text.note)")
    }
    if !unanswered.isEmpty {
      let some = unanswered.prefix(3).map(\.key.quoted).joined(separator: ", ")
      reporter.out.phrase("\(unanswered.count.of(.texts)) without an answer, such as \(some)")
    }
    if filled.isEmpty, refused.isEmpty, unanswered.isEmpty, !reporter.hasFailed {
      reporter.note("nothing to fill in")
    }
  }

  /// How sure the memory was: how many are the same text, and how alike the others are.
  private static func scores(of texts: [Text]) -> String? {
    let hits = texts.compactMap(\.hit)
    guard !hits.isEmpty else { return nil }
    return MemoryHit.Kind.allCases.compactMap { kind -> String? in
      let scores = hits.filter { $0.kind == kind }.map(\.score)
      guard let least = scores.min(), let most = scores.max() else { return nil }
      let words: Phrase =
        switch kind {
        case .context: "\(scores.count) in the same place"
        case .exact: "\(scores.count) exact"
        case .placeholders: "\(scores.count) but for placeholders"
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
          json.member("score", text.hit?.score)
          json.member("match", text.hit?.kind.rawValue)
        }
      }
    }
    list("filled", filled, note: "by")
    list("refused", refused, note: "reason")
    list("unanswered", unanswered, note: nil)
  }
}
