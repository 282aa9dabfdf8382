package import Phrasebook
import PhrasebookAudit
package import PhrasebookModel
import PhrasebookProjects
package import PhrasebookSync

/// The findings about texts that are not saved yet.
package struct DraftCheck: Sendable {
  package var findings: [Finding] = []
  /// Why the texts cannot be saved together; nil if they can.
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
    var settings = AuditRequest().settings(table.settings?.audit)
    settings.baseline = nil
    settings.languages = [identity.language]
    settings.disabled.formUnion(Self.ofWholeCatalogs)
    let input = AuditedTable(one, name: table.name, file: table.path)
    result.findings = Audit(settings: settings)([input]).findings.filter {
      $0.key?.isExactly(identity.key) == true && $0.language == identity.language
    }
    return result
  }

  /// Checks that compare strings with one another or with code.
  private static let ofWholeCatalogs = Set(
    Check.all.filter { $0.family == .code || $0.family == .catalog }.map(\.id))
}
