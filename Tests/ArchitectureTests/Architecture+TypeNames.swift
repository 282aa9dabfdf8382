extension Architecture {
  /// Words that name one type, and the file that declares it.
  static let singleTypes: [String: String] = [
    "Part": "Sources/Formats/PhrasebookFormats/Exchange/ExchangeFormat.swift",
    "Place": "Sources/Passes/PhrasebookExtract/Facts/Expression.swift",
  ]

  /// Second types of such a word, and types named `Kind` that are not enums, a line for each.
  static func typeNameViolations(of file: SourceFile) -> [String] {
    file.codeLines.enumerated().flatMap { index, line in
      line.matches(of: typeName).compactMap { match -> String? in
        let (keyword, name) = (match.output.1, String(match.output.2))
        let place = "\(file.path):\(index + 1)"
        if name == "Kind", keyword != "enum" {
          return "\(place): Kind is an enum of the sorts of the type around it; name this one by "
            + "what it is"
        }
        guard let only = singleTypes[name], only != file.path else { return nil }
        return "\(place): \(name) is the type in \(only); name this one by what it is"
      }
    }
  }

  nonisolated(unsafe) private static let typeName =
    /\b(struct|class|enum|actor|protocol|typealias)\s+(\w+)/
}
