import Phrasebook

extension XMLReader {
  /// Reads `<?xml version="1.0" encoding="…" standalone="…"?>` if the file begins with it. The encoding was
  /// applied before.
  ///
  /// Source: Extensible Markup Language 1.0, 2.8, productions 23 to 26, 32 and 81.
  mutating func readDeclaration() throws(UnreadableFile) {
    guard starts(with: "<?xml"), byte(at: 5).isXMLSpace else { return }
    let invalid: Phrase = #"a file of XML begins with <?xml version="1.0" encoding="UTF-8"?>"#
    offset += 5
    var declaration = XMLTag("?xml")
    while true {
      let hadSpace = skipSpace()
      if starts(with: "?>") { break }
      guard hadSpace else { throw failure(invalid, at: 0) }
      try attribute(of: &declaration)
    }
    let names = ["version", "encoding", "standalone"]
    guard declaration.attributes.map(\.name) == names.filter({ declaration[$0] != nil }),
      declaration["version"]?.isXMLVersion == true,
      declaration["encoding"]?.isEncodingName != false,
      ["yes", "no", nil].contains(declaration["standalone"])
    else { throw failure(invalid, at: 0) }
    offset += 2
  }
}

extension String {
  fileprivate var isXMLVersion: Bool {
    utf8.count > 2 && hasPrefix("1.")
      && unicodeScalars.dropFirst(2).allSatisfy { ("0"..."9").contains($0) }
  }

  fileprivate var isEncodingName: Bool {
    guard let first = unicodeScalars.first, first.isASCII else { return false }
    return first.properties.isAlphabetic
      && unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789._-".unicodeScalars.contains($0))
      }
  }
}
