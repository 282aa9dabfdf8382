import CatalogJSON
import PhrasebookModel

/// The ranges of the values of a JSON text, including members with the same name, which the reader
/// refuses and a repair needs.
struct JSONOutline: Sendable {
  /// One value; a container has parts.
  struct Node: Sendable {
    /// From its first byte to the one past its last.
    var range: Range<Int>
    /// The names of members; nil for an array.
    var names: [ExactString]?
    /// The values in it, in order.
    var parts: [Int] = []
  }

  /// The first node is the whole text.
  private(set) var nodes: [Node] = []
  private let bytes: [UInt8]
  private var position = 0
  /// The containers that are open, outermost first.
  private var open: [Int] = []

  /// Reads a text; nil if brackets do not pair, or it is deeper than any catalog.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    /// The name of the member whose value comes next.
    var name: ExactString?
    while position < bytes.count {
      switch bytes[position] {
      case .space, .tab, .newline, .carriageReturn, .comma, .colon: position += 1
      case .openBrace, .openBracket:
        guard open.count < JSONDocument.maximumDepth, add(&name, isContainer: true) else {
          return nil
        }
        position += 1
      case .closeBrace, .closeBracket:
        guard name == nil, let container = open.popLast(),
          (bytes[position] == .closeBrace) == (nodes[container].names != nil)
        else { return nil }
        position += 1
        nodes[container].range = nodes[container].range.lowerBound..<position
      case .quote:
        let start = position
        guard let end = endOfString() else { return nil }
        if let container = open.last, nodes[container].names != nil, name == nil {
          name = Self.text(bytes[start..<end])
          guard name != nil else { return nil }
        } else {
          guard add(&name, isContainer: false) else { return nil }
          nodes[nodes.count - 1].range = start..<end
        }
        position = end
      default:
        guard add(&name, isContainer: false) else { return nil }
        let start = position
        while position < bytes.count, !Self.ends(bytes[position]) { position += 1 }
        guard position > start else { return nil }
        nodes[nodes.count - 1].range = start..<position
      }
    }
    if nodes.isEmpty || !open.isEmpty { return nil }
  }

  /// Adds a value to the container that is open; false if it has no place there.
  private mutating func add(_ name: inout ExactString?, isContainer: Bool) -> Bool {
    if let container = open.last {
      if nodes[container].names != nil {
        guard let own = name else { return false }
        nodes[container].names?.append(own)
        name = nil
      }
      nodes[container].parts.append(nodes.count)
    } else if !nodes.isEmpty {
      return false
    }
    if isContainer { open.append(nodes.count) }
    let isObject = isContainer && bytes[position] == .openBrace
    nodes.append(Node(range: position..<position, names: isObject ? [] : nil))
    return true
  }

  private func endOfString() -> Int? {
    var index = position + 1
    while index < bytes.count {
      if bytes[index] == .quote { return index + 1 }
      index += bytes[index] == .backslash ? 2 : 1
    }
    return nil
  }

  private static func ends(_ byte: UInt8) -> Bool {
    switch byte {
    case .space, .tab, .newline, .carriageReturn, .comma, .colon, .quote, .openBrace, .closeBrace,
      .openBracket, .closeBracket:
      true
    default: false
    }
  }

  /// The text of a name, with escapes resolved.
  private static func text(_ quoted: ArraySlice<UInt8>) -> ExactString? {
    let raw = String(decoding: quoted, as: UTF8.self)
    guard quoted.contains(.backslash) else {
      return ExactString(String(raw.dropFirst().dropLast()))
    }
    return JSONValue(text: raw)?.string.map(ExactString.init)
  }
}
