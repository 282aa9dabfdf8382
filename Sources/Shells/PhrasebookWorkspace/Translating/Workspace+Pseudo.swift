import PhrasebookProjects
package import Phrasebook
import PhrasebookModel
import PhrasebookTranslate

/// The options of `pseudo`.
package struct PseudoRequest: Sendable {
  package var style: PseudoStyle
  /// A tag that no catalog has real translations for.
  package var language: String
  /// Whether the pseudo-language is removed.
  package var isRemoval: Bool

  package init(as style: PseudoStyle, language: String, isRemoval: Bool = false) {
    self.style = style
    self.language = language
    self.isRemoval = isRemoval
  }
}

/// The result of `pseudo`.
package enum PseudoResult: Sendable {
  /// The strings of the pseudo-language.
  case added(TranslateResult)
  /// The catalogs that had the pseudo-language.
  case removed(FilesResult)
}

extension Workspace {
  /// Adds a pseudo-language, which shows strings that are not localized or do not fit, or removes
  /// it. Catalogs that were written before a cancellation stay and are returned.
  ///
  /// - Returns: Nil, with a diagnostic, if people translated into the language.
  package func pseudo(_ request: PseudoRequest) -> PseudoResult? {
    guard let jobs = pseudoJobs(request.language) else { return nil }
    if request.isRemoval {
      let files = jobs.filter { !activity.isCancelled && $0.removeLanguage(activity) }.map(\.file)
      return .removed(FilesResult(files: files, diagnostics: activity.diagnostics))
    }
    let translators = [PseudoTranslator(request.style)]
    var result = TranslateRun(translators: translators, activity: activity).run(jobs)
    result.diagnostics = activity.diagnostics
    return .added(result)
  }

  /// The jobs for a language; nil, with a diagnostic, if people translated into it.
  private func pseudoJobs(_ language: String) -> [TranslateJob]? {
    let jobs = TranslateJob.all(
      of: paths, languages: [language],
      options: FillingOptions(state: .translated, overwrites: true), activity: activity)
    for job in jobs where !PseudoTexts.isPseudo(job.language) {
      guard let text = PseudoTexts.foreignText(in: job.catalog, language: job.language) else {
        continue
      }
      activity.report(
        Diagnostic(
          .error,
          """
          \(job.file): \(job.language) has strings that pseudo did not create, such as \(text.quoted); use a language without translations, such as en-XA
          """))
      return nil
    }
    return jobs
  }
}
