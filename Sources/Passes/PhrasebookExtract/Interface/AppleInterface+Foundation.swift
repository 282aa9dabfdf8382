extension AppleInterface {
  /// Foundation and Core Graphics: values whose numbers and texts are often interpolated.
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

    struct Date: Comparable, Hashable, CustomStringConvertible {
      init()
      init(timeIntervalSinceNow: TimeInterval)
      init(timeIntervalSince1970: TimeInterval)
      init(timeIntervalSinceReferenceDate: TimeInterval)
      init(timeInterval: TimeInterval, since: Date)
      static var now: Date
      static var distantPast: Date
      static var distantFuture: Date
      var timeIntervalSinceNow: TimeInterval
      var timeIntervalSince1970: TimeInterval
      var timeIntervalSinceReferenceDate: TimeInterval
      func timeIntervalSince(_: Date) -> TimeInterval
      func distance(to: Date) -> TimeInterval
      func addingTimeInterval(_: TimeInterval) -> Date
      func advanced(by: TimeInterval) -> Date
      func compare(_: Date) -> ComparisonResult
      func formatted() -> String
      func formatted<F>(_: F) -> String
      func formatted(date: Any, time: Any) -> String
      func ISO8601Format(_: Any = nil) -> String
      func description(with: Locale?) -> String
    }
    struct DateInterval {
      init(start: Date, end: Date)
      init(start: Date, duration: TimeInterval)
      var start: Date
      var end: Date
      var duration: TimeInterval
    }
    struct DateComponents {
      init()
      var era: Int?
      var year: Int?
      var yearForWeekOfYear: Int?
      var quarter: Int?
      var month: Int?
      var weekOfMonth: Int?
      var weekOfYear: Int?
      var weekday: Int?
      var weekdayOrdinal: Int?
      var day: Int?
      var dayOfYear: Int?
      var hour: Int?
      var minute: Int?
      var second: Int?
      var nanosecond: Int?
      var date: Date?
      var calendar: Calendar?
      var timeZone: TimeZone?
      func value(for: Calendar.Component) -> Int?
    }
    struct Calendar {
      init(identifier: Any)
      static var current: Calendar
      static var autoupdatingCurrent: Calendar
      var locale: Locale?
      var timeZone: TimeZone
      var firstWeekday: Int
      var minimumDaysInFirstWeek: Int
      var weekdaySymbols: [String]
      var shortWeekdaySymbols: [String]
      var veryShortWeekdaySymbols: [String]
      var standaloneWeekdaySymbols: [String]
      var monthSymbols: [String]
      var shortMonthSymbols: [String]
      var standaloneMonthSymbols: [String]
      var amSymbol: String
      var pmSymbol: String
      func component(_: Calendar.Component, from: Date) -> Int
      func dateComponents(_: Set<Calendar.Component>, from: Date) -> DateComponents
      func dateComponents(_: Set<Calendar.Component>, from: Date, to: Date) -> DateComponents
      func dateComponents(in: TimeZone, from: Date) -> DateComponents
      func date(from: DateComponents) -> Date?
      func date(byAdding: Calendar.Component, value: Int, to: Date, wrappingComponents: Bool = nil)
        -> Date?
      func date(byAdding: DateComponents, to: Date, wrappingComponents: Bool = nil) -> Date?
      func date(bySettingHour: Int, minute: Int, second: Int, of: Date) -> Date?
      func startOfDay(for: Date) -> Date
      func dateInterval(of: Calendar.Component, for: Date) -> DateInterval?
      func range(of: Calendar.Component, in: Calendar.Component, for: Date) -> Range<Int>?
      func ordinality(of: Calendar.Component, in: Calendar.Component, for: Date) -> Int?
      func isDate(_: Date, inSameDayAs: Date) -> Bool
      func isDateInToday(_: Date) -> Bool
      func isDateInYesterday(_: Date) -> Bool
      func isDateInTomorrow(_: Date) -> Bool
      func isDateInWeekend(_: Date) -> Bool
      enum Component {
        case era
        case year
        case month
        case day
        case hour
        case minute
        case second
        case weekday
        case weekOfYear
      }
    }
    struct TimeZone {
      init?(identifier: String)
      init?(secondsFromGMT: Int)
      static var current: TimeZone
      static var knownTimeZoneIdentifiers: [String]
      var identifier: String
      func secondsFromGMT(for: Date = nil) -> Int
      func abbreviation(for: Date = nil) -> String?
      func localizedName(for: Any, locale: Locale?) -> String?
    }
    struct Locale {
      init(identifier: String)
      static var current: Locale
      static var autoupdatingCurrent: Locale
      static var preferredLanguages: [String]
      static var availableIdentifiers: [String]
      var identifier: String
      var languageCode: String?
      var regionCode: String?
      var currencyCode: String?
      var currencySymbol: String?
      var decimalSeparator: String?
      var groupingSeparator: String?
      var language: Locale.Language
      var region: Locale.Region?
      var currency: Locale.Currency?
      var measurementSystem: Locale.MeasurementSystem
      func localizedString(forIdentifier: String) -> String?
      func localizedString(forLanguageCode: String) -> String?
      func localizedString(forRegionCode: String) -> String?
      func localizedString(forCurrencyCode: String) -> String?
      struct Language {
        var languageCode: Locale.LanguageCode?
        var region: Locale.Region?
        var minimalIdentifier: String
        var maximalIdentifier: String
      }
      struct LanguageCode {
        var identifier: String
      }
      struct Region {
        var identifier: String
      }
      struct Currency {
        var identifier: String
      }
      struct MeasurementSystem {}
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

    class ProcessInfo: NSObject {
      static var processInfo: ProcessInfo
      var processName: String
      var processIdentifier: Int32
      var hostName: String
      var processorCount: Int
      var activeProcessorCount: Int
      var physicalMemory: UInt64
      var systemUptime: TimeInterval
      var operatingSystemVersion: OperatingSystemVersion
      var operatingSystemVersionString: String
      var environment: [String: String]
      var arguments: [String]
    }
    struct OperatingSystemVersion {
      var majorVersion: Int
      var minorVersion: Int
      var patchVersion: Int
    }
    class Progress: NSObject {
      var fractionCompleted: Double
      var totalUnitCount: Int64
      var completedUnitCount: Int64
      var localizedDescription: String
      var localizedAdditionalDescription: String
      var estimatedTimeRemaining: TimeInterval?
      var throughput: Int?
      var fileTotalCount: Int?
      var fileCompletedCount: Int?
    }
    class FileManager: NSObject {
      static var `default`: FileManager
      var currentDirectoryPath: String
      var temporaryDirectory: URL
      var homeDirectoryForCurrentUser: URL
      func displayName(atPath: String) -> String
      func fileExists(atPath: String) -> Bool
      func contentsOfDirectory(atPath: String) throws -> [String]
      func contentsOfDirectory(
        at: URL, includingPropertiesForKeys: Any, options: Any = nil) throws -> [URL]
      func attributesOfItem(atPath: String) throws -> [FileAttributeKey: Any]
      func urls(for: Any, in: Any) -> [URL]
    }
    class UserDefaults: NSObject {
      static var standard: UserDefaults
      init?(suiteName: String?)
      func string(forKey: String) -> String?
      func integer(forKey: String) -> Int
      func double(forKey: String) -> Double
      func float(forKey: String) -> Float
      func bool(forKey: String) -> Bool
      func object(forKey: String) -> Any?
      func array(forKey: String) -> [Any]?
      func stringArray(forKey: String) -> [String]?
      func url(forKey: String) -> URL?
      func data(forKey: String) -> Data?
    }
    class Formatter: NSObject {
      func string(for: Any?) -> String?
    }
    class NumberFormatter: Formatter {
      func string(from: NSNumber) -> String?
      func number(from: String) -> NSNumber?
      var locale: Locale
      var currencySymbol: String
      var maximumFractionDigits: Int
      var minimumFractionDigits: Int
      static func localizedString(from: NSNumber, number: Any) -> String
    }
    class DateFormatter: Formatter {
      func string(from: Date) -> String
      func date(from: String) -> Date?
      var dateFormat: String
      var monthSymbols: [String]
      var weekdaySymbols: [String]
      static func localizedString(from: Date, dateStyle: Any, timeStyle: Any) -> String
    }
    class ISO8601DateFormatter: Formatter {
      func string(from: Date) -> String
    }
    class RelativeDateTimeFormatter: Formatter {
      func localizedString(for: Date, relativeTo: Date) -> String
      func localizedString(from: DateComponents) -> String
      func localizedString(fromTimeInterval: TimeInterval) -> String
      func string(for: Any?) -> String?
    }
    class DateComponentsFormatter: Formatter {
      func string(from: TimeInterval) -> String?
      func string(from: Date, to: Date) -> String?
      func string(from: DateComponents) -> String?
      static func localizedString(from: DateComponents, unitsStyle: Any) -> String?
    }
    class DateIntervalFormatter: Formatter {
      func string(from: Date, to: Date) -> String
    }
    class ByteCountFormatter: Formatter {
      func string(fromByteCount: Int64) -> String
      static func string(fromByteCount: Int64, countStyle: Any) -> String
    }
    class MeasurementFormatter: Formatter {
      func string<U>(from: Measurement<U>) -> String
      func string(from: Unit) -> String
    }
    class LengthFormatter: Formatter {
      func string(fromValue: Double, unit: Any) -> String
      func string(fromMeters: Double) -> String
    }
    class PersonNameComponentsFormatter: Formatter {
      func string(from: PersonNameComponents) -> String
    }
    class ListFormatter: Formatter {
      func string(from: [Any]) -> String?
      static func localizedString(byJoining: [String]) -> String
    }
    class HTTPURLResponse: NSObject {
      var statusCode: Int
      var expectedContentLength: Int64
      static func localizedString(forStatusCode: Int) -> String
    }
    class Timer: NSObject {}
    class Operation: NSObject {}
    class OperationQueue: NSObject {
      var operationCount: Int
      var maxConcurrentOperationCount: Int
    }
    class Process: NSObject {
      var terminationStatus: Int32
      var processIdentifier: Int32
    }
    class Host: NSObject {
      var localizedName: String?
      var name: String?
    }

    struct CGSize {
      init(width: CGFloat, height: CGFloat)
      static var zero: CGSize
      var width: CGFloat
      var height: CGFloat
    }
    struct CGPoint {
      init(x: CGFloat, y: CGFloat)
      static var zero: CGPoint
      var x: CGFloat
      var y: CGFloat
    }
    struct CGVector {
      var dx: CGFloat
      var dy: CGFloat
    }
    struct CGRect {
      init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
      init(origin: CGPoint, size: CGSize)
      static var zero: CGRect
      var origin: CGPoint
      var size: CGSize
      var width: CGFloat
      var height: CGFloat
      var minX: CGFloat
      var midX: CGFloat
      var maxX: CGFloat
      var minY: CGFloat
      var midY: CGFloat
      var maxY: CGFloat
      func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
      func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
    }
    typealias NSSize = CGSize
    typealias NSPoint = CGPoint
    typealias NSRect = CGRect
    class CGImage {
      var bitsPerPixel: Int
    }
    """#
}
