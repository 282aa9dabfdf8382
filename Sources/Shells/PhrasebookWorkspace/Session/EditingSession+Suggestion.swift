import Foundation
package import Phrasebook
import PhrasebookModel
package import PhrasebookSync
import PhrasebookTranslate

/// The proposal of a machine for a string; nothing is written.
package struct Suggestion: Sendable {
  package var texts: [StringEdit.Text] = []
  /// The reason for a missing proposal.
  package var problem: Phrase?
}

extension EditingSession {
  /// Asks a translator for a string.
  ///
  /// - Parameter name: A translator as `translate --with` takes it.
  package func suggestion(_ identity: StringIdentity, from name: String) async -> Suggestion {
    guard let table = table(identity.file), var entry = table.catalog[identity.key] else {
      return Suggestion(problem: "the string no longer exists")
    }
    let choice = TranslatorChoice(
      environment: ProcessInfo.processInfo.environment,
      memory: name == "memory" ? MemoryLocation.find(path) : nil)
    do throws(TranslatorFailure) {
      let translator = try choice.translator(named: name)
      entry.localizations[identity.language] = nil
      var one = Catalog(sourceLanguage: table.catalog.sourceLanguage)
      one[identity.key] = entry
      let filled = await Filling(
        one, table: table.name, language: identity.language,
        options: TranslateJob.options(
          FillingOptions(state: .machineTranslated), table.settings, identity.language,
          of: table.catalog)
      ).run(with: translator)
      let forms =
        filled.catalog[identity.key]?.localizations[identity.language]?
        .forms(language: identity.language) ?? []
      let reason = filled.refused.first?.reason ?? filled.failure?.text
      return Suggestion(
        texts: forms.map { StringEdit.Text(path: $0.path, value: $0.value) },
        problem: forms.isEmpty ? reason ?? "\(name) has no answer" : nil)
    } catch {
      return Suggestion(problem: error.text)
    }
  }

  /// The commits that changed a string, newest first; empty outside a repository.
  package func history(_ identity: StringIdentity) -> [KeyHistory.Event] {
    let quiet = Workspace(path: identity.file, extraction: workspace.extraction)
    let found = try? quiet.history(HistoryRequest(identity.key, language: identity.language))
    return (found?.files ?? []).flatMap(\.events)
  }
}
