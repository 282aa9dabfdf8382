package import PhrasebookWorkspace
import Phrasebook
package import PhrasebookModel

/// The string that a user would see for a key, and why.
package struct ResolveReport {
  package let result: ResolveResult

  package init(_ result: ResolveResult) { self.result = result }

  /// Texts that are there and cannot be shown.
  package var warnings: [Diagnostic] {
    result.resolution.problems.filter(\.isDamage).map { Diagnostic(.warning, $0.phrase) }
  }

  /// - Parameter explains: Whether the steps are shown below the text.
  package func text(_ page: Page, explains: Bool) {
    let resolution = result.resolution
    page.line(page.isTerminal ? VisibleText.of(resolution.text) : resolution.text)
    guard explains else { return }
    for step in result.steps { page.phrase(step.text, indent: 2) }
    for problem in resolution.problems { page.phrase(problem.phrase, indent: 2) }
    page.phrase(origin, indent: 2)
  }

  package func json(_ page: Page) {
    page.json {
      $0.resolution(result.resolution, sourceLanguage: result.sourceLanguage, result.steps)
    }
  }

  private var origin: Phrase {
    let language = result.resolution.language ?? result.sourceLanguage
    return switch result.resolution.source {
    case .translation: "the text is the translation in \(language) of \(result.file)"
    case .source: "the text is that of the source language, \(language), in \(result.file)"
    case .default, .key, .verbatim: "the text is the key itself, as code has it"
    }
  }
}

extension LookupProblem {
  /// Whether a text is there and cannot be shown.
  fileprivate var isDamage: Bool {
    switch self {
    case .damagedValue, .damagedTable: true
    case .missingKey, .missingTranslation: false
    }
  }
}
