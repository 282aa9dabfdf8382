extension AppleInterface {
  /// The standard library's numbers, strings, optionals and free functions: their types decide the
  /// specifier of an interpolation.
  static let standardLibrary = #"""
    protocol Equatable {}
    protocol Hashable: Equatable {
      var hashValue: Int { get }
    }
    protocol Comparable: Equatable {}
    protocol Identifiable {}
    protocol Error {}
    extension Error {
      var localizedDescription: String
    }
    protocol CustomStringConvertible {
      var description: String { get }
    }
    protocol CustomDebugStringConvertible {
      var debugDescription: String { get }
    }
    protocol LosslessStringConvertible: CustomStringConvertible {}
    protocol RawRepresentable {}
    protocol CaseIterable {
      static var allCases: [Self] { get }
    }
    protocol ExpressibleByStringLiteral {}
    protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}

    protocol Numeric: Equatable {
      var magnitude: Self { get }
    }
    protocol SignedNumeric: Numeric {}
    protocol Strideable: Comparable {
      func advanced(by: Any) -> Self
    }
    protocol BinaryInteger: Numeric, Hashable, Strideable, CustomStringConvertible {}
    extension BinaryInteger {
      static var zero: Self
      var bitWidth: Int
      var trailingZeroBitCount: Int
      func isMultiple(of: Self) -> Bool
      func quotientAndRemainder(dividingBy: Self) -> (quotient: Self, remainder: Self)
      func signum() -> Self
      func distance(to: Self) -> Int
      func formatted() -> String
      func formatted<F>(_: F) -> String
      init<T: BinaryInteger>(_: T)
      init<T: BinaryFloatingPoint>(_: T)
      init?<S: StringProtocol>(_: S, radix: Int = nil)
      init?<T: BinaryInteger>(exactly: T)
      init<T: BinaryInteger>(clamping: T)
      init<T: BinaryInteger>(truncatingIfNeeded: T)
      static func random(in: Range<Self>) -> Self
      static func random(in: ClosedRange<Self>) -> Self
    }
    protocol FixedWidthInteger: BinaryInteger {}
    extension FixedWidthInteger {
      static var max: Self
      static var min: Self
      static var bitWidth: Int
      var nonzeroBitCount: Int
      var leadingZeroBitCount: Int
      var byteSwapped: Self
      var bigEndian: Self
      var littleEndian: Self
    }
    protocol SignedInteger: BinaryInteger, SignedNumeric {}
    protocol UnsignedInteger: BinaryInteger {}
    struct Int: FixedWidthInteger, SignedInteger {}
    struct Int8: FixedWidthInteger, SignedInteger {}
    struct Int16: FixedWidthInteger, SignedInteger {}
    struct Int32: FixedWidthInteger, SignedInteger {}
    struct Int64: FixedWidthInteger, SignedInteger {}
    struct UInt: FixedWidthInteger, UnsignedInteger {}
    struct UInt8: FixedWidthInteger, UnsignedInteger {}
    struct UInt16: FixedWidthInteger, UnsignedInteger {}
    struct UInt32: FixedWidthInteger, UnsignedInteger {}
    struct UInt64: FixedWidthInteger, UnsignedInteger {}

    protocol FloatingPoint: SignedNumeric, Hashable, Strideable {}
    protocol BinaryFloatingPoint: FloatingPoint {}
    extension BinaryFloatingPoint {
      static var zero: Self
      static var pi: Self
      static var infinity: Self
      static var nan: Self
      static var greatestFiniteMagnitude: Self
      static var leastNormalMagnitude: Self
      static var leastNonzeroMagnitude: Self
      static var ulpOfOne: Self
      var isNaN: Bool
      var isFinite: Bool
      var isInfinite: Bool
      var isZero: Bool
      var description: String
      func rounded() -> Self
      func rounded(_: FloatingPointRoundingRule) -> Self
      func squareRoot() -> Self
      func distance(to: Self) -> Self
      func remainder(dividingBy: Self) -> Self
      func truncatingRemainder(dividingBy: Self) -> Self
      func formatted() -> String
      func formatted<F>(_: F) -> String
      init<T: BinaryInteger>(_: T)
      init<T: BinaryFloatingPoint>(_: T)
      init?<S: StringProtocol>(_: S)
      init?<T: BinaryInteger>(exactly: T)
      static func random(in: Range<Self>) -> Self
      static func random(in: ClosedRange<Self>) -> Self
    }
    struct Float: BinaryFloatingPoint {}
    struct Float16: BinaryFloatingPoint {}
    struct Double: BinaryFloatingPoint {}
    struct CGFloat: BinaryFloatingPoint {}
    typealias Float32 = Float
    typealias Float64 = Double
    typealias TimeInterval = Double
    typealias CFTimeInterval = Double
    typealias NSInteger = Int
    typealias CInt = Int32
    typealias CUnsignedInt = UInt32
    typealias CLong = Int
    typealias CFloat = Float
    typealias CDouble = Double

    struct Bool: Hashable, CustomStringConvertible {
      init?(_: String)
      func toggle()
      static func random() -> Bool
    }
    struct Character: Hashable, CustomStringConvertible {
      var isLetter: Bool
      var isNumber: Bool
      var isWhitespace: Bool
      var asciiValue: UInt8?
      var wholeNumberValue: Int?
      var hexDigitValue: Int?
      var utf8: [UInt8]
      func uppercased() -> String
      func lowercased() -> String
    }
    struct StaticString: CustomStringConvertible {
      var utf8CodeUnitCount: Int
    }

    protocol StringProtocol: BidirectionalCollection, Comparable, LosslessStringConvertible {}
    extension StringProtocol {
      var count: Int
      var isEmpty: Bool
      var first: Character?
      var last: Character?
      var utf8: [UInt8]
      var utf16: [UInt16]
      var unicodeScalars: [Unicode.Scalar]
      var hash: Int
      var capitalized: String
      var localizedCapitalized: String
      var localizedUppercase: String
      var localizedLowercase: String
      var removingPercentEncoding: String?
      func uppercased() -> String
      func lowercased() -> String
      func uppercased(with: Locale?) -> String
      func lowercased(with: Locale?) -> String
      func hasPrefix(_: String) -> Bool
      func hasSuffix(_: String) -> Bool
      func contains(_: String) -> Bool
      func components(separatedBy: String) -> [String]
      func replacingOccurrences(
        of: String, with: String, options: Any = nil, range: Range<String.Index>? = nil
      ) -> String
      func trimmingCharacters(in: CharacterSet) -> String
      func appending(_: String) -> String
      func padding(toLength: Int, withPad: String, startingAt: Int) -> String
      func addingPercentEncoding(withAllowedCharacters: CharacterSet) -> String?
      func range(of: String, options: Any = nil) -> Range<String.Index>?
      func substring(from: String.Index) -> String
      func substring(to: String.Index) -> String
      func lengthOfBytes(using: Any) -> Int
      func data(using: Any, allowLossyConversion: Bool = nil) -> Data?
      func prefix(_: Int) -> Substring
      func suffix(_: Int) -> Substring
      func dropFirst(_: Int = nil) -> Substring
      func dropLast(_: Int = nil) -> Substring
      func split(
        separator: Character, maxSplits: Int = nil, omittingEmptySubsequences: Bool = nil
      ) -> [Substring]
      func replacing(_: Any, with: String) -> String
      func localizedCaseInsensitiveContains(_: String) -> Bool
      func localizedStandardContains(_: String) -> Bool
    }
    struct String: StringProtocol, Hashable, ExpressibleByStringInterpolation {
      init()
      init(_: Any)
      init(describing: Any)
      init(reflecting: Any)
      init(repeating: String, count: Int)
      init(format: String, _: CVarArg...)
      init(format: String, locale: Locale?, _: CVarArg...)
      init(format: String, arguments: [CVarArg])
      init(format: String, locale: Locale?, arguments: [CVarArg])
      init<T: BinaryInteger>(_: T, radix: Int, uppercase: Bool = nil)
      init?(data: Data, encoding: Any)
      init(contentsOf: URL, encoding: Any = nil)
      init(contentsOfFile: String, encoding: Any = nil)
      init(decoding: Any, as: Any)
      init(stringLiteral: String)
      init(cString: Any)
      mutating func append(_: String)
      struct Index {}
      struct StandardComparator {}
    }
    struct Substring: StringProtocol, Hashable {}
    enum Unicode {
      struct Scalar {
        var value: UInt32
      }
    }

    enum Optional<Wrapped> {
      case none
      case some(Wrapped)
      var unsafelyUnwrapped: Wrapped
      func map<U>(_: (Wrapped) -> U) -> U?
      func flatMap<U>(_: (Wrapped) -> U?) -> U?
    }
    enum Result<Success, Failure> {
      case success(Success)
      case failure(Failure)
      func get() throws -> Success
      func map<U>(_: (Success) -> U) -> Result<U, Failure>
      func mapError<E>(_: (Failure) -> E) -> Result<Success, E>
    }
    struct Task<Success, Failure> {
      init(priority: TaskPriority? = nil, operation: () async -> Success)
      var isCancelled: Bool
    }
    struct ObjectIdentifier {}
    class KeyPath<Root, Value> {}
    struct Duration {
      var components: (seconds: Int64, attoseconds: Int64)
      static func seconds(_: Double) -> Duration
      static func milliseconds(_: Double) -> Duration
      static func minutes(_: Double) -> Duration
      func formatted() -> String
      func formatted<F>(_: F) -> String
    }

    func min<T: Comparable>(_: T, _: T) -> T
    func min<T: Comparable>(_: T, _: T, _: T, _: T...) -> T
    func max<T: Comparable>(_: T, _: T) -> T
    func max<T: Comparable>(_: T, _: T, _: T, _: T...) -> T
    func abs<T: SignedNumeric>(_: T) -> T
    func round<T: FloatingPoint>(_: T) -> T
    func floor<T: FloatingPoint>(_: T) -> T
    func ceil<T: FloatingPoint>(_: T) -> T
    func trunc<T: FloatingPoint>(_: T) -> T
    func sqrt<T: FloatingPoint>(_: T) -> T
    func exp<T: FloatingPoint>(_: T) -> T
    func log<T: FloatingPoint>(_: T) -> T
    func log2<T: FloatingPoint>(_: T) -> T
    func log10<T: FloatingPoint>(_: T) -> T
    func sin<T: FloatingPoint>(_: T) -> T
    func cos<T: FloatingPoint>(_: T) -> T
    func tan<T: FloatingPoint>(_: T) -> T
    func atan2<T: FloatingPoint>(_: T, _: T) -> T
    func hypot<T: FloatingPoint>(_: T, _: T) -> T
    func fmod<T: FloatingPoint>(_: T, _: T) -> T
    func pow(_: Double, _: Double) -> Double
    func pow(_: Decimal, _: Int) -> Decimal
    func lround(_: Double) -> Int
    func zip<A, B>(_: [A], _: [B]) -> [(A, B)]
    func stride<T: Strideable>(from: T, to: T, by: T.Stride) -> [T]
    func stride<T: Strideable>(from: T, through: T, by: T.Stride) -> [T]
    func type<T>(of: T) -> T.Type
    func repeatElement<T>(_: T, count: Int) -> [T]
    func print(_: Any...)
    """#
}
