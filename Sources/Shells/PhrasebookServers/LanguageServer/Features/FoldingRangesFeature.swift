import PhrasebookWorkspace

/// `textDocument/foldingRange`: the entries of a catalog and their parts.
enum FoldingRangesFeature: LanguageFeature {
  static let method = "textDocument/foldingRange"
  /// Root, entries, entry, localizations, language, variations, their kinds and cases.
  private static let depth = 8

  static func answer(_ request: LanguageRequest) throws(RPCError) -> LanguageAnswer {
    guard let document = try request.document(), document.isCatalog,
      let catalog = request.state.documents.catalog(at: document.path)
    else { return nothing }
    let lines = catalog.containers(depth: depth).compactMap { range -> (Int, Int)? in
      let first = document.text.position(of: range.lowerBound, in: .utf8).line
      let last = document.text.position(of: range.upperBound, in: .utf8).line
      // The line of the closing bracket stays visible.
      return last - 1 > first ? (first, last - 1) : nil
    }
    return { json in
      json.array(lines) { json, lines in
        json.object {
          $0.member("startLine", lines.0)
          $0.member("endLine", lines.1)
        }
      }
    }
  }
}
