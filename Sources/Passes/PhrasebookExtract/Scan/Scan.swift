/// What a fast look at one file says: which names it mentions, declares and hands literals to.
///
/// It decides whether the file has to be read to the full, which costs thirty times as much. The
/// names are `NameHash` values, sorted, each once.
package struct Scan: Hashable, Sendable {
  /// Every identifier of the file, keywords and labels included.
  package var identifiers: [UInt32] = []
  /// Names that a declaration introduces, members of `case a, b` and extended types included.
  package var declared: [UInt32] = []
  /// Those of them that can be called or hide a type: no variables.
  package var callable: [UInt32] = []
  /// Names of the calls, subscripts, closures and assignments that a string literal stands in, at
  /// any depth.
  package var literalCallees: [UInt32] = []
  /// True where the file holds a string literal.
  package var hasLiteral = false
  /// False where brackets or quotes do not match: what the names say is not to be relied on.
  package var isWhole = true

  package init() {}

  /// True where the file mentions a name.
  package func mentions(_ name: UInt32) -> Bool { Self.contains(identifiers, name) }

  /// True where the file declares a name.
  package func declares(_ name: UInt32) -> Bool { Self.contains(declared, name) }

  /// True where any of some names is among sorted ones.
  static func meets(_ sorted: [UInt32], _ names: Set<UInt32>) -> Bool {
    if names.count < sorted.count / 8 { return names.contains { contains(sorted, $0) } }
    return sorted.contains { names.contains($0) }
  }

  private static func contains(_ sorted: [UInt32], _ name: UInt32) -> Bool {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < name { low = middle + 1 } else { high = middle }
    }
    return low < sorted.count && sorted[low] == name
  }
}
