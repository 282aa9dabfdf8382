import PhrasebookModel
import PhrasebookReports
import PhrasebookWorkspace

extension JSONWriter {
  /// A place of a file; the whole token at it, such as a literal.
  mutating func location(_ location: Location, _ state: ServerState) {
    object { json in
      json.member("uri", state.uri(of: location.file))
      if let text = state.documents.text(at: location.file) {
        json.member(
          "range", FindingRange.of(location, in: text), in: text, state.client.encoding)
      } else {
        let position = DocumentText.Position(
          line: max(0, location.line - 1), character: max(0, location.column - 1))
        json.member("range") { json in
          json.name("start")
          json.position(position)
          json.name("end")
          json.position(position)
        }
      }
    }
  }
}

extension ServerState {
  /// The URI of a file, as the client spelled it if it has the file open.
  func uri(of path: String) -> String {
    documents.document(at: path)?.uri ?? FileURI.of(path)
  }
}
