package import Phrasebook
import PhrasebookAudit
package import PhrasebookModel
import PhrasebookProjects
package import PhrasebookSync

/// The findings about texts that are not saved yet.
package struct DraftCheck: Sendable {
  package var findings: [Finding] = []
  /// The reason why the texts cannot be saved together; nil if they can.
  package var problem: Phrase?
  /// The characters of each text, as people count them.
  package var lengths: [Int] = []
}

extension EditingSession {
  /// Checks texts as a person types them, by all checks that look at one string.
  package func check(_ identity: StringIdentity, _ texts: [StringEdit.Text]) -> DraftCheck {
    var result = DraftCheck()
    result.lengths = texts.map(\.value.count)
    guard let table = table(identity.file), let entry = table.catalog[identity.key] else {
      return result
    }
    var one = Catalog(sourceLanguage: table.catalog.sourceLanguage)
    one[identity.key] = entry
    do throws(EditError) {
      let edit = StringEdit(key: identity.key, language: identity.language, texts: texts)
      one = try Edits.replace(edit, in: one, table: table.name).catalog
    } catch {
      result.problem = error.text
      return result
    }
    result.findings = TranslationCheck(
      table: table.name, file: table.path, settings: table.settings?.audit,
      checks: TranslationCheck.ids { $0 != .code && $0 != .catalog }
    ).findings(about: [identity.key], in: one, languages: [identity.language])
    return result
  }
}
