import CatalogJSON
import Foundation

/// A JSON value as one would write it down by hand, to compare readers with.
indirect enum Tree: Equatable {
  case null
  case bool(Bool)
  case number
  case string(String)
  case array([Tree])
  case object([ExactName: Tree])

  /// A name compared by its bytes.
  struct ExactName: Hashable {
    var bytes: [UInt8]
    init(_ name: String) { bytes = Array(name.utf8) }
  }

  /// The values of a document.
  static func read(_ bytes: [UInt8]) throws(JSONError) -> Tree {
    try JSONDocument(bytes).withView { Tree($0, 0) }
  }

  private init(_ view: JSONView, _ node: Int) {
    switch view.nodes[node].kind {
    case .null: self = .null
    case .true: self = .bool(true)
    case .false: self = .bool(false)
    case .number: self = .number
    case .string: self = .string(view.string(node))
    case .array: self = .array(view.elements(of: node).map { Tree(view, $0.value) })
    case .object:
      let members = view.members(of: node).map {
        (ExactName(view.string($0.name)), Tree(view, $0.value))
      }
      self = .object(Dictionary(members) { first, _ in first })
    }
  }

  /// Foundation's reading of the same bytes; nil if it refuses them.
  static func byFoundation(_ bytes: [UInt8]) -> Tree? {
    try? JSONDecoder().decode(Decoded.self, from: Data(bytes)).tree
  }

  private struct Decoded: Decodable {
    var tree: Tree

    init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: Name.self) {
        var members: [ExactName: Tree] = [:]
        for name in container.allKeys {
          members[ExactName(name.stringValue)] =
            try container.decode(Decoded.self, forKey: name).tree
        }
        tree = .object(members)
        return
      }
      if var container = try? decoder.unkeyedContainer() {
        var elements: [Tree] = []
        while !container.isAtEnd { elements.append(try container.decode(Decoded.self).tree) }
        tree = .array(elements)
        return
      }
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        tree = .null
      } else if let flag = try? container.decode(Bool.self) {
        tree = .bool(flag)
      } else if let text = try? container.decode(String.self) {
        tree = .string(text)
      } else {
        tree = .number
      }
    }
  }

  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
