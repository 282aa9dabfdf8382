extension AppleInterface {
  /// Foundation's dates, calendars, time zones and locales.
  static let foundationDates = #"""
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
    """#
}
