import PhrasebookModel
import PhrasebookProjects
import PhrasebookWorkspace

// Messages of the server to the client.

extension ServerState {
  /// Writes a line to the client's log.
  func log(_ message: String) {
    connection.notify("window/logMessage") { json in
      json.object {
        $0.member("type", 2)
        $0.member("message", message)
      }
    }
  }

  /// Shows a problem to the person.
  func show(_ diagnostic: Diagnostic) {
    let place = diagnostic.location.map { place in
      let folder = session(of: place.file)?.folder
      let file = folder.flatMap { FilePath.remainder(of: place.file, in: $0) } ?? place.file
      return "\(file):\(place.line):\(place.column): "
    }
    connection.notify("window/showMessage") { json in
      json.object {
        $0.member("type", diagnostic.severity.protocolNumber)
        $0.member("message", (place ?? "") + text(diagnostic.text))
      }
    }
  }

  /// Has the client ask for inlay hints again.
  func refreshHints() {
    if client.refreshesHints { connection.request("workspace/inlayHint/refresh") { $0.null() } }
  }

  /// Has the client ask again for all that it shows between the lines.
  func refresh() {
    isOutOfDate = false
    refreshHints()
    if client.refreshesLenses { connection.request("workspace/codeLens/refresh") { $0.null() } }
  }

  /// Runs work that the client shows as progress.
  func progress<Result>(_ title: String, _ work: () -> Result) -> Result {
    guard client.showsProgress else { return work() }
    let token = "phrasebook/\(UInt32.random(in: 0...UInt32.max))"
    connection.request("window/workDoneProgress/create") { json in
      json.object { $0.member("token", token) }
    }
    report(token) { json in
      json.member("kind", "begin")
      json.member("title", title)
    }
    defer { report(token) { $0.member("kind", "end") } }
    return work()
  }

  private func report(_ token: String, _ value: (inout JSONWriter) -> Void) {
    connection.notify("$/progress") { json in
      json.object { json in
        json.member("token", token)
        json.member("value", value)
      }
    }
  }
}
