import PhrasebookModel
import PhrasebookWorkspace

/// The arguments of a call, checked against the parameters of the tool.
struct ToolArguments {
  private let members: Members<JSONValue>

  /// - Throws: For a missing, unknown or wrong member, with how to fix it.
  init(_ value: JSONValue, _ parameters: [ToolParameter]) throws(AgentFailure) {
    guard let members = value.members ?? (value == .null ? Members() : nil) else {
      throw AgentFailure(english: "the arguments have to be an object")
    }
    for name in members.names where !parameters.contains(where: { $0.name.isExactly(name) }) {
      let known = parameters.map(\.name).joined(separator: ", ")
      throw AgentFailure(
        english:
          "unknown argument \(name.quoted); "
          + (known.isEmpty ? "there are no arguments" : "choose from: \(known)"))
    }
    for parameter in parameters {
      guard let value = members[parameter.name], value != .null else {
        guard !parameter.isRequired else {
          throw AgentFailure(english: "the argument \(parameter.name) is missing")
        }
        continue
      }
      try Self.check(value, parameter)
    }
    self.members = members
  }

  private static func check(
    _ value: JSONValue, _ parameter: ToolParameter
  ) throws(AgentFailure) {
    let name = parameter.name
    switch parameter.kind {
    case .text: if value.string == nil { throw AgentFailure(english: "\(name) has to be a string") }
    case .choice(let words):
      guard let word = value.string, words.contains(word) else {
        throw AgentFailure(english: "\(name) has to be one of \(words.joined(separator: ", "))")
      }
    case .integer(let range):
      guard let number = value.integer, range.contains(number) else {
        throw AgentFailure(
          english:
            "\(name) has to be a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
    case .flag:
      guard case .bool = value else {
        throw AgentFailure(english: "\(name) has to be true or false")
      }
    case .texts:
      guard let items = value.elements, items.allSatisfy({ $0.string != nil }) else {
        throw AgentFailure(english: "\(name) has to be a list of strings")
      }
      try Self.bound(items.count, name)
    case .map:
      guard let items = value.members, items.values.allSatisfy({ $0.string != nil }) else {
        throw AgentFailure(english: "\(name) has to be an object of strings")
      }
    case .object(let members): _ = try ToolArguments(value, members)
    case .objects(let members):
      guard let items = value.elements else {
        throw AgentFailure(english: "\(name) has to be a list")
      }
      try Self.bound(items.count, name)
      for item in items { _ = try ToolArguments(item, members) }
    }
  }

  private static func bound(_ count: Int, _ name: String) throws(AgentFailure) {
    guard count <= ToolParameter.mostElements else {
      throw AgentFailure(
        english: "\(name) may have \(ToolParameter.mostElements) elements at a time")
    }
  }

  private init(checked members: Members<JSONValue>) { self.members = members }

  /// A text; nil if it is absent.
  func text(_ name: String) -> String? { members[name]?.string }

  /// A number; nil if it is absent.
  func integer(_ name: String) -> Int? { members[name]?.integer }

  /// Whether a flag is set.
  func flag(_ name: String) -> Bool { members[name] == .bool(true) }

  /// A list of texts; empty if it is absent.
  func texts(_ name: String) -> [String] { (members[name]?.elements ?? []).compactMap(\.string) }

  /// Texts by name; empty if they are absent.
  func map(_ name: String) -> Members<String> {
    var texts = Members<String>()
    for (name, value) in members[name]?.members ?? [:] { texts[name] = value.string }
    return texts
  }

  /// A list of objects; empty if it is absent.
  func objects(_ name: String) -> [ToolArguments] {
    (members[name]?.elements ?? []).map { ToolArguments(checked: $0.members ?? Members()) }
  }
}
