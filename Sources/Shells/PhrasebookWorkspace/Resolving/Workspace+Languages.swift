extension Workspace {
  /// Chooses among an app's languages for a user.
  ///
  /// - Parameter explains: Whether the steps of the choice are returned.
  package func languages(_ question: LanguageQuestion, explains: Bool) -> LanguageAnswer {
    var answers = LanguageAnswers()
    return answers.answer(question, explains: explains)
  }

  /// Answers questions that come as lines of JSON, each before the next line is read.
  ///
  /// - Parameters:
  ///   - next: Returns the next line, or why it cannot be read; nil at the end.
  ///   - explains: Whether the steps of each choice are returned.
  ///   - take: Called with the answer to a line, or the error in it, and the line's number from 1.
  ///     Blank lines are skipped.
  package func languages(
    lines next: () -> Result<[UInt8], LanguageQuestion.Failure>?, explains: Bool,
    take: (Result<LanguageAnswer, LanguageQuestion.Failure>, Int) -> Void
  ) {
    var answers = LanguageAnswers()
    var number = 0
    while let line = next() {
      number += 1
      do throws(LanguageQuestion.Failure) {
        let text = try line.get()
        guard text.contains(where: { $0 > 0x20 }) else { continue }
        let question = try LanguageQuestion(line: text)
        take(.success(answers.answer(question, explains: explains)), number)
      } catch {
        take(.failure(error), number)
      }
    }
  }
}
