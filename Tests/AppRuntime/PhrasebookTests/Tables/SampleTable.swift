@testable import Phrasebook

/// Small catalogs for tests.
enum SampleTable {
  /// A catalog with one key, `key`, whose localizations are given as JSON members.
  static func table(
    _ localizations: String, key: String = "key", members: String = ""
  ) throws -> StringTable {
    try table(strings: #""\#(key)":{\#(members)"localizations":{\#(localizations)}}"#)
  }

  /// A catalog with its entries given as JSON members; the source language is English.
  static func table(strings: String) throws -> StringTable {
    try StringTable.read(xcstrings: bytes(strings: strings))
  }

  static func bytes(strings: String) -> [UInt8] {
    Array(#"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#.utf8)
  }

  /// One localization with a text.
  static func unit(_ language: String, _ value: String, state: String = "translated") -> String {
    #""\#(language)":{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
  }

  /// `variations` with plural forms.
  static func plural(_ forms: KeyValuePairs<String, String>) -> String {
    let members = forms.map {
      #""\#($0.key)":{"stringUnit":{"state":"translated","value":"\#($0.value)"}}"#
    }
    return #""variations":{"plural":{\#(members.joined(separator: ","))}}"#
  }
}

extension StringTable {
  /// The text that a program shows, or the problems with it.
  func shown(
    _ key: String = "key", _ language: String = "en", _ arguments: [FormatArgument] = [],
    numbers: String? = nil, device: DeviceKind = .other
  ) throws -> String? {
    guard let value = try find(key, language: language, device: device) else { return nil }
    return try value.text(arguments: arguments, numbers: NumberLocale(numbers ?? language))
  }
}
