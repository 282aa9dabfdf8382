/// Units on their way into a memory: what was not there the last time is packed, and nothing else kept.
public struct NotedUnits: Sendable {
  /// What stands for each unit.
  private(set) var digests: [Int64] = []
  private(set) var pack = UnitPack()
  private let known: Set<Int64>

  /// - Parameter known: What the memory has of the catalog, from `Memory.digests(of:)`.
  public init(known: Set<Int64> = []) { self.known = known }

  /// Whether nothing was given.
  public var isEmpty: Bool { digests.isEmpty }

  public mutating func append(_ unit: MemoryUnit) {
    let digest = unit.digest
    digests.append(digest)
    if !known.contains(digest) { pack.append(unit) }
  }
}
