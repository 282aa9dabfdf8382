import PhrasebookProjects
package import Phrasebook
import PhrasebookModel
import PhrasebookTranslate

extension Workspace {
  /// Adds a pseudo-language, which shows strings that are not localized or do not fit.
  ///
  /// - Parameter language: A tag that no catalog has real translations for.
  /// - Returns: Nil, with a diagnostic, if people translated into the language.
  package func pseudoLocalize(
    as style: PseudoStyle, language: String
  ) -> TranslateResult? {
    guard let jobs = pseudoJobs(language) else { return nil }
    var result = TranslateRun(translators: [PseudoTranslator(style)], activity: activity).run(jobs)
    result.diagnostics = activity.diagnostics
    return result
  }

  /// Removes a pseudo-language.
  ///
  /// - Returns: The catalogs that had it; nil, with a diagnostic, if people translated into it.
  package func removePseudoLanguage(_ language: String) -> FilesResult? {
    guard let jobs = pseudoJobs(language) else { return nil }
    let files = jobs.filter { $0.removeLanguage(activity) }.map(\.file)
    return FilesResult(files: files, diagnostics: activity.diagnostics)
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
