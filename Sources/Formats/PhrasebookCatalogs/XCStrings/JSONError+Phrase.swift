package import CatalogJSON
package import Phrasebook
package import PhrasebookModel

extension JSONView {
  /// The names that lead to a value, for a message: `strings."Hello %@".localizations.fr`.
  package func path(to target: Int) -> String {
    var steps: [String] = []
    var node = 0
    while node != target {
      let parts = nodes[node].kind == .object ? members(of: node) : elements(of: node)
      guard let part = parts.first(where: { target < next(after: $0.value) }) else { break }
      if part.name == part.value {
        steps.append("[]")
      } else {
        let name = string(part.name)
        let isWord = !name.isEmpty && name.utf8.allSatisfy { $0 | 0x20 &- 0x61 < 26 || $0 == 0x2D }
        steps.append(isWord ? name : name.quotedForMessage)
      }
      node = part.value
    }
    return steps.joined(separator: ".")
  }

  /// The type of a value in a message.
  package func name(of node: Int) -> JSONMessage {
    let path = path(to: node)
    return path.isEmpty ? JSONMessage("the file") : .text(path)
  }
}

extension JSONDocument {
  /// The error about a value.
  package func error(_ node: Int, _ text: JSONMessage) -> JSONError {
    let place = place(of: node)
    return JSONError(text, line: place.line, column: place.column)
  }
}

extension JSONNode.Kind {
  /// The name of the kind in a message.
  package var words: JSONMessage {
    switch self {
    case .null: .text("null")
    case .true, .false: JSONMessage("a boolean")
    case .number: JSONMessage("a number")
    case .string: JSONMessage("a string")
    case .array: JSONMessage("a list")
    case .object: JSONMessage("an object")
    }
  }
}

extension JSONError {
  /// The line in the language of the user.
  package var phrase: Phrase { text.phrase }

  /// The diagnostic about a file.
  package func diagnostic(in file: String) -> Diagnostic {
    Diagnostic(.error, phrase, at: Location(file: file, line: line, column: column))
  }
}

extension JSONMessage {
  /// The sentence to be looked up in our tables.
  package var phrase: Phrase {
    isText ? .verbatim(format) : Phrase(format: format, parts: parts.map(\.phrase))
  }
}
