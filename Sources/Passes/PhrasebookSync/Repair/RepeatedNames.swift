import CatalogJSON
import PhrasebookModel

/// A file that holds names twice as files that hold each once: the first has the first of each, the
/// second the second, and so on. Merged by meaning, they are what all of them said.
public struct RepeatedNames: Sendable {
  /// How many times a name may stand in one object; more is no merge's doing.
  public static let most = 64

  private let document: JSONDocument
  /// How often the most frequent name stands in its object; 1 where none stands twice.
  public let count: Int

  /// Takes a file in; nil for what is no JSON for another reason, or repeats names too often.
  public init?(_ bytes: [UInt8]) {
    guard let document = try? JSONDocument(bytes, allowsRepeatedNames: true) else { return nil }
    self.document = document
    count = document.withView { view in
      var count = 1
      for node in view.nodes.indices where view.nodes[node].kind == .object {
        for values in Self.values(of: node, view).values { count = max(count, values.count) }
      }
      return count
    }
    if count > Self.most { return nil }
  }

  /// The file with one of each name: that of its number, from 0, or the last there is.
  public func layer(_ number: Int) -> [UInt8] {
    document.withView { view in
      var out: [UInt8] = []
      out.reserveCapacity(view.bytes.count)
      out += view.bytes[..<Int(view.nodes[0].start)]
      Self.append(0, view, number, &out)
      out += view.bytes[Int(view.nodes[0].end)...]
      return out
    }
  }

  private static func append(_ node: Int, _ view: JSONView, _ number: Int, _ out: inout [UInt8]) {
    var done = Int(view.nodes[node].start)
    if view.nodes[node].kind == .object {
      let values = values(of: node, view)
      for member in view.members(of: node) {
        let all = values[ExactString(view.string(member.name))] ?? []
        let end = Int(view.nodes[member.value].end)
        if all.first == member.value {
          out += view.bytes[done..<Int(view.nodes[member.value].start)]
          append(all[min(number, all.count - 1)], view, number, &out)
        }
        done = end
      }
    } else {
      for element in view.elements(of: node) {
        out += view.bytes[done..<Int(view.nodes[element.value].start)]
        append(element.value, view, number, &out)
        done = Int(view.nodes[element.value].end)
      }
    }
    out += view.bytes[done..<Int(view.nodes[node].end)]
  }

  /// The values of each name of an object, in order.
  private static func values(of object: Int, _ view: JSONView) -> [ExactString: [Int]] {
    var values: [ExactString: [Int]] = [:]
    for member in view.members(of: object) {
      values[ExactString(view.string(member.name)), default: []].append(member.value)
    }
    return values
  }
}
