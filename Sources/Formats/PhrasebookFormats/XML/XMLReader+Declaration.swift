import Phrasebook

extension XMLReader {
  /// Reads `<?xml version="1.0" encoding="…" standalone="…"?>` if the file begins with it. The encoding was
  /// applied before.
  ///
  /// Source: Extensible Markup Language 1.0, 2.8, productions 23 to 26, 32 and 81.
  mutating func readDeclaration() throws(UnreadableFile) {
    guard starts(with: "<?xml"), byte(at: 5).isXMLSpace else { return }
    offset += 5
    var declaration = XMLTag("?xml")
    while true {
      let hadSpace = skipSpace()
      if starts(with: "?>") { break }
      guard hadSpace else { throw notADeclaration() }
      try attribute(of: &declaration)
    }
    let names = ["version", "encoding", "standalone"]
    guard declaration.attributes.map(\.name) == names.filter({ declaration[$0] != nil }),
      declaration["version"].map(isVersion) == true,
      declaration["encoding"].map(isEncodingName) != false,
      ["yes", "no", nil].contains(declaration["standalone"])
    else { throw notADeclaration() }
    offset += 2
  }

  private mutating func notADeclaration() -> UnreadableFile {
    failure(#"a file of XML begins with <?xml version="1.0" encoding="UTF-8"?>"#, at: 0)
  }

  private func isVersion(_ text: String) -> Bool {
    text.utf8.count > 2 && text.hasPrefix("1.")
      && text.unicodeScalars.dropFirst(2).allSatisfy { ("0"..."9").contains($0) }
  }

  private func isEncodingName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.isASCII else { return false }
    return first.properties.isAlphabetic
      && text.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789._-".unicodeScalars.contains($0))
      }
  }
}
