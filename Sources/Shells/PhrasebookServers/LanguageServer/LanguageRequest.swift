import Phrasebook
import PhrasebookExtract
import PhrasebookModel
import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace

/// A request with what its answer needs: the parameters, the documents and the projects.
struct LanguageRequest {
  let params: JSONValue
  let state: ServerState
  /// The run of the request, which the client may cancel.
  let activity: Activity

  /// A document that a request is about.
  struct Document {
    var uri: String
    /// Absolute.
    var path: String
    var text: DocumentText
    var session: ProjectSession

    var isCatalog: Bool { path.hasSuffix(".xcstrings") }
    var isSource: Bool { SourceLanguage.isSource(path) }
  }

  /// The document of `textDocument`; nil for one that is not in a project or cannot be read.
  func document() throws(RPCError) -> Document? {
    let uri = try params.required("textDocument").string("uri")
    return document(uri)
  }

  /// A document by its URI.
  func document(_ uri: String) -> Document? {
    guard let path = FileURI.path(uri), let session = state.session(of: path),
      let text = state.documents.text(at: path)
    else { return nil }
    return Document(uri: uri, path: path, text: text, session: session)
  }

  /// The offset of `position` in a document.
  func offset(in document: Document) throws(RPCError) -> Int {
    try params.required("position").offset(in: document.text, state.client.encoding)
  }

  /// The key that `position` refers to; nil for another place.
  func reference() throws(RPCError) -> (document: Document, key: KeyReference)? {
    guard let document = try document() else { return nil }
    let offset = try offset(in: document)
    return reference(at: offset, in: document).map { (document, $0) }
  }

  /// The key that an offset refers to; nil for another place.
  func reference(at offset: Int, in document: Document) -> KeyReference? {
    let snapshot = document.session.project.snapshot(audited: false)
    if document.isSource {
      return snapshot.reference(at: offset, in: document.text, of: document.path)
    }
    guard document.isCatalog, let catalog = state.documents.catalog(at: document.path) else {
      return nil
    }
    return snapshot.reference(at: offset, in: catalog, of: document.path)
  }

  /// A phrase in the language of the client.
  func text(_ phrase: Phrase) -> String { state.text(phrase) }

  var encoding: DocumentText.Encoding { state.client.encoding }
}
