import CatalogJSON
import Phrasebook
import PhrasebookAudit
import PhrasebookModel
import PhrasebookProjects
import PhrasebookWorkspace

/// `textDocument/codeLens`: above a catalog how far each language is, above each key its uses.
enum CodeLensFeature: LanguageFeature {
  static let method = "textDocument/codeLens"
  /// Catalogs with more keys have only the lens of the catalog.
  private static let mostKeys = 5_000

  private struct Lens {
    var range: Range<Int>
    var title: String
    /// The uses that the client shows when the lens is chosen.
    var places: [Location]
  }

  static func answer(_ request: LanguageRequest) throws(RPCError) -> LanguageAnswer {
    guard request.state.client.showsLenses, let document = try request.document(),
      document.isCatalog,
      let catalog = request.state.documents.catalog(at: document.path)
    else { return nothing }
    let snapshot = document.session.project.snapshot(audited: false)
    guard let table = snapshot.table(at: document.path) else { return nothing }
    var lenses: [Lens] = []
    if let strings = catalog.member(at: [CatalogField.strings.text]) {
      lenses.append(Lens(range: strings.nameRange, title: coverage(of: table), places: []))
    }
    let entries = catalog.entries
    if entries.count <= mostKeys, table.scope.sources != nil {
      lenses += entries.map { entry in
        let sites = snapshot.sites(of: entry.name, in: [table.path])
        let title: String =
          switch sites.count {
          case 0: request.text("no calls found")
          case 1: request.text("1 use")
          default: request.text("\(sites.count) uses")
          }
        return Lens(range: entry.nameRange, title: title, places: sites.map(\.location))
      }
    }
    let result = lenses
    return { json in
      json.array(result) { write($1, document, request, &$0) }
    }
  }

  /// `de 98 %, fr 75 %`.
  private static func coverage(of table: LiveSnapshot.Table) -> String {
    let coverage = Coverage(
      of: table.catalog, expecting: table.scope.settings?.languages ?? [])
    return coverage.languages.filter { $0.language != coverage.sourceLanguage }.prefix(40)
      .map { "\($0.language) \(Int(($0.counts.share * 100).rounded(.down))) %" }
      .joined(separator: ", ")
  }

  private static func write(
    _ lens: Lens, _ document: LanguageRequest.Document, _ request: LanguageRequest,
    _ json: inout JSONWriter
  ) {
    json.object { json in
      json.member("range", lens.range, in: document.text, request.encoding)
      json.member("command") { json in
        json.member("title", lens.title)
        json.member("command", lens.places.isEmpty ? "" : "phrasebook.showReferences")
        guard !lens.places.isEmpty else { return }
        json.name("arguments")
        json.array([0, 1, 2]) { json, argument in
          switch argument {
          case 0: json.string(document.uri)
          case 1:
            json.position(
              document.text.position(of: lens.range.lowerBound, in: request.encoding))
          default: json.array(lens.places) { $0.location($1, request.state) }
          }
        }
      }
    }
  }
}
