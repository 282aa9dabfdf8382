package import PhrasebookModel

extension ExchangeUnit {
  /// The translators' notes on the string: `# …` in PO, further `<note>` elements in XLIFF and TMX,
  /// and columns for notes in tables. The comment and the references of an export are not notes.
  package var translatorNotes: [String] {
    var notes = unknown["po.translator"]?.lines ?? []
    for name in ["elements", "tmx.elements", "tmx.source.elements", "tmx.target.elements"] {
      notes += unknown.pieces(name).compactMap(Self.note)
    }
    if let markup = unknown[XLIFF2.unit]?.string {
      notes += Self.notes(in: markup).filter { $0 != comment }
    }
    for name in ["note", "notes", "translator_comments", "translatorcomments"] {
      for (column, value) in unknown where CellReader.plain(column) == name {
        if let text = value.string { notes.append(text) }
      }
    }
    return notes.map { $0.trimmed() }.filter { !$0.isEmpty }
  }

  /// The text of an element if it is a translator's note.
  private static func note(_ markup: String) -> String? { notes(in: markup).first }

  /// The notes in some markup, without our own.
  private static func notes(in markup: String) -> [String] {
    var notes: [String] = []
    do {
      var reader = try XMLMarkup.reader(of: markup)
      while let event = try reader.next() {
        guard case .start(let tag) = event, tag.name.split(separator: ":").last == "note" else {
          continue
        }
        let text = try InlineText.read(&reader).text
        let author = tag["from"] ?? tag["category"] ?? ""
        if !["code", "screenshot", "developer", "auto-generated"].contains(author) {
          notes.append(text)
        }
      }
    } catch {}
    return notes
  }
}
