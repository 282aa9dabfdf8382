import PhrasebookModel
import PhrasebookProjects
import PhrasebookWorkspace

/// The notifications that the client has asked for.
struct MCPSubscriptions {
  /// One `subscriptions/listen`.
  struct Stream {
    var id: RequestID
    var uris: Set<String> = []
    var listChanged = false

    /// Writes the part of the request that the server keeps to.
    func write(to json: inout JSONWriter) {
      json.object { json in
        if listChanged {
          json.name("resourcesListChanged")
          json.bool(true)
        }
        if !uris.isEmpty {
          json.member("resourceSubscriptions", uris.sorted()) { $0.string($1) }
        }
      }
    }
  }

  var streams: [Stream] = []
  /// The resources of `resources/subscribe`, in revisions with a handshake.
  var uris: Set<String> = []

  private static let mostURIs = 1_000

  /// Adds a stream.
  mutating func add(_ id: RequestID, _ filter: JSONValue) -> Stream {
    var stream = Stream(id: id)
    stream.listChanged = filter["resourcesListChanged"]?.isTrue == true
    let uris = (filter["resourceSubscriptions"]?.elements ?? []).compactMap(\.string)
    stream.uris = Set(uris.prefix(Self.mostURIs).filter(MCPResources.knows))
    streams.append(stream)
    return stream
  }

  /// Sends notifications of changed files.
  func announce(
    _ changes: FileWatcher.Changes, in root: String, _ connection: RPCConnection
  ) {
    let files = changes.files.compactMap { FilePath.remainder(of: $0, in: root) }
    func isConcerned(_ uri: String) -> Bool {
      guard let path = MCPResources.catalog(of: uri), !changes.isEverything else { return true }
      return files.contains(path)
    }
    for uri in uris.sorted() where isConcerned(uri) {
      connection.notify("notifications/resources/updated") { json in
        json.object { $0.member("uri", uri) }
      }
    }
    let listChanged = changes.isEverything || files.contains { $0.hasSuffix(".xcstrings") }
    for stream in streams {
      for uri in stream.uris.sorted() where isConcerned(uri) {
        connection.notify("notifications/resources/updated") { json in
          json.object { json in
            json.subscription(stream.id)
            json.member("uri", uri)
          }
        }
      }
      guard stream.listChanged, listChanged else { continue }
      connection.notify("notifications/resources/list_changed") { json in
        json.object { $0.subscription(stream.id) }
      }
    }
  }
}

extension JSONWriter {
  /// The metadata that identifies the stream of a notification.
  mutating func subscription(_ id: RequestID) {
    name("_meta")
    object { json in
      json.name(text: MCPMeta.subscription)
      switch id {
      case .number(let number): json.number(number)
      case .string(let text): json.string(text)
      }
    }
  }
}
