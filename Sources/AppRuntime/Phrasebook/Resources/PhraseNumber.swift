public import Foundation

/// A number that a phrase may contain: its type determines the specifier in the key.
public protocol PhraseNumber: Sendable {
  /// The specifier in the key.
  static var formatSpecifier: String { get }
  /// The value as an argument of the format.
  var formatArgument: FormatArgument { get }
}

extension PhraseNumber where Self: FixedWidthInteger & SignedInteger {
  /// The value as an argument of the format.
  public var formatArgument: FormatArgument { .int(Int64(self)) }
}

extension PhraseNumber where Self: FixedWidthInteger & UnsignedInteger {
  /// The value as an argument of the format.
  public var formatArgument: FormatArgument { .uint(UInt64(self)) }
}

extension PhraseNumber where Self: BinaryFloatingPoint {
  /// The value as an argument of the format.
  public var formatArgument: FormatArgument { .double(Double(self)) }
}

extension Int: PhraseNumber {
  /// The specifier `%lld`.
  public static var formatSpecifier: String { "%lld" }
}

extension Int64: PhraseNumber {
  /// The specifier `%lld`.
  public static var formatSpecifier: String { "%lld" }
}

extension Int32: PhraseNumber {
  /// The specifier `%d`.
  public static var formatSpecifier: String { "%d" }
}

extension Int16: PhraseNumber {
  /// The specifier `%d`.
  public static var formatSpecifier: String { "%d" }
}

extension Int8: PhraseNumber {
  /// The specifier `%d`.
  public static var formatSpecifier: String { "%d" }
}

extension UInt: PhraseNumber {
  /// The specifier `%llu`.
  public static var formatSpecifier: String { "%llu" }
}

extension UInt64: PhraseNumber {
  /// The specifier `%llu`.
  public static var formatSpecifier: String { "%llu" }
}

extension UInt32: PhraseNumber {
  /// The specifier `%u`.
  public static var formatSpecifier: String { "%u" }
}

extension UInt16: PhraseNumber {
  /// The specifier `%u`.
  public static var formatSpecifier: String { "%u" }
}

extension UInt8: PhraseNumber {
  /// The specifier `%u`.
  public static var formatSpecifier: String { "%u" }
}

extension Double: PhraseNumber {
  /// The specifier `%lf`.
  public static var formatSpecifier: String { "%lf" }
}

extension Float: PhraseNumber {
  /// The specifier `%f`.
  public static var formatSpecifier: String { "%f" }
}

extension CGFloat: PhraseNumber {
  /// The specifier `%lf`.
  public static var formatSpecifier: String { "%lf" }
}
