import Phrasebook
internal import PhrasebookModel
package import PhrasebookTranslate

/// A translator that runs a program, which reads a JSON line for each text and writes one for each
/// translation.
///
///     {"id": 0, "source": "en", "target": "de", "text": "Delete ⟦0⟧?", "key": "…", "comment": "…"}
///     {"id": 0, "text": "⟦0⟧ löschen?"}
///
/// The shell starts it once for each batch; it ends when its input ends. A text with a line
/// `{"id": 0, "error": "…"}`, or without a line, is sent again by itself, and then skipped. Complete
/// lines before a failure, or before it was stopped, count.
package struct CommandTranslator: Translator {
  private let command: String
  private let limit: Double

  /// Creates a translator from a shell command.
  ///
  /// - Parameter limit: The longest time without a line of output, in seconds.
  package init(_ command: String, limit: Double = 300) {
    self.command = command
    self.limit = limit
  }

  package var name: String { CommandName(command).program }
  /// The name of the command in error messages.
  private var title: String { CommandName(command).title }
  package var limits: BatchLimits { BatchLimits(pieces: 200, bytes: 200_000) }
  package var knowsPlurals: Bool { true }

  package func translate(
    _ request: TranslationRequest
  ) async throws(TranslatorFailure) -> [String?] {
    try await answers(to: request).map(\.text)
  }

  package func answers(
    to request: TranslationRequest
  ) async throws(TranslatorFailure) -> [TranslatorAnswer] {
    try await answers(to: request) { _ in }
  }

  package func answers(
    to request: TranslationRequest, progress: @escaping @Sendable (Int) -> Void
  ) async throws(TranslatorFailure) -> [TranslatorAnswer] {
    var input: [UInt8] = []
    for (id, piece) in request.pieces.enumerated() {
      var members = PieceJSON.members(of: piece, id: id)
      members["source"] = .string(request.source)
      members["target"] = .string(request.target)
      members["original"] = .string(piece.original)
      input += Array(JSONValue.object(members).text.utf8) + [0x0A]
    }
    let outcome = try await ChildProcess(arguments: ["sh", "-c", command], limit: limit)
      .run(input, onLines: progress)
    let answers = CommandAnswers(
      in: outcome.output, count: request.pieces.count, isWhole: outcome.end == .exited(0))
    // Answers before the end are used, even if the command failed.
    if let failure = failure(of: outcome, hasAnswered: !answers.isEmpty) {
      throw TranslatorFailure(failure, answers: answers.isEmpty ? [] : answers.answers)
    }
    if let line = answers.wrongLine {
      throw TranslatorFailure(
        """
        line \(String(line)) of the output of \(title) is not {"id": …, "text": …} with an id of the request
        """, isAnswer: true, answers: answers.isEmpty ? [] : answers.answers)
    }
    return answers.answers
  }

  /// Returns why a run failed; nil if it succeeded.
  func failure(of outcome: ChildProcess.Outcome, hasAnswered: Bool) -> Phrase? {
    switch outcome.end {
    case .exited(0): return nil
    case .exited(let status):
      let complaint = outcome.complaint.isEmpty ? "" : ": \(outcome.complaint)"
      return "\(title) ended with status \(status)\(complaint)"
    case .tooLong where hasAnswered:
      return "\(title) did not answer within \(Int(limit)) s of its last line"
    case .tooLong:
      return """
        \(title) did not answer within \(Int(limit)) s; have it write each line as soon as it can \
        (flush)
        """
    case .tooLarge: return "\(title) printed more than a translation can have"
    case .cancelled: return "stopped"
    }
  }
}
