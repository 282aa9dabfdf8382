internal import Phrasebook
package import PhrasebookTranslate

/// A program that drafts comments: it reads a JSON line for each string and writes one for each
/// comment, as a translator does.
///
///     {"id": 0, "task": "comment", "key": "…", "texts": ["…"], "uses": [{"file": "…", "line": 7, "code": ["…"]}]}
///     {"id": 0, "text": "The title of the button that …"}
package struct CommandComments: CommentDrafter {
  private let command: String
  private let limit: Double

  /// - Parameters:
  ///   - command: A shell command.
  ///   - limit: The longest time without a line of output, in seconds.
  package init(_ command: String, limit: Double = 300) {
    self.command = command
    self.limit = limit
  }

  package var batch: Int { 100 }

  package func comments(
    for subjects: [CommentSubject]
  ) async throws(TranslatorFailure) -> [String?] {
    var input: [UInt8] = []
    for (id, subject) in subjects.enumerated() {
      input += JSONBody.bytes(subject.members(id: id)) + [0x0A]
    }
    let outcome = try await ChildProcess(arguments: ["sh", "-c", command], limit: limit).run(input)
    let answers = CommandAnswers(
      in: outcome.output, count: subjects.count, isWhole: outcome.end == .exited(0))
    if let failure = CommandTranslator(command, limit: limit)
      .failure(of: outcome, hasAnswered: !answers.isEmpty)
    {
      throw TranslatorFailure(failure)
    }
    if let line = answers.wrongLine {
      throw TranslatorFailure(
        """
        line \(String(line)) of the output of \(CommandName(command).title) is not {"id": …, "text": …} with \
        an id of the request
        """)
    }
    return answers.answers.map(\.text)
  }
}
