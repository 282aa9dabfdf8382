extension AppleInterface {
  /// Foundation's objects and values whose numbers and texts are often interpolated.
  static let foundation = #"""
    protocol FormatStyle {
      associatedtype FormatInput
      associatedtype FormatOutput
      func format(_: FormatInput) -> FormatOutput
    }
    protocol ParseableFormatStyle: FormatStyle {}
    protocol LocalizedError: Error {
      var errorDescription: String? { get }
      var failureReason: String? { get }
      var recoverySuggestion: String? { get }
      var helpAnchor: String? { get }
    }
    class NSObject {
      var description: String
      var hash: Int
    }
    class NSError: NSObject, Error {
      var code: Int
      var domain: String
      var localizedDescription: String
      var localizedFailureReason: String?
      var localizedRecoverySuggestion: String?
      var userInfo: [String: Any]
    }
    class NSNumber: NSObject {
      var intValue: Int
      var int8Value: Int8
      var int16Value: Int16
      var int32Value: Int32
      var int64Value: Int64
      var uintValue: UInt
      var uint8Value: UInt8
      var uint16Value: UInt16
      var uint32Value: UInt32
      var uint64Value: UInt64
      var floatValue: Float
      var doubleValue: Double
      var boolValue: Bool
      var decimalValue: Decimal
      var stringValue: String
    }
    class NSDecimalNumber: NSNumber {}
    class NSAttributedString: NSObject {
      var string: String
      var length: Int
    }
    class NSMutableAttributedString: NSAttributedString {}
    class NSArray: NSObject {
      var count: Int
    }
    class NSDictionary: NSObject {
      var count: Int
    }
    class NSSet: NSObject {
      var count: Int
    }

    struct URL: Hashable, CustomStringConvertible {
      init?(string: String, relativeTo: URL? = nil)
      init(fileURLWithPath: String, isDirectory: Bool = nil)
      init(filePath: String)
      var absoluteString: String
      var absoluteURL: URL
      var relativePath: String
      var path: String
      var host: String?
      var port: Int?
      var scheme: String?
      var query: String?
      var fragment: String?
      var user: String?
      var lastPathComponent: String
      var pathExtension: String
      var pathComponents: [String]
      var isFileURL: Bool
      var standardizedFileURL: URL
      func host(percentEncoded: Bool = nil) -> String?
      func path(percentEncoded: Bool = nil) -> String
      func query(percentEncoded: Bool = nil) -> String?
      func appendingPathComponent(_: String, isDirectory: Bool = nil) -> URL
      func appendingPathExtension(_: String) -> URL
      func appending(path: String) -> URL
      func appending(component: String) -> URL
      func deletingLastPathComponent() -> URL
      func deletingPathExtension() -> URL
      func resourceValues(forKeys: Any) throws -> URLResourceValues
    }
    struct URLResourceValues {
      var fileSize: Int?
      var totalFileSize: Int?
      var name: String?
      var localizedName: String?
      var isDirectory: Bool?
      var volumeAvailableCapacity: Int?
      var volumeTotalCapacity: Int?
      var volumeAvailableCapacityForImportantUsage: Int64?
      var contentModificationDate: Date?
    }
    struct UUID: Hashable, CustomStringConvertible {
      init()
      init?(uuidString: String)
      var uuidString: String
    }
    struct Data: RandomAccessCollection {
      init()
      init(contentsOf: URL, options: Any = nil)
      var count: Int
      func base64EncodedString(options: Any = nil) -> String
    }
    struct Decimal: SignedNumeric, Comparable, CustomStringConvertible {
      init(_: Any)
      init?(string: String, locale: Locale? = nil)
      func formatted() -> String
      func formatted<F>(_: F) -> String
    }
    struct Measurement<UnitType> {
      init(value: Double, unit: UnitType)
      var value: Double
      var unit: UnitType
      func converted(to: UnitType) -> Measurement<UnitType>
      func formatted() -> String
      func formatted<F>(_: F) -> String
    }
    class Unit: NSObject {
      var symbol: String
    }
    struct IndexPath {
      init(row: Int, section: Int)
      init(item: Int, section: Int)
      var row: Int
      var item: Int
      var section: Int
      var count: Int
    }
    struct IndexSet: BidirectionalCollection {
      var count: Int
      var first: Int?
      var last: Int?
    }
    struct _NSRange {
      var location: Int
      var length: Int
      var lowerBound: Int
      var upperBound: Int
    }
    typealias NSRange = _NSRange
    struct CharacterSet {
      static var whitespaces: CharacterSet
      static var whitespacesAndNewlines: CharacterSet
      static var newlines: CharacterSet
      static var urlQueryAllowed: CharacterSet
    }
    struct PersonNameComponents {
      var givenName: String?
      var familyName: String?
      func formatted() -> String
    }
    struct AttributeContainer {}
    struct Notification {
      var object: Any?
      var userInfo: [AnyHashable: Any]?
    }
    """#
}
