import Phrasebook
import PhrasebookModel
import PhrasebookWorkspace

/// Publishes the findings and the problems of open documents, when they differ from the last ones.
struct Diagnostics {
  private let state: ServerState

  /// The maximum number of diagnostics of one document; the ones of lowest severity are left out.
  private static let most = 1_000

  init(_ state: ServerState) { self.state = state }

  /// One diagnostic of the protocol.
  struct Item: Hashable {
    var range: Range<Int>
    var severity: Diagnostic.Severity
    var code: String?
    var message: String
    var related: [Location] = []
    /// Whether the text is dimmed: nothing uses it.
    var isUnnecessary = false
  }

  /// Publishes what has changed.
  ///
  /// - Parameter withProgress: Whether the client shows that the project is read.
  func publish(withProgress: Bool = false) {
    var problems: [Diagnostic] = []
    for session in state.sessions {
      if withProgress {
        state.progress(state.text("reading the project")) {
          _ = session.project.snapshot()
        }
      }
      let documents = state.documents.documents.filter {
        state.session(of: $0.path) === session
      }
      guard !documents.isEmpty else { continue }
      let snapshot = session.project.snapshot()
      for document in documents { publish(document, snapshot) }
      problems += snapshot.diagnostics.filter(isOfClosedSettings)
    }
    // Without the settings nothing is found: the person would take it for success.
    for problem in problems where !state.shown.contains(problem) { state.show(problem) }
    state.shown = Set(problems)
  }

  /// Whether a problem is in settings that are not open, so that no document shows it.
  private func isOfClosedSettings(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.severity == .error, let file = diagnostic.location?.file else { return false }
    return SettingsText.isSettings(file) && state.documents.document(at: file) == nil
  }

  /// Removes the diagnostics of a document that was closed.
  func clear(_ uri: String, _ path: String) {
    guard state.published.removeValue(forKey: path) != nil else { return }
    state.connection.notify("textDocument/publishDiagnostics") { json in
      json.object { json in
        json.member("uri", uri)
        json.member("diagnostics", [Int]()) { $0.number($1) }
      }
    }
  }

  private func publish(_ document: OpenDocument, _ snapshot: LiveSnapshot) {
    let last = state.published[document.path]
    if let last, last.snapshot == snapshot.version, last.document == document.version { return }
    let items = items(of: document, snapshot)
    let hash = hash(of: items, in: document.text)
    state.published[document.path] = ServerState.PublishedDiagnostics(
      snapshot: snapshot.version, document: document.version, hash: hash)
    guard last?.hash != hash else { return }
    state.connection.notify("textDocument/publishDiagnostics") { json in
      json.object { json in
        json.member("uri", document.uri)
        json.member("version", document.version)
        json.member("diagnostics", items) { write($1, in: document.text, &$0) }
      }
    }
  }

  private func hash(of items: [Item], in text: DocumentText) -> Int {
    var hasher = Hasher()
    for item in items {
      hasher.combine(item)
      hasher.combine(text.position(of: item.range.lowerBound, in: client.encoding))
      hasher.combine(text.position(of: item.range.upperBound, in: client.encoding))
    }
    return hasher.finalize()
  }

  // MARK: Contents

  private func items(of document: OpenDocument, _ snapshot: LiveSnapshot) -> [Item] {
    var items = (snapshot.findings[document.path] ?? []).map { finding in
      Item(
        range: FindingRange.of(finding, in: document.text), severity: finding.severity,
        code: finding.id, message: message(finding, in: document.path),
        related: client.showsRelatedPlaces ? related(finding, in: document, snapshot) : [],
        isUnnecessary: ["unused-key", "stale-key"].contains(finding.id))
    }
    for diagnostic in snapshot.diagnostics where diagnostic.location?.file == document.path {
      let item = Item(
        range: FindingRange.of(diagnostic.location, in: document.text),
        severity: diagnostic.severity, message: text(diagnostic.text, in: document.path))
      if !items.contains(where: { $0.range == item.range && $0.message == item.message }) {
        items.append(item)
      }
    }
    guard items.count > Self.most else { return items }
    let sorted = items.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }
    return sorted.prefix(Self.most).map(\.element)
  }

  private var client: ClientSettings { state.client }

  /// The message for a finding in a file.
  func message(_ finding: Finding, in file: String) -> String {
    let place = [finding.language, finding.variation].compactMap { $0 }.joined(separator: ", ")
    let text = text(finding.text, in: file)
    let notes = finding.remarks.map { "\n" + self.text($0, in: file) }.joined()
    return (place.isEmpty ? text : "\(text) (\(place))") + notes
  }

  /// A text about a file, whose paths are relative to the folder of its project.
  private func text(_ phrase: Phrase, in file: String) -> String {
    let text = state.text(phrase)
    guard let folder = state.session(of: file)?.folder else { return text }
    return text.replacing(exactly: folder + "/", with: "")
  }

  /// The uses of a finding's key; for a finding in the code also its entries.
  private func related(
    _ finding: Finding, in document: OpenDocument, _ snapshot: LiveSnapshot
  ) -> [Location] {
    var places = finding.callSites.filter { $0 != finding.location }
    if let key = finding.key, !document.path.hasSuffix(".xcstrings") {
      let site = snapshot.sites(of: key).first { $0.location == finding.location }
      let catalogs =
        site?.catalogs ?? snapshot.tables.filter { $0.name == finding.table }.map(\.path)
      places += KeyPlaces(snapshot).entries(
        of: KeyReference(key: key, catalogs: catalogs, range: 0..<0))
    }
    return Array(places.prefix(5))
  }

  private func write(_ item: Item, in text: DocumentText, _ json: inout JSONWriter) {
    json.object { json in
      json.member("range", item.range, in: text, client.encoding)
      json.member("severity", item.severity.protocolNumber)
      json.member("source", "phrasebook")
      json.member("message", item.message)
      if let code = item.code {
        json.member("code", code)
        if let page = state.pages.address(of: code) {
          json.member("codeDescription") { $0.member("href", page) }
        }
      }
      if item.isUnnecessary { json.member("tags", [1]) { $0.number($1) } }
      if !item.related.isEmpty {
        json.member("relatedInformation", item.related) { related($1, &$0) }
      }
    }
  }

  private func related(_ location: Location, _ json: inout JSONWriter) {
    json.object { json in
      json.name("location")
      json.location(location, state)
      let isEntry = location.file.hasSuffix(".xcstrings")
      json.member(
        "message", state.text(isEntry ? "the entry of the key" : "used here"))
    }
  }
}

extension Diagnostic.Severity {
  /// The number in the protocol; a note is a hint that editors list.
  var protocolNumber: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
