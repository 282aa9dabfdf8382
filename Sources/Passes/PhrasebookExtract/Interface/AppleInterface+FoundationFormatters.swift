extension AppleInterface {
  /// Foundation's formatters, whose results are texts.
  static let foundationFormatters = #"""
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
    """#
}
