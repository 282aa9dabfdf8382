import PhrasebookModel
import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace

/// Notifications of the client and changes of files: they change the documents and the projects. One
/// that makes no sense is ignored, since the protocol cannot answer it.
enum Notifications {
  static func take(_ method: String, _ params: JSONValue, _ state: ServerState) {
    do throws(RPCError) {
      switch method {
      case "initialized": Diagnostics(state).publish(withProgress: true)
      case "textDocument/didOpen": try open(params.required("textDocument"), state)
      case "textDocument/didChange": try change(params, state)
      case "textDocument/didClose": try close(params.required("textDocument"), state)
      case "workspace/didChangeConfiguration":
        state.client.take(params["settings"] ?? .null)
        state.refreshHints()
      case "workspace/didChangeWorkspaceFolders": folders(params["event"] ?? .null, state)
      case "workspace/didChangeWatchedFiles":
        let files = (params["changes"]?.elements ?? [])
          .compactMap { $0["uri"]?.string.flatMap(FileURI.path) }
        take(FileWatcher.Changes(files: Set(files)), state)
      default: break
      }
    } catch {
      state.log(error.message)
    }
  }

  /// Takes over changes of files.
  static func take(_ changes: FileWatcher.Changes, _ state: ServerState) {
    for session in state.sessions {
      var own = changes
      // The text of an open document is the client's, whatever its file is. One that was saved into
      // a new folder joins the project.
      own.files = changes.files.filter {
        session.owns($0)
          && (state.documents.document(at: $0) == nil
            || session.project.scope?.knows($0) == false)
      }
      guard own.isEverything || !own.files.isEmpty else { continue }
      if session.project.update(own) { state.isOutOfDate = true }
    }
  }

  private static func open(_ item: JSONValue, _ state: ServerState) throws(RPCError) {
    let uri = try item.string("uri")
    guard let path = FileURI.path(uri) else { return }
    let document = OpenDocument(
      uri: uri, path: path, version: item["version"]?.integer, text: try item.string("text"))
    state.documents.set(document, at: path)
    let isChanged = state.openSession(of: path)?.project.open(document.text.bytes, at: path)
    // One that was never saved joins the project.
    if isChanged == true, FileStatus(path: path) == nil { noteChange(of: path, state) }
  }

  /// Records that what other documents show may have changed.
  private static func noteChange(of path: String, _ state: ServerState) {
    state.isOutOfDate = state.documents.documents.contains { $0.path != path }
  }

  private static func change(_ params: JSONValue, _ state: ServerState) throws(RPCError) {
    let item = try params.required("textDocument")
    guard let path = FileURI.path(try item.string("uri")) else { return }
    guard var document = state.documents.document(at: path) else {
      throw .invalidParams("\(path) is not open")
    }
    document.version = item["version"]?.integer
    // The only reference to the text, so that it is changed in place.
    state.documents.set(nil, at: path)
    defer { state.documents.set(document, at: path) }
    try document.apply(params.elements("contentChanges"), state.client.encoding)
    if state.session(of: path)?.project.open(document.text.bytes, at: path) == true {
      noteChange(of: path, state)
    }
  }

  private static func close(_ item: JSONValue, _ state: ServerState) throws(RPCError) {
    let uri = try item.string("uri")
    guard let path = FileURI.path(uri), state.documents.document(at: path) != nil else {
      return
    }
    state.documents.set(nil, at: path)
    if state.session(of: path)?.project.open(nil, at: path) == true {
      noteChange(of: path, state)
    }
    Diagnostics(state).clear(uri, path)
  }

  private static func folders(_ event: JSONValue, _ state: ServerState) {
    func paths(_ name: String) -> [String] {
      (event[name]?.elements ?? []).compactMap { $0["uri"]?.string.flatMap(FileURI.path) }
    }
    paths("removed").forEach(state.close)
    for folder in paths("added") { state.open(folder) }
  }
}
