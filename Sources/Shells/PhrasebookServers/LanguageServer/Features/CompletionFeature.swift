import PhrasebookWorkspace

/// `textDocument/completion`: keys and tables in the literals of a source, names in phrasebook.yml.
enum CompletionFeature: LanguageFeature {
  static let method = "textDocument/completion"

  static func answer(_ request: LanguageRequest) throws(RPCError) -> LanguageAnswer {
    guard let document = try request.document() else { return nothing }
    let offset = try request.offset(in: document)
    if let settings = SettingsPlaces.completions(at: offset, in: document) {
      return answer(settings, document, request)
    }
    guard document.isSource else { return nothing }
    let snapshot = document.session.project.snapshot(audited: false)
    guard
      let found = snapshot.completions(at: offset, in: document.text, of: document.path)
    else { return nothing }
    return answer(found, document, request)
  }

  private static func answer(
    _ found: KeyCompletions, _ document: LanguageRequest.Document, _ request: LanguageRequest
  ) -> LanguageAnswer {
    { json in
      json.object { json in
        json.member("isIncomplete", found.isCut)
        json.member("items", found.items.enumerated()) { json, item in
          json.object { json in
            json.member("label", item.element.text)
            // A value (12), or a file (17) for a table.
            json.member("kind", item.element.table == nil ? 17 : 12)
            json.member("detail", item.element.sourceText ?? item.element.table)
            json.member("documentation", item.element.comment)
            let digits = String(item.offset)
            json.member("sortText", String(repeating: "0", count: 6 - digits.utf8.count) + digits)
            json.member("filterText", item.element.text)
            json.member("textEdit") { json in
              json.member("range", found.range, in: document.text, request.encoding)
              json.member("newText", item.element.literal ?? item.element.text)
            }
          }
        }
      }
    }
  }
}
