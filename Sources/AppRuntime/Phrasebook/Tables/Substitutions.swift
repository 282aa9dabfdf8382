/// The substitutions of a value, `%#@name@`, in a table.
struct Substitutions {
  /// One substitution.
  struct Substitution {
    /// The number of its argument, from 1; 0 if the position of its name decides.
    var argument: Int
    /// The specifier of `%arg`; nil if the argument's type decides.
    var specifier: FormatSpecifier?
    var node: UnsafeBufferPointer<UInt8>
  }

  let bytes: UnsafeBufferPointer<UInt8>

  /// Returns the substitution of a name.
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
