import PhrasebookWorkspace

/// A member of the arguments or of the result of a tool: its JSON schema, and the check of a value.
struct ToolParameter: Sendable {
  /// The type of the value.
  indirect enum Kind: Sendable {
    case text
    case choice([String])
    case integer(ClosedRange<Int>)
    case flag
    case texts
    /// Texts by name.
    case map
    case object([ToolParameter])
    case objects([ToolParameter])
  }

  var name: String
  var kind: Kind
  var help: String
  var isRequired = false

  init(_ name: String, _ kind: Kind, _ help: String, isRequired: Bool = false) {
    self.name = name
    self.kind = kind
    self.help = help
    self.isRequired = isRequired
  }

  static func required(_ name: String, _ kind: Kind, _ help: String) -> ToolParameter {
    ToolParameter(name, kind, help, isRequired: true)
  }

  /// The number of elements a list may have.
  static let mostElements = 500
}

extension JSONWriter {
  /// The schema of an object; `isOpen` allows members that are not listed.
  mutating func schema(_ parameters: [ToolParameter], isOpen: Bool) {
    object { json in
      json.member("type", "object")
      json.name("properties")
      json.object { json in
        for parameter in parameters {
          json.name(text: parameter.name)
          json.object { json in
            json.kind(parameter.kind, isOpen: isOpen)
            json.member("description", parameter.help)
          }
        }
      }
      json.member("required", parameters.filter(\.isRequired)) { $0.string($1.name) }
      if !isOpen {
        json.name("additionalProperties")
        json.bool(false)
      }
    }
  }

  private mutating func kind(_ kind: ToolParameter.Kind, isOpen: Bool) {
    switch kind {
    case .text: member("type", "string")
    case .choice(let words):
      member("type", "string")
      member("enum", words) { $0.string($1) }
    case .integer(let range):
      member("type", "integer")
      member("minimum", range.lowerBound)
      if range.upperBound < .max { member("maximum", range.upperBound) }
    case .flag: member("type", "boolean")
    case .texts:
      member("type", "array")
      name("items")
      object { $0.member("type", "string") }
      if !isOpen { member("maxItems", ToolParameter.mostElements) }
    case .map:
      member("type", "object")
      name("additionalProperties")
      object { $0.member("type", "string") }
    case .object(let members):
      member("type", "object")
      properties(members, isOpen: isOpen)
    case .objects(let members):
      member("type", "array")
      name("items")
      schema(members, isOpen: isOpen)
      if !isOpen { member("maxItems", ToolParameter.mostElements) }
    }
  }

  private mutating func properties(_ members: [ToolParameter], isOpen: Bool) {
    name("properties")
    object { json in
      for parameter in members {
        json.name(text: parameter.name)
        json.object { json in
          json.kind(parameter.kind, isOpen: isOpen)
          json.member("description", parameter.help)
        }
      }
    }
  }
}
