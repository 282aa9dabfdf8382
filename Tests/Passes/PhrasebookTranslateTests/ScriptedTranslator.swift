import Phrasebook
import PhrasebookModel
import PhrasebookTranslate
import struct PhrasebookPlatform.Mutex

/// A translator with scripted answers, which records its requests.
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

/// A translator that fails each time, with its answers so far.
final class HalfTranslator: Translator {
  let name = "half"
  private let isAnswer: Bool
  private let answer: @Sendable (TranslationPiece) -> TranslatorAnswer
  private let log = Mutex<[Int]>([])

  init(
    isAnswer: Bool, _ answer: @escaping @Sendable (TranslationPiece) -> TranslatorAnswer
  ) {
    self.isAnswer = isAnswer
    self.answer = answer
  }

  /// The number of pieces of each request.
  var asked: [Int] { log.withLock { $0 } }

  func translate(
    _ request: TranslationRequest
  ) async throws(TranslatorFailure) -> [String?] {
    log.withLock { $0.append(request.pieces.count) }
    throw TranslatorFailure("half", isAnswer: isAnswer, answers: request.pieces.map(answer))
  }
}
