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
          $0.member("id", check.id)
          $0.member("summary", language.text(check.summary))
        }
      }
      json.member("sources", analysis?.sources ?? []) { json, source in
        json.object {
          $0.member("path", source)
          $0.member("name", root.name(of: source))
        }
      }
      json.name("texts")
      json.object { json in
        for (name, text) in EditorTexts.all { json.member(name, language.text(text)) }
      }
    }
  }
}

extension EditorAnswers {
  /// How many strings each choice of a filter has.
  func counts(_ request: EditorRequests.Counts, _ json: inout JSONWriter) {
    let counts = session.counts(request.query.query)
    json.object { json in
      json.counts("statuses", counts.statuses.map { ($0.key.name, $0.value) })
      json.counts("tables", counts.tables.map { ($0.key, $0.value) })
      json.member("findings", counts.withFindings)
      json.counts("checks", counts.checks.map { ($0.key, $0.value) })
      json.counts("sources", counts.sources.map { ($0.key, $0.value) })
    }
  }
}

extension JSONWriter {
  /// Writes an object of numbers by name.
  fileprivate mutating func counts(_ name: StaticString, _ counts: [(name: String, count: Int)]) {
    self.name(name)
    object { json in
      for (name, count) in counts.sorted(by: { $0.name < $1.name }) {
        json.name(text: name)
        json.number(count)
      }
    }
  }

  fileprivate mutating func table(_ table: SessionTable, _ language: String?) {
    object { json in
      json.member("file", table.file)
      json.member("name", table.name)
      json.member("sourceLanguage", table.catalog.sourceLanguage)
      json.member("keys", table.catalog.count)
      guard let language else { return }
      json.counts("counts", table.counts(language).map { ($0.key.name, $0.value) })
    }
  }
}
