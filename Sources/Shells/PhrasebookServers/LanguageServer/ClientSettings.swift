import PhrasebookModel
import PhrasebookWorkspace

/// The capabilities and settings of a client, from `initialize` and later changes.
struct ClientSettings {
  /// The unit in which positions are counted.
  var encoding = DocumentText.Encoding.utf16
  /// Whether hovers may be Markdown.
  var readsMarkdown = true
  /// Whether documents of an edit may have versions.
  var acceptsVersions = false
  /// Whether an edit may create files.
  var createsFiles = false
  /// Whether the edit of a code action is asked for when a person chooses it.
  var resolvesActions = false
  /// Whether the client shows progress.
  var showsProgress = false
  /// Whether inlay hints and code lenses can be asked for again.
  var refreshesHints = false
  var refreshesLenses = false
  /// Whether diagnostics may have related places.
  var showsRelatedPlaces = false
  /// The language of inlay hints; nil to hide them.
  var hintLanguage: String?
  /// Whether code lenses are shown.
  var showsLenses = true

  /// Reads `params` of `initialize`.
  init(_ params: JSONValue) {
    let capabilities = params["capabilities"] ?? .null
    let document = capabilities["textDocument"] ?? .null
    let workspace = capabilities["workspace"] ?? .null
    let encodings = capabilities["general"]?["positionEncodings"]?.elements ?? []
    if encodings.contains(.string("utf-8")) { encoding = .utf8 }
    let formats = document["hover"]?["contentFormat"]?.elements
    readsMarkdown = formats?.contains(.string("markdown")) ?? false
    acceptsVersions = workspace["workspaceEdit"]?["documentChanges"]?.isTrue ?? false
    let operations = workspace["workspaceEdit"]?["resourceOperations"]?.elements ?? []
    createsFiles = operations.contains(.string("create"))
    let resolved = document["codeAction"]?["resolveSupport"]?["properties"]?.elements ?? []
    resolvesActions = resolved.contains(.string("edit"))
    showsProgress = capabilities["window"]?["workDoneProgress"]?.isTrue ?? false
    refreshesHints = workspace["inlayHint"]?["refreshSupport"]?.isTrue ?? false
    refreshesLenses = workspace["codeLens"]?["refreshSupport"]?.isTrue ?? false
    showsRelatedPlaces = document["publishDiagnostics"]?["relatedInformation"]?.isTrue ?? false
    take(params["initializationOptions"] ?? .null)
  }

  /// Takes over settings of a person; missing ones keep their values.
  mutating func take(_ settings: JSONValue) {
    let settings = settings["phrasebook"] ?? settings
    switch settings["inlayHints"]?["language"] ?? settings["inlayHintLanguage"] {
    case .string(let language): hintLanguage = language.isEmpty ? nil : language
    case .null: hintLanguage = nil
    default: break
    }
    if case .bool(let shows) = settings["codeLens"] { showsLenses = shows }
  }
}
