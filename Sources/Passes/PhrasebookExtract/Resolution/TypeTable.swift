/// The types that have been looked up by their paths.
struct TypeTable {
  private var known: [String: TypeInfo] = [:]
  /// Paths without a type, by the hashes of the path and of its last name: there may be many, and long ones.
  private var missing: Set<UInt64> = []

  /// The type with a path, if it has been found.
  subscript(path: String) -> TypeInfo? {
    get { known[path] }
    set { known[path] = newValue }
  }

  /// Whether no type was found for a path.
  func isMissing(_ path: UInt32, _ name: UInt32) -> Bool {
    missing.contains(Self.key(path, name))
  }

  /// Records a path that no type has.
  mutating func setMissing(_ path: UInt32, _ name: UInt32) {
    missing.insert(Self.key(path, name))
  }

  private static func key(_ path: UInt32, _ name: UInt32) -> UInt64 {
    UInt64(path) << 32 | UInt64(name)
  }
}
