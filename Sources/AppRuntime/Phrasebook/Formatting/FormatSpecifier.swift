/// One specifier of a format: `%2$-8.3lld`.
package struct FormatSpecifier {
  /// The argument that a specifier takes.
  package enum Position: Equatable {
    /// The next argument.
    case next
    /// An argument by its number, from 1.
    case number(Int)

    /// The number; nil for the next argument.
    package var number: Int? { if case .number(let number) = self { number } else { nil } }
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

  /// The argument of the specifier.
  package internal(set) var position = Position.next
  var width = Extent.none
  var precision = Extent.none
  var length = Length.natural
  /// The conversion's letter, such as `d` or `@`.
  package internal(set) var conversion = UInt8(ascii: "@")
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
