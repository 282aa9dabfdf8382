/// The first value of a document that does not have the shape that the schema defines.
package struct SchemaMismatch: Equatable {
  /// The reason that a value is not valid.
  package enum Reason: Equatable {
    /// The value should have this shape.
    case type(CatalogShape)
    /// The object must have this member.
    case missing(CatalogField)
    /// The number is not the position of an argument.
    case argument
  }

  /// The highest `argNum`: no string has as many arguments, and code that counts to it stays safe.
  package static let highestArgument = 4096

  /// The value.
  package let node: Int
  /// The reason that it is not valid.
  package let reason: Reason
}

extension JSONView {
  /// Returns the first value in a value of a shape that is not valid; nil if all are.
  package func mismatch(_ node: Int, _ shape: CatalogShape) -> SchemaMismatch? {
    guard hasType(node, of: shape) else {
      return SchemaMismatch(node: node, reason: .type(shape))
    }
    switch shape {
    case .unknown, .text, .flag: return nil
    case .argument:
      return argument(node) == nil ? SchemaMismatch(node: node, reason: .argument) : nil
    case .texts:
      for element in elements(of: node) {
        if let found = mismatch(element.value, .text) { return found }
      }
      return nil
    default:
      for member in members(of: node) {
        let inner = self.shape(ofMember: member.name, in: shape)
        // Most of a catalog is checked at a glance.
        if inner == .localization, onlyText(of: member.value) != nil { continue }
        if let found = mismatch(member.value, inner) { return found }
      }
      return missing(node, shape)
    }
  }

  /// Whether a value has the type of a shape; its parts are not checked.
  @inlinable
  package func hasType(_ node: Int, of shape: CatalogShape) -> Bool {
    let kind = nodes[node].kind
    return switch shape {
    case .unknown: true
    case .text: kind == .string
    case .flag: kind == .true || kind == .false
    case .argument: kind == .number
    case .texts: kind == .array
    default: kind == .object
    }
  }

  /// Returns the position of an argument; nil if the value is not a number from 1 to the highest.
  package func argument(_ node: Int) -> Int? {
    guard hasType(node, of: .argument),
      let number = Int(String(decoding: source(node), as: UTF8.self)),
      1...SchemaMismatch.highestArgument ~= number
    else { return nil }
    return number
  }

  @inline(__always)
  private func missing(_ node: Int, _ shape: CatalogShape) -> SchemaMismatch? {
    for field in shape.fields
    where field.example != nil && value(of: field, in: node) == nil {
      return SchemaMismatch(node: node, reason: .missing(field))
    }
    return nil
  }
}
