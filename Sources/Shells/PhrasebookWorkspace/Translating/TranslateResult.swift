package import Phrasebook
package import PhrasebookMemory
package import PhrasebookModel
package import PhrasebookTranslate

/// The strings that were filled in, and those that were not, with the reason.
package struct TranslateResult: Sendable {
  /// One text of one catalog in one language.
  package struct Text: Sendable {
    package var file: String
    package var table: String
    package var language: String
    package var key: String
    package var path: String
    /// The source of the text, or the reason why it is missing.
    package var note: Phrase
    /// The memory match that the text comes from.
    package var match: MemoryMatch?
  }

  /// The source of a text without a word in it; no translator is called.
  private static let source = "source"

  package var filled: [Text] = []
  package var refused: [Text] = []
  package var unanswered: [Text] = []
  package var diagnostics: [Diagnostic] = []

  package mutating func add(
    _ result: Filled, _ job: TranslateJob, by name: String, skipped: [String],
    memory: MemoryTranslator? = nil
  ) {
    func texts(_ texts: [Filled.Text], _ note: (Filled.Text) -> Phrase) -> [Text] {
      texts.map {
        Text(
          file: job.file, table: job.table, language: job.language, key: $0.key, path: $0.path,
          note: note($0),
          match: memory?.match(
            table: job.table, key: $0.key, path: $0.path, language: job.language))
      }
    }
    let isSkipped = { (text: Filled.Text) in skipped.contains { $0.isExactly(text.key) } }
    // Strings that an earlier translator left were sent to this one.
    let isOfJob = { (text: Text) in text.file == job.file && text.language == job.language }
    unanswered.removeAll(where: isOfJob)
    refused.removeAll(where: isOfJob)
    filled += texts(result.texts.filter { !isSkipped($0) }) {
      .verbatim($0.isCopied ? Self.source : name)
    }
    refused += texts(result.texts.filter(isSkipped)) { _ in
      "changed by someone else in the meantime"
    }
    refused += texts(result.refused) { "\($0.reason ?? .verbatim("")) (\(name))" }
    unanswered += texts(result.unanswered) { _ in .verbatim(name) }
  }
}
