/// One specifier of a format: `%2$-8.3lld`.
struct FormatSpecifier {
  /// The argument: the next one, or one by its number from 1.
  enum Position: Equatable {
    case next
    case number(Int)
  }

  /// A width or a precision.
  enum Extent: Equatable {
    case none
    case fixed(Int)
    /// `*`: the value of an argument.
    case argument(Position)
  }

  /// The width to which C would truncate an integer.
  enum Length {
    case natural, char, short
  }

  var position = Position.next
  var width = Extent.none
  var precision = Extent.none
  var length = Length.natural
  /// The conversion's letter, such as `d` or `@`.
  var conversion = UInt8(ascii: "@")
  var isLeft = false
  var hasZeros = false
  var hasPlus = false
  var isAlternative = false

  /// The specifier of an argument for `%arg` if the catalog has none.
  init(for argument: FormatArgument) {
    switch argument {
    case .string: conversion = UInt8(ascii: "@")
    case .int: conversion = UInt8(ascii: "d")
    case .uint: conversion = UInt8(ascii: "u")
    case .double: conversion = UInt8(ascii: "f")
    }
  }

  init() {}

  /// The kind of argument that a conversion takes.
  enum Kind {
    case text, signed, unsigned, character, fraction, forbidden, unknown
  }

  var kind: Kind { Self.kind(of: conversion) }

  /// Returns the kind of argument that a conversion takes.
  static func kind(of conversion: UInt8) -> Kind {
    switch conversion {
    case UInt8(ascii: "@"): .text
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "D"): .signed
    case UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "x"), UInt8(ascii: "X"),
      UInt8(ascii: "o"), UInt8(ascii: "O"):
      .unsigned
    case UInt8(ascii: "c"), UInt8(ascii: "C"): .character
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"),
      UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      .fraction
    case UInt8(ascii: "n"), UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "p"): .forbidden
    default: .unknown
    }
  }

  /// Whether an argument of the specifier can decide about a plural.
  var isNumeric: Bool { kind == .signed || kind == .unsigned || kind == .fraction }
}
