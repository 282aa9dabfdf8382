import Phrasebook
import PhrasebookModel
import PhrasebookProjects
import PhrasebookReports

/// Everything that a language server keeps between messages. It belongs to one thread.
final class ServerState {
  let connection: RPCConnection
  /// The options for reading sources.
  let extraction: ExtractionRun
  let documents = DocumentStore()
  var client = ClientSettings(.null)
  /// The process of the client; nil if unknown.
  var clientProcess: Int?
  /// The language of messages.
  private var language = PageLanguage(acceptLanguage: nil)
  /// The pages of the checks.
  let pages: CheckPages
  private(set) var sessions: [ProjectSession] = []
  /// Whether the hints and lenses of a document depend on a change of another one. A client asks by itself
  /// about the document that is edited.
  var isOutOfDate = false
  /// The problems of settings that were shown last.
  var shown: Set<Diagnostic> = []
  /// The diagnostics published last for each document, by path.
  var published: [String: PublishedDiagnostics] = [:]

  /// The diagnostics of a document that the client has.
  struct PublishedDiagnostics {
    /// The versions of the project and of the document that they were made from.
    var snapshot: Int
    var document: Int?
    /// The hash of the diagnostics.
    var hash: Int
  }

  init(_ connection: RPCConnection, _ extraction: ExtractionRun) {
    self.connection = connection
    self.extraction = extraction
    pages = CheckPages(cacheFolder: extraction.cacheFolder)
  }

  /// Uses the language that a client shows its own messages in.
  func speak(_ language: String?) {
    guard let language else { return }
    self.language = PageLanguage(acceptLanguage: language)
  }

  /// A phrase in the language of the client.
  func text(_ phrase: Phrase) -> String { language.text(phrase) }

  // MARK: Projects

  /// Opens a folder, unless it is open.
  @discardableResult
  func open(_ folder: String) -> ProjectSession {
    if let known = sessions.first(where: { $0.folder == folder }) { return known }
    let session = ProjectSession(folder, extraction, connection, client: clientProcess)
    sessions.append(session)
    return session
  }

  /// Closes a folder.
  func close(_ folder: String) {
    sessions.first { $0.folder == folder }?.close()
    sessions.removeAll { $0.folder == folder }
  }

  /// The project of a file: of the innermost folder that has it.
  func session(of path: String) -> ProjectSession? {
    sessions.filter { $0.owns(path) }.max { $0.folder.utf8.count < $1.folder.utf8.count }
  }

  /// The project of a file that a client opens: if it gave no folder that has the file, the outermost
  /// folder above it that describes a project is opened. Nil for a file of no project.
  func openSession(of path: String) -> ProjectSession? {
    session(of: path) ?? ProjectFiles.root(above: path).map { open($0) }
  }
}
