internal import CatalogJSON
internal import Phrasebook
internal import PhrasebookModel
internal import PhrasebookTranslate

/// The answers of a command, line by line; all are rejected if one answers an unknown question.
struct CommandAnswers {
  /// One for each piece.
  private(set) var answers: [TranslatorAnswer]
  /// The number of the first invalid line, from 1.
  private(set) var wrongLine: Int?

  /// Whether no piece has an answer.
  var isEmpty: Bool { answers.allSatisfy { $0 == .none(nil) } }

  /// - Parameter isWhole: Whether the command succeeded; otherwise a last line without a line break
  ///   is incomplete.
  init(in output: [UInt8], count: Int, isWhole: Bool) {
    answers = Array(repeating: .none(nil), count: count)
    var rest = output[...]
    var (number, wrong) = (0, 0)
    while !rest.isEmpty, wrong < Self.mostWrongLines {
      let end = rest.firstIndex(of: 0x0A)
      guard end != nil || isWhole else { break }
      let line = rest[..<(end ?? rest.endIndex)]
      rest = rest[(end.map { $0 + 1 } ?? rest.endIndex)...]
      number += 1
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      if let (id, answer) = Self.answer(in: line) {
        if answers.indices.contains(id) {
          answers[id] = answer
          continue
        }
        // A command that numbers differently means other texts by the valid numbers, too.
        answers = Array(repeating: .none(nil), count: count)
        wrongLine = wrongLine ?? number
        return
      }
      wrong += 1
      wrongLine = wrongLine ?? number
    }
  }

  /// The number of invalid lines after which reading stops.
  private static let mostWrongLines = 1_000

  private static func answer(in line: ArraySlice<UInt8>) -> (id: Int, TranslatorAnswer)? {
    guard let text = String(valid: line, as: UTF8.self), let value = JSONValue(text: text),
      case .number(let digits)? = value["id"], let id = Int(digits)
    else { return nil }
    switch (value["error"], value["text"]) {
    case (nil, .string(let text)?), (.null?, .string(let text)?): return (id, .text(text))
    case (nil, _), (.null?, _): return (id, .none(nil))
    case (let error?, _): return (id, .none(reason(error)))
    }
  }

  /// Returns why a command cannot translate a text, shortened to a line.
  private static func reason(_ error: JSONValue) -> Phrase? {
    let words = error.string ?? error["message"]?.string ?? error.text
    let line = words.split(whereSeparator: \.isNewline).first.map { String($0).shortened(to: 200) }
    return line.map { .verbatim($0) }
  }
}
