import PhrasebookModel
import PhrasebookPlatform
import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace

/// The answer to `initialize`: opens the folders of the client and lists the server's capabilities.
enum Initialization {
  static func answer(
    _ params: JSONValue, _ state: ServerState, version: String
  ) -> LanguageAnswer {
    state.client = ClientSettings(params)
    state.clientProcess = params["processId"]?.integer
    state.speak(params["locale"]?.string)
    for folder in folders(params) { state.open(folder) }
    let encoding = state.client.encoding
    let resolves = state.client.resolvesActions
    return { json in
      json.object { json in
        json.member("capabilities") { json in
          json.member("positionEncoding", encoding.rawValue)
          synchronization(&json)
          features(&json, resolves: resolves)
          workspace(&json)
        }
        json.member("serverInfo") { json in
          json.member("name", "phrasebook")
          json.member("version", version)
        }
      }
    }
  }

  /// The folders that the client has open, absolute: not the root of the file system or the home folder,
  /// which some editors send for a file without a project, unless that is a project itself.
  private static func folders(_ params: JSONValue) -> [String] {
    let home = getenv("HOME").map { FilePath.normalized(String(cString: $0)) } ?? "/"
    return given(params).filter { folder in
      folder != "/"
        && (!FilePath.isInside(home, folder) || ProjectFiles.describesItself(folder))
    }
  }

  private static func given(_ params: JSONValue) -> [String] {
    if let folders = params["workspaceFolders"]?.elements {
      return folders.compactMap { $0["uri"]?.string.flatMap(FileURI.path) }
    }
    let root = params["rootUri"]?.string.flatMap(FileURI.path) ?? params["rootPath"]?.string
    return root.map { [FilePath.absolute($0)] } ?? []
  }

  private static func synchronization(_ json: inout JSONWriter) {
    json.member("textDocumentSync") { json in
      json.member("openClose", true)
      json.member("change", 2)
      json.member("save") { $0.member("includeText", false) }
    }
  }

  private static func features(_ json: inout JSONWriter, resolves: Bool) {
    for name in [
      "hoverProvider", "definitionProvider", "referencesProvider", "documentSymbolProvider",
      "workspaceSymbolProvider", "foldingRangeProvider", "selectionRangeProvider",
      "inlayHintProvider",
    ] as [StaticString] {
      json.member(name, true)
    }
    json.member("renameProvider") { $0.member("prepareProvider", true) }
    json.member("codeLensProvider") { $0.member("resolveProvider", false) }
    json.member("completionProvider") { json in
      json.member("triggerCharacters", ["\"", "."]) { $0.string($1) }
      json.member("resolveProvider", false)
    }
    json.member("codeActionProvider") { json in
      json.member("codeActionKinds", CodeActionsFeature.kinds) { $0.string($1) }
      json.member("resolveProvider", resolves)
    }
  }

  private static func workspace(_ json: inout JSONWriter) {
    json.member("workspace") { json in
      json.member("workspaceFolders") { json in
        json.member("supported", true)
        json.member("changeNotifications", true)
      }
    }
  }
}
