import PhrasebookModel
import PhrasebookWorkspace

/// A document that the client has open: its text replaces the file.
struct OpenDocument {
  /// The URI, spelled as the client does.
  let uri: String
  /// The file, absolute.
  let path: String
  var version: Int?
  private(set) var text: DocumentText

  init(uri: String, path: String, version: Int?, text: String) {
    self.uri = uri
    self.path = path
    self.version = version
    self.text = DocumentText(Array(text.utf8))
  }

  /// Applies the changes of a notification, in their order.
  ///
  /// - Parameter changes: `contentChanges` of the protocol.
  mutating func apply(
    _ changes: [JSONValue], _ encoding: DocumentText.Encoding
  ) throws(RPCError) {
    for change in changes {
      let new = Array(try change.string("text").utf8)
      guard let range = change["range"], range != .null else {
        text = DocumentText(new)
        continue
      }
      text.replace(try range.range(in: text, encoding), with: new)
    }
  }
}

extension JSONValue {
  /// A position of the protocol, as an offset of a text.
  func offset(
    in text: DocumentText, _ encoding: DocumentText.Encoding
  ) throws(RPCError) -> Int {
    let position = DocumentText.Position(
      line: try integer("line"), character: try integer("character"))
    return text.offset(of: position, in: encoding)
  }

  /// A range of the protocol, as offsets of a text; ends in the wrong order are exchanged.
  func range(
    in text: DocumentText, _ encoding: DocumentText.Encoding
  ) throws(RPCError) -> Range<Int> {
    let start = try required("start").offset(in: text, encoding)
    let end = try required("end").offset(in: text, encoding)
    return min(start, end)..<max(start, end)
  }
}
