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
    var note: String
    /// What the memory had, where it gave the text.
    var hit: MemoryHit?
  }

  var filled: [Text] = []
  var refused: [Text] = []
  var unanswered: [Text] = []

  mutating func add(
    _ result: Filled, _ job: TranslateJob, by name: String, skipped: [String],
    memory: MemoryTranslator? = nil
  ) {
    func texts(_ texts: [Filled.Text], _ note: (Filled.Text) -> String) -> [Text] {
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
    filled += texts(result.texts.filter { !isSkipped($0) }) { _ in name }
    refused += texts(result.texts.filter(isSkipped)) { _ in "somebody changed it meanwhile" }
    refused += texts(result.refused) { "\($0.reason) (\(name))" }
    unanswered += texts(result.unanswered) { _ in name }
  }

  /// Prints it for a person: a line for each catalog and language, and one for each text left out.
  func print(to reporter: Reporter) {
    var lines: Members<[Text]> = [:]
    for text in filled {
      let line = "\(text.file): \(text.language) (\(text.note))"
      lines[line] = (lines[line] ?? []) + [text]
    }
    for (line, texts) in lines {
      reporter.out.line(
        VisibleText.of("\(line): \(texts.count.of("text")) filled in\(Self.scores(of: texts))"))
    }
    for text in refused {
      let path = text.path.isEmpty ? "" : " \(text.path)"
      reporter.out.line(
        VisibleText.of(
          "\(text.file): \(text.key.quoted)\(path) [\(text.language)]: left out: \(text.note)"))
    }
    if !unanswered.isEmpty {
      reporter.out.line(
        "\(unanswered.count.of("text")) without an answer, such as "
          + VisibleText.of(unanswered.prefix(3).map(\.key.quoted).joined(separator: ", ")))
    }
    if filled.isEmpty, refused.isEmpty, unanswered.isEmpty, !reporter.hasFailed {
      reporter.note("nothing to fill in")
    }
  }

  /// How sure the memory was: how many are the same text, and how alike the others are.
  private static func scores(of texts: [Text]) -> String {
    let hits = texts.compactMap(\.hit)
    guard !hits.isEmpty else { return "" }
    let parts = [
      ("in the same place", MemoryHit.Kind.context), ("exact", .exact),
      ("but for placeholders", .placeholders), ("fuzzy", .fuzzy),
    ].compactMap { words, kind -> String? in
      let scores = hits.filter { $0.kind == kind }.map(\.score)
      guard let least = scores.min(), let most = scores.max() else { return nil }
      let range = least == most ? "\(least)" : "\(least) to \(most)"
      return most == 100 && least == 100
        ? "\(scores.count) \(words)" : "\(scores.count) \(words) (score \(range))"
    }
    return ": \(parts.joined(separator: ", "))"
  }

  func members(_ json: inout JSONWriter) {
    func list(_ name: StaticString, _ texts: [Text], note: StaticString?) {
      json.member(name, texts) { json, text in
        json.object { json in
          json.member("file", text.file)
          json.member("table", text.table)
          json.member("key", text.key)
          json.member("language", text.language)
          json.member("variation", text.path.isEmpty ? nil : text.path)
          if let note { json.member(note, text.note) }
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
