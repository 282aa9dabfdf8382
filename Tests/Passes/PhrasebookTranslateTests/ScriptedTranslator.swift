import PhrasebookModel
import PhrasebookTranslate
import Synchronization

/// A translator that answers as a test says, and remembers what it was asked.
final class ScriptedTranslator: Translator {
  let name = "scripted"
  let marks: MarkStyle
  let knowsPlurals: Bool
  let limits: BatchLimits
  let mayLack: Bool
  private let answer: @Sendable (TranslationPiece) throws(TranslatorFailure) -> String?
  private let log = Mutex<[[TranslationPiece]]>([])

  init(
    marks: MarkStyle = .brackets, knowsPlurals: Bool = false, limits: BatchLimits = BatchLimits(),
    mayLack: Bool = false,
    _ answer: @escaping @Sendable (TranslationPiece) throws(TranslatorFailure) -> String?
  ) {
    self.marks = marks
    self.knowsPlurals = knowsPlurals
    self.limits = limits
    self.mayLack = mayLack
    self.answer = answer
  }

  var asked: [[TranslationPiece]] { log.withLock { $0 } }

  func translate(
    _ request: TranslationRequest
  ) async throws(TranslatorFailure) -> [String?] {
    log.withLock { $0.append(request.pieces) }
    var answers: [String?] = []
    for piece in request.pieces { answers.append(try answer(piece)) }
    return answers
  }
}
