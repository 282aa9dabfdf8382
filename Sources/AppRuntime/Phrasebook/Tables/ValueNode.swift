/// One node of a value in a table (docs/table-format.md); it must not outlive the bytes.
enum ValueNode {
  /// The first byte of a node.
  enum Kind: UInt8 {
    case text, plural, device, substituted, texts, damaged
    /// A string that extraction copied from code.
    case extracted
  }

  /// A string, which is a format if there are arguments.
  case text(UnsafeBufferPointer<UInt8>)
  case plural(Plural)
  /// By the bits of `DeviceKind`.
  case device(Forms)
  case substituted(Substitutions, main: UnsafeBufferPointer<UInt8>)
  /// The strings of a string set.
  case texts(Texts)
  /// The problem of the value in the catalog.
  case damaged(ValueDamage)

  /// Variations by plural category.
  struct Plural {
    /// The argument that decides, from 1; 0 for the first number or the substitution's own.
    var argument: Int
    /// The number of fraction digits that are shown; nil if the number needs none or has its own.
    var fraction: Int?
    /// By the bits of `PluralCategory`.
    var forms: Forms
  }

  /// Up to eight variations, each with its bit in a mask, in the order of the bits.
  struct Forms {
    let mask: UInt8
    fileprivate let cursor: ByteCursor

    /// Returns the variation of a bit, otherwise that of another.
    func form(_ bit: Int, or other: Int) throws(ValueError) -> UnsafeBufferPointer<UInt8>? {
      if let form = try form(bit) { return form }
      return try form(other)
    }

    /// Returns the variation of a bit.
    func form(_ wanted: Int) throws(ValueError) -> UnsafeBufferPointer<UInt8>? {
      guard mask & 1 << UInt8(wanted) != 0 else { return nil }
      var cursor = cursor
      for bit in 0..<wanted where mask & 1 << UInt8(bit) != 0 {
        guard cursor.stretch() != nil else { throw ValueNode.cutOff }
      }
      guard let form = cursor.stretch() else { throw ValueNode.cutOff }
      return form
    }
  }

  /// Several strings.
  struct Texts {
    fileprivate let cursor: ByteCursor

    func first() throws(ValueError) -> UnsafeBufferPointer<UInt8>? {
      var cursor = cursor
      guard !cursor.rest.isEmpty else { return nil }
      guard let first = cursor.stretch() else { throw ValueNode.cutOff }
      return first
    }
  }

  static let cutOff = ValueError(.damaged(.cutOff))

  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(ValueError) {
    var cursor = ByteCursor(bytes)
    guard let byte = cursor.byte(), let kind = Kind(rawValue: byte) else { throw Self.cutOff }
    switch kind {
    case .text, .extracted: self = .text(cursor.rest)
    case .plural:
      guard let argument = cursor.number(UInt16.self), let fraction = cursor.byte(),
        let mask = cursor.byte()
      else { throw Self.cutOff }
      self = .plural(
        Plural(
          argument: Int(argument), fraction: fraction == .max ? nil : Int(fraction),
          forms: Forms(mask: mask, cursor: cursor)))
    case .device:
      guard let mask = cursor.byte() else { throw Self.cutOff }
      self = .device(Forms(mask: mask, cursor: cursor))
    case .substituted:
      guard let substitutions = cursor.stretch() else { throw Self.cutOff }
      self = .substituted(Substitutions(bytes: substitutions), main: cursor.rest)
    case .texts: self = .texts(Texts(cursor: cursor))
    case .damaged:
      self = .damaged(ValueDamage(message: String(decoding: cursor.rest, as: UTF8.self)))
    }
  }
}
