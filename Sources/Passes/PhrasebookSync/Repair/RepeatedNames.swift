import PhrasebookModel

/// A file with repeated names as files without: the first file has the first member of each name,
/// the second the second, and so on. Merging them by meaning gives the contents of all of them.
public struct RepeatedNames: Sendable {
  /// The maximum number of members with the same name; more cannot come from a merge.
  public static let most = 64

  private let bytes: [UInt8]
  private let outline: JSONOutline
  /// The values of each name, for the objects that hold one twice: by object, then by the first value.
  private let repeated: [Int: [Int: [Int]]]
  /// The number of members with the most frequent name of an object; 1 if all are different.
  public let count: Int

  /// Takes a file in; nil for what is damaged in another way, or repeats names too often.
  public init?(_ bytes: [UInt8]) {
    guard let outline = JSONOutline(bytes) else { return nil }
    self.bytes = bytes
    self.outline = outline
    var repeated: [Int: [Int: [Int]]] = [:]
    var count = 1
    for (index, node) in outline.nodes.enumerated() {
      guard let names = node.names, names.count > 1, Set(names).count < names.count else {
        continue
      }
      var values: [ExactString: [Int]] = [:]
      for (name, value) in zip(names, node.parts) { values[name, default: []].append(value) }
      for all in values.values {
        count = max(count, all.count)
        if let first = all.first { repeated[index, default: [:]][first] = all }
      }
    }
    guard count <= Self.most else { return nil }
    self.repeated = repeated
    self.count = count
  }

  /// The file with one of each name: that of its number, from 0, or the last there is.
  public func layer(_ number: Int) -> [UInt8] {
    guard let whole = outline.nodes.first else { return bytes }
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    out += bytes[..<whole.range.lowerBound]
    append(0, number, &out)
    out += bytes[whole.range.upperBound...]
    return out
  }

  private func append(_ node: Int, _ number: Int, _ out: inout [UInt8]) {
    let whole = outline.nodes[node]
    let values = repeated[node]
    var done = whole.range.lowerBound
    for part in whole.parts {
      let range = outline.nodes[part].range
      if let values {
        // A later member stays with those before it and is read in the place of the first.
        if let all = values[part] {
          out += bytes[done..<range.lowerBound]
          append(all[max(0, min(number, all.count - 1))], number, &out)
        }
      } else {
        out += bytes[done..<range.lowerBound]
        append(part, number, &out)
      }
      done = range.upperBound
    }
    out += bytes[done..<whole.range.upperBound]
  }
}
