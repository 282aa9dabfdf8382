import PhrasebookWorkspace

/// `textDocument/documentSymbol`: the keys of a catalog, each with its languages.
enum DocumentSymbolsFeature: LanguageFeature {
  static let method = "textDocument/documentSymbol"
  /// Catalogs with more keys are listed without symbols below the keys.
  private static let mostNested = 2_000

  static func answer(_ request: LanguageRequest) throws(RPCError) -> LanguageAnswer {
    guard let document = try request.document(), document.isCatalog,
      let catalog = request.state.documents.catalog(at: document.path)
    else { return nothing }
    let entries = catalog.entries
    let isNested = entries.count <= mostNested
    return { json in
      json.array(entries) { json, entry in
        let languages =
          isNested ? catalog.localizations(of: entry.name) : []
        symbol(&json, entry, kind: 20, document, request) { json in
          json.member("children", languages) { json, language in
            symbol(&json, language, kind: 15, document, request) { _ in }
          }
        }
      }
    }
  }

  private static func symbol(
    _ json: inout JSONWriter, _ member: CatalogText.Member, kind: Int,
    _ document: LanguageRequest.Document, _ request: LanguageRequest,
    _ rest: (inout JSONWriter) -> Void
  ) {
    json.object { json in
      // The protocol does not allow an empty name.
      json.member("name", member.name.isEmpty ? "\"\"" : member.name)
      json.member("kind", kind)
      json.member("range", member.range, in: document.text, request.encoding)
      json.member("selectionRange", member.nameRange, in: document.text, request.encoding)
      rest(&json)
    }
  }
}
