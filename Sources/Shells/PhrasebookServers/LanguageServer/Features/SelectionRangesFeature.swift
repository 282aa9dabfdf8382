import PhrasebookWorkspace

/// `textDocument/selectionRange`: from the text at a place of a catalog to the string, the language,
/// the entry and the whole.
enum SelectionRangesFeature: LanguageFeature {
  static let method = "textDocument/selectionRange"

  static func answer(_ request: LanguageRequest) throws(RPCError) -> LanguageAnswer {
    guard let document = try request.document(), document.isCatalog,
      let catalog = request.state.documents.catalog(at: document.path)
    else { return nothing }
    var chains: [[Range<Int>]] = []
    for position in try request.params.elements("positions") {
      let offset = try position.offset(in: document.text, request.encoding)
      let ranges = catalog.position(at: offset).ranges
      chains.append(ranges.isEmpty ? [offset..<offset] : text(in: ranges, offset, document))
    }
    let result = chains
    return { json in
      json.array(result) { write($1[...], in: document.text, request, &$0) }
    }
  }

  /// The ranges, with the text between the quotation marks first.
  private static func text(
    in ranges: [Range<Int>], _ offset: Int, _ document: LanguageRequest.Document
  ) -> [Range<Int>] {
    guard let first = ranges.first, first.count >= 2,
      document.text.bytes[first.lowerBound] == UInt8(ascii: "\""),
      first.lowerBound < offset, offset < first.upperBound
    else { return ranges }
    return [first.lowerBound + 1..<first.upperBound - 1] + ranges
  }

  private static func write(
    _ chain: ArraySlice<Range<Int>>, in text: DocumentText, _ request: LanguageRequest,
    _ json: inout JSONWriter
  ) {
    json.object { json in
      if let range = chain.first { json.member("range", range, in: text, request.encoding) }
      if chain.count > 1 {
        json.name("parent")
        write(chain.dropFirst(), in: text, request, &json)
      }
    }
  }
}
