import PhrasebookProjects
import PhrasebookWorkspace

/// The documents that the client has open, and the texts of other files as they were last read.
final class DocumentStore {
  private struct ReadFile {
    var status: FileStatus
    var text: DocumentText
  }

  private var open: [String: OpenDocument] = [:]
  private var read: [String: ReadFile] = [:]
  private var catalogs: [String: (version: Int, text: CatalogText?)] = [:]
  private var lastVersion = 0
  private var versions: [String: Int] = [:]

  /// The number of closed files that stay in memory.
  private static let mostRead = 16

  /// The open documents, by path.
  var documents: [OpenDocument] { open.values.sorted { $0.path < $1.path } }

  /// An open document.
  func document(at path: String) -> OpenDocument? { open[path] }

  /// Replaces an open document; nil closes it.
  func set(_ document: OpenDocument?, at path: String) {
    open[path] = document
    touch(path)
  }

  private func touch(_ path: String) {
    lastVersion += 1
    versions[path] = lastVersion
    if open[path] == nil { catalogs[path] = nil }
  }

  /// The text of an open document or of a file; nil if the file cannot be read.
  func text(at path: String) -> DocumentText? {
    if let document = open[path] { return document.text }
    guard let status = FileStatus(path: path) else { return nil }
    if let known = read[path], known.status == status { return known.text }
    guard var bytes = try? FileContent.read(path) else { return nil }
    // Editors do not count a byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if read.count >= Self.mostRead { read.removeAll() }
    let text = DocumentText(bytes)
    read[path] = ReadFile(status: status, text: text)
    touch(path)
    return text
  }

  /// The structure of a catalog; nil if it is not JSON.
  func catalog(at path: String) -> CatalogText? {
    guard let text = text(at: path) else { return nil }
    let version = versions[path] ?? 0
    if let known = catalogs[path], known.version == version { return known.text }
    let catalog = CatalogText(text.bytes)
    if catalogs.count >= Self.mostRead { catalogs.removeAll() }
    catalogs[path] = (version, catalog)
    return catalog
  }
}
