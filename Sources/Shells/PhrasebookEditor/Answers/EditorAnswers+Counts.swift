import PhrasebookAudit
import PhrasebookReports
import PhrasebookWorkspace

extension EditorAnswers {
  /// The filters of the list, and the number of strings that each leaves.
  func counts(_ request: EditorRequests.Counts, _ json: inout JSONWriter) {
    let analysis = session.analysis
    let query = request.query.query
    let counts = ListCounts(session, query)
    let root = ProjectRoot(session)
    json.object { json in
      json.name("isAnalysed")
      json.bool(analysis != nil)
      json.statuses("statuses", counts.statuses)
      json.member("tables", session.tables) { json, table in
        json.object {
          $0.member("file", table.file)
          $0.member("count", counts.files[table.file] ?? 0)
        }
      }
      json.member("withFindings", counts.withFindings)
      // A choice that leads to nothing is not offered, except the one that is made.
      let checks = (analysis?.checks ?? []).filter {
        counts.checks[$0.id] != nil || $0.id == query.check
      }
      json.member("checks", checks) { json, check in
        json.object {
          $0.member("id", check.id)
          $0.member("summary", language.text(check.summary))
          $0.member("count", counts.checks[check.id] ?? 0)
        }
      }
      let sources = (analysis?.sources ?? []).filter {
        counts.sources[$0] != nil || $0 == query.source
      }
      json.member("sources", sources) { json, source in
        json.object {
          $0.member("path", source)
          $0.member("name", root.name(of: source))
          $0.member("count", counts.sources[source] ?? 0)
        }
      }
    }
  }
}

extension JSONWriter {
  /// Numbers of strings by status, those that there are.
  mutating func statuses(_ name: StaticString, _ counts: [StringStatus: Int]) {
    self.name(name)
    object { json in
      for status in StringStatus.allCases {
        guard let count = counts[status] else { continue }
        json.name(text: status.name)
        json.number(count)
      }
    }
  }
}
