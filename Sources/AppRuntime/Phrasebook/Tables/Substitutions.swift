/// The named parts of a value, `%#@name@`, as they lie in a table.
struct Substitutions {
  /// One part.
  struct Substitution {
    /// The argument that it is about, from 1; 0 where the place of its name decides.
    var argument: Int
    /// How `%arg` is written; nil where the argument decides.
    var specifier: FormatSpecifier?
    var node: UnsafeBufferPointer<UInt8>
  }

  let bytes: UnsafeBufferPointer<UInt8>

  /// The part of a name.
  func find(_ name: UnsafeBufferPointer<UInt8>) throws(ValueError) -> Substitution? {
    var cursor = ByteCursor(bytes)
    while !cursor.rest.isEmpty {
      guard let candidate = cursor.stretch(), let argument = cursor.number(UInt16.self),
        let specifier = cursor.stretch(), let node = cursor.stretch()
      else { throw ValueNode.cutOff }
      guard candidate.count == name.count, candidate.elementsEqual(name) else { continue }
      return Substitution(
        argument: Int(argument), specifier: SpecifierScanner.specifier(specifier), node: node)
    }
    return nil
  }
}
