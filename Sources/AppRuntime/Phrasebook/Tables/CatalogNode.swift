/// One value of a catalog, to be written into a table.
enum CatalogNode {
  case text(String)
  /// A string that extraction copied from code.
  case extracted(String)
  case plural(argument: Int, fraction: Int?, forms: [CatalogForm<PluralCategory>])
  case device([CatalogForm<DeviceKind>])
  indirect case substituted([CatalogSubstitution], main: CatalogNode)
  case texts([String])
  case damaged(ValueDamage)

  /// Appends the node in the format of a table (docs/table-format.md).
  func write(to out: inout [UInt8]) {
    switch self {
    case .text(let text):
      out.append(ValueNode.Kind.text.rawValue)
      out.append(contentsOf: text.utf8)
    case .extracted(let text):
      out.append(ValueNode.Kind.extracted.rawValue)
      out.append(contentsOf: text.utf8)
    case .plural(let argument, let fraction, let forms):
      out.append(ValueNode.Kind.plural.rawValue)
      out.append(number: UInt16(clamping: argument))
      out.append(fraction.map { UInt8(clamping: min($0, 254)) } ?? .max)
      Self.write(forms.map { CatalogForm(of: $0.of.bit, $0.node) }, to: &out)
    case .device(let forms):
      out.append(ValueNode.Kind.device.rawValue)
      Self.write(forms.map { CatalogForm(of: $0.of.bit, $0.node) }, to: &out)
    case .substituted(let parts, let main):
      out.append(ValueNode.Kind.substituted.rawValue)
      out.append { out in
        for part in parts {
          out.append(text: part.name)
          out.append(number: UInt16(clamping: part.argument))
          out.append(text: part.specifier)
          out.append { part.node.write(to: &$0) }
        }
      }
      main.write(to: &out)
    case .texts(let texts):
      out.append(ValueNode.Kind.texts.rawValue)
      for text in texts { out.append(text: text) }
    case .damaged(let damage):
      out.append(ValueNode.Kind.damaged.rawValue)
      out.append(contentsOf: damage.message.utf8)
    }
  }

  private static func write(_ forms: [CatalogForm<Int>], to out: inout [UInt8]) {
    out.append(forms.reduce(0) { $0 | 1 << UInt8($1.of) })
    for form in forms.sorted(by: { $0.of < $1.of }) { out.append { form.node.write(to: &$0) } }
  }
}

/// One variation of a value, to be written into a table.
struct CatalogForm<Variant> {
  var of: Variant
  var node: CatalogNode

  init(of variant: Variant, _ node: CatalogNode) {
    of = variant
    self.node = node
  }
}

/// A substitution, to be written into a table.
struct CatalogSubstitution {
  var name: String
  /// 0 if the position of its name decides.
  var argument: Int
  /// The specifier in the catalog, such as `lld`; empty if absent.
  var specifier: String
  var node: CatalogNode
}

extension [UInt8] {
  /// Appends a number in little-endian order.
  mutating func append(number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  /// Appends a string, preceded by its length.
  mutating func append(text: String) {
    append { $0.append(contentsOf: text.utf8) }
  }

  /// Appends bytes, preceded by their length.
  mutating func append(_ write: (inout [UInt8]) -> Void) {
    let start = count
    append(number: UInt32(0))
    write(&self)
    let length = UInt32(clamping: count - start - 4)
    for byte in 0..<4 {
      self[start + byte] = UInt8(truncatingIfNeeded: length >> (8 * UInt32(byte)))
    }
  }
}
