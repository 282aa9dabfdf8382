import Phrasebook
package import PhrasebookModel
package import PhrasebookWorkspace

extension ReviewReport {
  /// Shows one string and asks for a decision about it.
  package static func question(about item: ReviewItem, _ page: Page) {
    paragraph(item, page)
    page.phrase("[a] approve, [r] reject, [s] skip, [q] quit:")
    page.flush()
  }

  /// The answer to a question.
  package enum Answer: Sendable {
    case decision(ReviewDecision)
    case skip, quit
  }

  /// Returns the answer that a line means.
  ///
  /// - Parameter line: Nil at the end of the input.
  package static func answer(_ line: String?) -> Answer {
    guard let line else { return .quit }
    return switch line.first {
    case "a": .decision(.approve)
    case "r": .decision(.reject)
    case "q": .quit
    default: .skip
    }
  }

  /// Returns a warning for each string that is in the queue no more.
  package static func warnings(about outcome: ReviewOutcome) -> [Diagnostic] {
    outcome.unknown.map { id in
      Diagnostic(
        .warning,
        "\(id) is not in the queue: the string was changed or settled; list the queue again")
    }
  }
}
