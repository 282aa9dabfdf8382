import PhrasebookWorkspace

/// `textDocument/inlayHint`: the text of each key in the language that the person has chosen.
enum InlayHintsFeature: LanguageFeature {
  static let method = "textDocument/inlayHint"
  /// The longest hint, in characters.
  private static let longest = 60

  static func answer(_ request: LanguageRequest) throws(RPCError) -> LanguageAnswer {
    guard let language = request.state.client.hintLanguage, let document = try request.document(),
      document.isSource
    else { return nothing }
    let range = try request.params.required("range").range(in: document.text, request.encoding)
    let snapshot = document.session.project.snapshot(audited: false)
    let hints = snapshot.references(in: document.text, of: document.path)
      .filter { range.overlaps($0.range.lowerBound..<$0.range.upperBound + 1) }
      .compactMap { key -> (offset: Int, text: String)? in
        guard
          let text = snapshot.summaries(of: key).lazy
            .compactMap({ $0.text(in: language) }).first, text != key.key
        else { return nil }
        // Behind the quotation mark of a literal.
        let isSymbol = key.site?.symbol != nil
        return (key.range.upperBound + (isSymbol ? 0 : 1), shortened(text))
      }
    return { json in
      json.array(hints) { json, hint in
        json.object { json in
          json.name("position")
          json.position(document.text.position(of: hint.offset, in: request.encoding))
          json.member("label", hint.text)
          json.member("paddingLeft", true)
        }
      }
    }
  }

  private static func shortened(_ text: String) -> String {
    let line = text.replacing("\n", with: " ⏎ ")
    return line.count > longest ? "\(line.prefix(longest))…" : line
  }
}
