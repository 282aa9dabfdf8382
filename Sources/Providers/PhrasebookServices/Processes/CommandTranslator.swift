import Phrasebook
internal import PhrasebookModel
public import PhrasebookTranslate

/// Any program that reads a JSON line for each text and writes one for each translation.
///
///     {"id": 0, "source": "en", "target": "de", "text": "Delete ⟦0⟧?", "key": "…", "comment": "…"}
///     {"id": 0, "text": "⟦0⟧ löschen?"}
///
/// It is started once for each batch, by the shell, and ends when its input does. A text with a
/// line `{"id": 0, "error": "…"}`, or with none, is asked again by itself, and then left out. The
/// lines that it ended before it failed, or was stopped, count.
public struct CommandTranslator: Translator {
  private let command: String
  private let limit: Double

  /// - Parameter limit: How long it may say no line, in seconds.
  public init(_ command: String, limit: Double = 300) {
    self.command = command
    self.limit = limit
  }

  public var name: String { CommandName(command).program }
  /// What it is called where something is wrong with it.
  private var title: String { CommandName(command).title }
  public var limits: BatchLimits { BatchLimits(pieces: 200, bytes: 200_000) }
  public var knowsPlurals: Bool { true }

  public func translate(
    _ request: TranslationRequest
  ) async throws(TranslatorFailure) -> [String?] {
    try await answers(to: request).map(\.text)
  }

  public func answers(
    to request: TranslationRequest
  ) async throws(TranslatorFailure) -> [TranslatorAnswer] {
    var input: [UInt8] = []
    for (id, piece) in request.pieces.enumerated() {
      var members = PieceJSON.members(of: piece, id: id)
      members["source"] = .string(request.source)
      members["target"] = .string(request.target)
      members["original"] = .string(piece.original)
      input += Array(JSONValue.object(members).text.utf8) + [0x0A]
    }
    let outcome = try await ChildProcess(arguments: ["sh", "-c", command], limit: limit).run(input)
    let said = CommandAnswers(
      in: outcome.output, count: request.pieces.count, isWhole: outcome.end == .exited(0))
    // What was answered before the end counts, whatever that was.
    if let failure = failure(of: outcome, hasAnswered: !said.isEmpty) {
      throw TranslatorFailure(failure, answers: said.isEmpty ? [] : said.answers)
    }
    if let line = said.wrongLine {
      throw TranslatorFailure(
        """
        line \(line) of what \(title) says is not {"id": …, "text": …} with an id that \
        was asked
        """, isAnswer: true, answers: said.isEmpty ? [] : said.answers)
    }
    return said.answers
  }

  /// Why a run came to no good end; nil where it did.
  private func failure(of outcome: ChildProcess.Outcome, hasAnswered: Bool) -> Phrase? {
    switch outcome.end {
    case .exited(0): return nil
    case .exited(let status):
      let said = outcome.complaint.isEmpty ? "" : ": \(outcome.complaint)"
      return "\(title) ended with status \(status)\(said)"
    case .tooLong where hasAnswered:
      return "\(title) did not answer within \(Int(limit)) s of its last line"
    case .tooLong:
      return """
        \(title) did not answer within \(Int(limit)) s; have it write each line as soon as it can \
        (flush)
        """
    case .tooLarge: return "\(title) said more than any translation"
    case .cancelled: return "stopped"
    }
  }
}
