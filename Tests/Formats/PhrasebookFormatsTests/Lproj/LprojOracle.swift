import Foundation
import Phrasebook
import PhrasebookTables

/// The text that Apple's loader would show from an `.lproj` folder, by Foundation's own reader of
/// property lists and Apple's description of string dictionaries; it shares nothing with our
/// readers.
struct LprojOracle {
  private let texts: [String: Any]
  private let dictionaries: [String: Any]
  private let language: String
  private let rules: PluralRules

  struct Failure: Error {}

  init(strings: [UInt8]?, stringsDict: [UInt8]?, language: String) throws {
    func read(_ bytes: [UInt8]?) throws -> [String: Any] {
      guard let bytes else { return [:] }
      let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      guard let table = list as? [String: Any] else { throw Failure() }
      return table
    }
    texts = try read(strings)
    dictionaries = try read(stringsDict)
    self.language = language
    rules = PluralRules(language: language)
  }

  var keys: Set<String> { Set(texts.keys).union(dictionaries.keys) }

  /// The text as it is written; nil if the key has forms or no text.
  func plain(_ key: String) -> String? { dictionaries[key] == nil ? texts[key] as? String : nil }

  /// The text with arguments; nil if the device has no text.
  func text(_ key: String, _ arguments: [FormatArgument], _ device: DeviceKind) throws -> String? {
    guard let value = dictionaries[key] ?? texts[key],
      let format = try format(value, arguments, device)
    else { return nil }
    return try FormatTemplate(format, locale: language).text(arguments: arguments)
  }

  private func format(
    _ value: Any, _ arguments: [FormatArgument], _ device: DeviceKind
  ) throws -> String? {
    if let text = value as? String { return text }
    guard let table = value as? [String: Any] else { throw Failure() }
    if let devices = table["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return try (devices[device.rawValue] ?? devices["other"]).flatMap {
        try format($0, arguments, device)
      }
    }
    if let widths = table["NSStringVariableWidthRuleType"] as? [String: Any] {
      let widest = widths.keys.max { (Int($0) ?? 0) < (Int($1) ?? 0) }
      return try widest.flatMap { widths[$0] }.flatMap { try format($0, arguments, device) }
    }
    guard let text = table["NSStringLocalizedFormatKey"] as? String else { throw Failure() }
    return try expanded(text, table, arguments, from: 1, depth: 0)
  }

  /// A place in a text: the text before it, its position, its variable's name, and its body.
  private struct Place {
    var before: Substring
    var position: Int?
    var name: String?
    var body: Substring
  }

  /// Takes the next place off a text; nil if absent.
  private static func place(_ rest: inout Substring) -> Place? {
    var search = rest
    while let percent = search.firstIndex(of: "%") {
      var end = rest.index(after: percent)
      var place = Place(before: rest[..<percent], body: "")
      let digits = rest[end...].prefix(while: \.isNumber)
      if !digits.isEmpty, rest[digits.endIndex...].first == "$" {
        place.position = Int(digits)
        end = rest.index(after: digits.endIndex)
      }
      let start = end
      // A width before a variable has no effect.
      let name = rest[end...].drop(while: \.isNumber)
      if name.hasPrefix("#@") { end = name.startIndex }
      if rest[end...].hasPrefix("#@"), let close = rest[end...].dropFirst(2).firstIndex(of: "@") {
        place.name = String(rest[end..<close].dropFirst(2))
        rest = rest[rest.index(after: close)...]
        return place
      }
      end = rest[end...].drop { "-+0#'123456789.*hlqLztj".contains($0) }.startIndex
      if end < rest.endIndex, "%@dDiuUxXoOfFeEgGaAcCsSp".contains(rest[end]) {
        end = rest.index(after: end)
        place.body = rest[start..<end]
        rest = rest[end...]
        return place
      }
      search = rest[rest.index(after: percent)...]
    }
    return nil
  }

  /// The format with its variables filled in, every place with a position.
  private func expanded(
    _ text: String, _ table: [String: Any], _ arguments: [FormatArgument], from start: Int,
    depth: Int
  ) throws -> String {
    guard depth < 8 else { throw Failure() }
    var next = start
    var result = ""
    var rest = text[...]
    while let place = Self.place(&rest) {
      result += place.before
      if place.body.hasSuffix("%") {
        result += "%%"
        continue
      }
      let number = place.position ?? next
      if place.position == nil { next += 1 }
      guard let name = place.name else {
        result += "%\(number)$\(place.body)"
        continue
      }
      guard let variable = table[name] as? [String: Any] else { throw Failure() }
      result += try expanded(
        form(of: variable, argument: number, arguments), table, arguments, from: number,
        depth: depth + 1)
    }
    return result + rest
  }

  private func form(
    of variable: [String: Any], argument: Int, _ arguments: [FormatArgument]
  ) throws -> String {
    guard variable["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType",
      let type = variable["NSStringFormatValueTypeKey"] as? String,
      arguments.indices.contains(argument - 1)
    else { throw Failure() }
    var category = PluralCategory.other
    switch arguments[argument - 1] {
    case .int(let number):
      if number == 0, let zero = variable["zero"] as? String { return zero }
      category = rules.category(for: Int(number))
    case .double(let number):
      if number == 0, let zero = variable["zero"] as? String { return zero }
      // "1" and "1.0" may be of different categories: the number counts as it is shown.
      category = rules.category(forDigits: String(format: "%\(type)", number))
    default: break
    }
    guard let text = (variable[category.rawValue] ?? variable["other"]) as? String else {
      throw Failure()
    }
    return text
  }
}
