import Phrasebook
internal import PhrasebookModel
public import PhrasebookTranslate

/// Any program that reads a JSON line for each text and writes one for each translation.
///
///     {"id": 0, "source": "en", "target": "de", "text": "Delete ⟦0⟧?", "key": "…", "comment": "…"}
///     {"id": 0, "text": "⟦0⟧ löschen?"}
///
/// It is started once for each batch, by the shell, and ends when its input does. A text with a line
/// `{"id": 0, "error": "…"}`, or with none, is asked again by itself, and then left out.
public struct CommandTranslator: Translator {
  private let command: String
  private let limit: Double

  /// - Parameter limit: How long a batch may take, in seconds.
  public init(_ command: String, limit: Double = 300) {
    self.command = command
    self.limit = limit
  }

  public var name: String {
    String(command.split(separator: " ").first.map(String.init)?.split(separator: "/").last ?? "")
  }
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
    guard outcome.status == 0 else {
      let said = outcome.complaint.isEmpty ? "" : ": \(outcome.complaint)"
      throw TranslatorFailure("\(name) ended with status \(outcome.status)\(said)")
    }
    return try answers(in: outcome.output, count: request.pieces.count)
  }

  private func answers(
    in output: [UInt8], count: Int
  ) throws(TranslatorFailure) -> [TranslatorAnswer] {
    var answers = [TranslatorAnswer](repeating: .none(nil), count: count)
    for (number, line) in output.split(separator: 0x0A).enumerated() {
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      guard let text = String(validating: line, as: UTF8.self), let value = JSONValue(text: text),
        case .number(let digits)? = value["id"], let id = Int(digits), answers.indices.contains(id)
      else {
        throw TranslatorFailure(
          """
          line \(number + 1) of what \(name) says is not {"id": …, "text": …} with an id that \
          was asked
          """, isAnswer: true)
      }
      switch (value["error"], value["text"]) {
      case (nil, .string(let text)?), (.null?, .string(let text)?): answers[id] = .text(text)
      case (nil, _), (.null?, _): answers[id] = .none(nil)
      case (let error?, _): answers[id] = .none(Self.reason(error))
      }
    }
    return answers
  }

  /// What a command says of a text that it cannot translate, as far as it fits a line.
  private static func reason(_ error: JSONValue) -> Phrase? {
    let words = error.string ?? error["message"]?.string ?? error.text
    let line = words.split(whereSeparator: \.isNewline).first.map { String($0.prefix(200)) }
    return line.map { .verbatim($0) }
  }
}
