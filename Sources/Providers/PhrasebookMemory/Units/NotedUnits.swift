/// Units to add to a memory: only those that it does not have are kept, encoded.
public struct NotedUnits: Sendable {
  /// The digest of each unit.
  private(set) var digests: [Int64] = []
  private(set) var encoded = EncodedUnits()
  private let known: Set<Int64>

  /// - Parameter known: The digests of the stored units of the catalog, from `Memory.digests(of:)`.
  public init(known: Set<Int64> = []) { self.known = known }

  /// Whether no unit was added.
  public var isEmpty: Bool { digests.isEmpty }

  /// Adds a unit.
  public mutating func append(_ unit: MemoryUnit) {
    let digest = unit.digest
    digests.append(digest)
    if !known.contains(digest) { encoded.append(unit) }
  }
}
