import PhrasebookModel
import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace

extension EditorAnswers {
  /// The project as a whole: what can be chosen, how far it is, and the page's own texts.
  func project(_ request: EditorRequests.Project, _ json: inout JSONWriter) {
    let tables = session.tables
    let root = ProjectRoot(session)
    json.object { json in
      json.member("name", FilePath.name(FilePath.absolute(session.path)))
      json.member("version", session.version)
      json.member("undoable", session.undoable)
      json.member("locale", language.tag)
      json.member("direction", language.direction)
      json.member("translators", translators) { $0.string($1) }
      json.member("languages", EditingSession.languages(of: tables)) { json, tag in
        json.object {
          $0.member("tag", tag)
          $0.member("direction", PageLanguage.direction(of: tag))
        }
      }
      json.member("tables", tables) { json, table in
        json.table(table, root, request.language)
      }
      json.name("texts")
      json.object { json in
        for (name, text) in EditorTexts.all { json.member(name, language.text(text)) }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func table(
    _ table: SessionTable, _ root: ProjectRoot, _ language: String?
  ) {
    object { json in
      json.member("file", table.file)
      json.member("place", root.name(of: table.file))
      json.member("name", table.name)
      json.member("sourceLanguage", table.catalog.sourceLanguage)
      guard let language else { return }
      json.statuses("counts", table.counts(language))
    }
  }
}
