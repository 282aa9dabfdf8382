internal import Phrasebook
internal import PhrasebookModel
internal import PhrasebookTranslate

/// What a command has said, line by line; none of it is taken where it speaks of what nobody asked.
struct CommandAnswers {
  /// One for each piece.
  private(set) var answers: [TranslatorAnswer]
  /// The number of the first line that is no answer, from 1.
  private(set) var wrongLine: Int?

  /// Whether it says nothing of any piece.
  var isEmpty: Bool { answers.allSatisfy { $0 == .none(nil) } }

  /// - Parameter isWhole: Whether the command ended as it should; where not, a last line without an
  ///   end is one that was cut off.
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
        // Who counts otherwise means other texts by the numbers that fit, too.
        answers = Array(repeating: .none(nil), count: count)
        wrongLine = wrongLine ?? number
        return
      }
      wrong += 1
      wrongLine = wrongLine ?? number
    }
  }

  /// Nobody looks for answers among more than so many lines of something else.
  private static let mostWrongLines = 1_000

  private static func answer(in line: ArraySlice<UInt8>) -> (id: Int, TranslatorAnswer)? {
    guard let text = String(validating: line, as: UTF8.self), let value = JSONValue(text: text),
      case .number(let digits)? = value["id"], let id = Int(digits)
    else { return nil }
    switch (value["error"], value["text"]) {
    case (nil, .string(let text)?), (.null?, .string(let text)?): return (id, .text(text))
    case (nil, _), (.null?, _): return (id, .none(nil))
    case (let error?, _): return (id, .none(reason(error)))
    }
  }

  /// What a command says of a text that it cannot translate, as far as it fits a line.
  private static func reason(_ error: JSONValue) -> Phrase? {
    let words = error.string ?? error["message"]?.string ?? error.text
    let line = words.split(whereSeparator: \.isNewline).first.map { String($0.prefix(200)) }
    return line.map { .verbatim($0) }
  }
}
