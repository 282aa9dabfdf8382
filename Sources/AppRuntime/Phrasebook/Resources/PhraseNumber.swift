public import Foundation

/// A number that a phrase may hold: its type chooses the specifier, and so the key.
public protocol PhraseNumber: Sendable {
  /// The specifier in the key.
  static var formatSpecifier: String { get }
  /// The value as it is handed to the format.
  var formatArgument: FormatArgument { get }
}

extension PhraseNumber where Self: FixedWidthInteger & SignedInteger {
  public var formatArgument: FormatArgument { .int(Int64(self)) }
}

extension PhraseNumber where Self: FixedWidthInteger & UnsignedInteger {
  public var formatArgument: FormatArgument { .uint(UInt64(self)) }
}

extension PhraseNumber where Self: BinaryFloatingPoint {
  public var formatArgument: FormatArgument { .double(Double(self)) }
}

extension Int: PhraseNumber {
  public static var formatSpecifier: String { "%lld" }
}

extension Int64: PhraseNumber {
  public static var formatSpecifier: String { "%lld" }
}

extension Int32: PhraseNumber {
  public static var formatSpecifier: String { "%d" }
}

extension Int16: PhraseNumber {
  public static var formatSpecifier: String { "%d" }
}

extension Int8: PhraseNumber {
  public static var formatSpecifier: String { "%d" }
}

extension UInt: PhraseNumber {
  public static var formatSpecifier: String { "%llu" }
}

extension UInt64: PhraseNumber {
  public static var formatSpecifier: String { "%llu" }
}

extension UInt32: PhraseNumber {
  public static var formatSpecifier: String { "%u" }
}

extension UInt16: PhraseNumber {
  public static var formatSpecifier: String { "%u" }
}

extension UInt8: PhraseNumber {
  public static var formatSpecifier: String { "%u" }
}

extension Double: PhraseNumber {
  public static var formatSpecifier: String { "%lf" }
}

extension Float: PhraseNumber {
  public static var formatSpecifier: String { "%f" }
}

extension CGFloat: PhraseNumber {
  public static var formatSpecifier: String { "%lf" }
}
