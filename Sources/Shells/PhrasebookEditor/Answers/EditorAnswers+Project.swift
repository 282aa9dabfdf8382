import Phrasebook
import PhrasebookAudit
import PhrasebookModel
import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace

extension EditorAnswers {
  /// The project as a whole: what can be chosen, how far it is, and the page's own texts.
  func project(_ request: EditorRequests.Project, _ json: inout JSONWriter) {
    let tables = session.tables
    let analysis = session.analysis
    let root = ProjectPlace(session)
    json.object { json in
      json.member("name", FilePath.name(FilePath.absolute(session.path)))
      json.member("version", session.version)
      json.member("undoable", session.undoable)
      json.member("locale", language.tag)
      json.member("direction", language.direction)
      json.name("isAnalysed")
      json.bool(analysis != nil)
      json.member("translators", translators) { $0.string($1) }
      json.member("languages", EditingSession.languages(of: tables)) { json, tag in
        json.object {
          $0.member("tag", tag)
          $0.member("direction", PageLanguage.direction(of: tag))
        }
      }
      json.member("tables", tables) { json, table in
        json.table(table, request.language)
      }
      json.member("checks", request.language.flatMap { analysis?.checks(in: $0) } ?? []) {
        json, check in
        json.object {
          $0.member("id", check.check.id)
          $0.member("summary", language.text(check.check.summary))
          $0.member("count", check.count)
        }
      }
      json.member("sources", analysis?.sources ?? []) { json, source in
        json.object {
          $0.member("path", source.file)
          $0.member("name", root.name(of: source.file))
          $0.member("count", source.count)
        }
      }
      json.name("texts")
      json.object { json in
        for (name, text) in EditorTexts.all { json.member(name, language.text(text)) }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func table(_ table: SessionTable, _ language: String?) {
    object { json in
      json.member("file", table.file)
      json.member("name", table.name)
      json.member("sourceLanguage", table.catalog.sourceLanguage)
      json.member("keys", table.catalog.count)
      guard let language else { return }
      let counts = table.counts(language)
      json.name("counts")
      json.object { json in
        for status in StringStatus.allCases {
          guard let count = counts[status] else { continue }
          json.name(text: status.name)
          json.number(count)
        }
      }
    }
  }
}
