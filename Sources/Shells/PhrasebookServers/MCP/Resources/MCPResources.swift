import PhrasebookModel
import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace

/// Catalogs and findings as resources, which a person attaches to a conversation.
struct MCPResources {
  let project: LiveProject

  init(_ project: LiveProject) { self.project = project }

  /// A resource as `resources/list` gives it.
  private struct Item {
    var uri: String
    var name: String
    var help: String
  }

  private static let findings = "phrasebook://findings"
  private static let catalogs = "phrasebook://catalog/"
  /// The largest catalog that is given as a whole, in bytes.
  private static let largest = 4 << 20

  /// Whether a URI is one of the server's.
  static func knows(_ uri: String) -> Bool { uri == findings || uri.hasPrefix(catalogs) }

  static func unknown(_ uri: String) -> RPCError {
    .invalidParams("unknown resource \(uri.quoted); resources/list shows them")
  }

  /// The path of a catalog, relative to the project; nil for another resource.
  static func catalog(of uri: String) -> String? {
    uri.hasPrefix(catalogs)
      ? String(
        decoding: FileURI.unescaped(Array(uri.utf8.dropFirst(catalogs.utf8.count))[...]),
        as: UTF8.self) : nil
  }

  // MARK: Methods

  func list() -> (inout JSONWriter) -> Void {
    let tables = project.snapshot(audited: false).tables
    let root = project.path
    var items = [
      Item(uri: Self.findings, name: "findings", help: "What the audit finds in catalogs and code")
    ]
    for table in tables {
      let path = FilePath.remainder(of: table.path, in: root) ?? table.path
      items.append(
        Item(
          uri: Self.catalogs + FileURI.escaped(path), name: path,
          help: "The catalog of the table \(table.name), in \(table.languages.count) languages"))
    }
    let resources = items
    return { json in
      json.member("resources", resources) { json, item in
        json.object { json in
          json.member("uri", item.uri)
          json.member("name", item.name)
          json.member("description", item.help)
          json.member("mimeType", "application/json")
        }
      }
      json.caching(.never)
    }
  }

  static func templates() -> (inout JSONWriter) -> Void {
    return { json in
      json.name("resourceTemplates")
      json.array([catalogs + "{+path}"]) { json, template in
        json.object { json in
          json.member("uriTemplate", template)
          json.member("name", "catalog")
          json.member("description", "A String Catalog, by its path in the project")
          json.member("mimeType", "application/json")
        }
      }
      json.caching(.always)
    }
  }

  func read(_ params: JSONValue) throws(RPCError) -> (inout JSONWriter) -> Void {
    let uri = try params.string("uri")
    let text: String
    if uri == Self.findings {
      var json = JSONWriter()
      let findings = project.snapshot().audit.findings
      json.object { json in
        json.notice()
        json.member("findings", findings) { $0.finding($1, in: project.path) }
      }
      text = String(decoding: json.bytes, as: UTF8.self)
    } else if let path = Self.catalog(of: uri) {
      text = try catalog(path)
    } else {
      throw Self.unknown(uri)
    }
    return { json in
      json.name("contents")
      json.array([text]) { json, text in
        json.object { json in
          json.member("uri", uri)
          json.member("mimeType", "application/json")
          json.member("text", text)
        }
      }
      json.caching(.never)
    }
  }

  private func catalog(_ path: String) throws(RPCError) -> String {
    let file = FilePath.normalized(FilePath.join(project.path, path))
    guard let table = project.snapshot(audited: false).table(at: file),
      let bytes = project.content(of: table)?.bytes
    else { throw .invalidParams("\(path.quoted) is not a catalog of the project") }
    guard bytes.count <= Self.largest else {
      throw .invalidParams(
        "\(path.quoted) has \(bytes.count) bytes, more than \(Self.largest); use find_keys and read_key"
      )
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
