extension AppleInterface {
  /// The localizable types themselves and Foundation's initialisers that take them.
  ///
  /// In the forms with `defaultValue`, the `StaticString` is the key.
  static let localization = #"""
    struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
      init(_: String)
      init(stringLiteral: LocalizedStringKey)
      init(stringInterpolation: LocalizedStringKey)
    }

    extension String {
      struct LocalizationValue: ExpressibleByStringInterpolation, Equatable {
        init(_: String)
        init(stringLiteral: String.LocalizationValue)
        init(stringInterpolation: String.LocalizationValue)
        struct Placeholder {
          static var int: Placeholder
          static var uint: Placeholder
          static var float: Placeholder
          static var double: Placeholder
          static var object: Placeholder
        }
      }
      struct LocalizationOptions {}

      init(
        localized: String.LocalizationValue, options: String.LocalizationOptions = nil,
        table: String? = nil, bundle: Bundle? = nil, locale: Locale = nil,
        comment: StaticString? = nil)
      init(
        localized: StaticString, defaultValue: String.LocalizationValue,
        options: String.LocalizationOptions = nil, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = nil, comment: StaticString? = nil)
      @_disfavoredOverload
      init(localized: LocalizedStringResource, options: String.LocalizationOptions = nil)
      static func localizedStringWithFormat(_: String, _: CVarArg...) -> String
    }

    struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable {
      init(
        _: String.LocalizationValue, table: String? = nil, locale: Locale = nil,
        bundle: Bundle = nil, comment: StaticString? = nil)
      init(
        _: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = nil, bundle: Bundle = nil, comment: StaticString? = nil)
      init(stringLiteral: LocalizedStringResource)
      init(stringInterpolation: LocalizedStringResource)
      var key: String
      var defaultValue: String.LocalizationValue
      var table: String?
      var bundle: LocalizedStringResource.BundleDescription
      var locale: Locale
      var localizedStringResource: LocalizedStringResource
      enum BundleDescription {
        case main
        case forClass(AnyClass)
        case atURL(URL)
      }
    }

    struct AttributedString: ExpressibleByStringLiteral {
      init(_: String, attributes: AttributeContainer = nil)
      init<S: StringProtocol>(_: S, attributes: AttributeContainer = nil)
      init(_: Substring, attributes: AttributeContainer = nil)
      init(stringLiteral: String)
      init(
        markdown: String, including: Any = nil, options: Any = nil, baseURL: URL? = nil)
      init(
        localized: String.LocalizationValue, options: AttributedString.FormattingOptions = nil,
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil, including: Any = nil)
      init(
        localized: StaticString, defaultValue: String.LocalizationValue,
        options: AttributedString.FormattingOptions = nil, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
        including: Any = nil)
      @_disfavoredOverload
      init(
        localized: LocalizedStringResource, options: AttributedString.LocalizationOptions = nil,
        including: Any = nil)
      struct FormattingOptions {}
      struct LocalizationOptions {}
    }

    protocol CustomLocalizedStringResourceConvertible {
      var localizedStringResource: LocalizedStringResource { get }
    }

    class Bundle {
      static var main: Bundle
      static var module: Bundle
      func localizedString(forKey: String, value: String?, table: String?) -> String
      func localizedAttributedString(forKey: String, value: String?, table: String?)
        -> AttributedString
      func object(forInfoDictionaryKey: String) -> Any?
      func url(
        forResource: String?, withExtension: String?, subdirectory: String? = nil,
        localization: String? = nil) -> URL?
      func path(forResource: String?, ofType: String?, inDirectory: String? = nil) -> String?
      var bundleIdentifier: String?
      var bundleURL: URL
      var bundlePath: String
      var infoDictionary: [String: Any]?
      var localizations: [String]
      var preferredLocalizations: [String]
      var developmentLocalization: String?
    }

    class NSString {
      static func localizedUserNotificationString(forKey: String, arguments: [Any]?) -> String
      static func localizedStringWithFormat(_: String, _: CVarArg...) -> NSString
      var length: Int
    }
    """#
}
