import Foundation
import Phrasebook

/// Interpolations as programs write them. Two tests hold this file against `Interpolations.txt`, a key
/// in each line: one runs it, the other gives it to the extractor.
enum Interpolations {
  static let count = 3
  static let int8: Int8 = 1
  static let int16: Int16 = 1
  static let int32: Int32 = 1
  static let int64: Int64 = 1
  static let uint: UInt = 1
  static let uint8: UInt8 = 1
  static let uint16: UInt16 = 1
  static let uint32: UInt32 = 1
  static let uint64: UInt64 = 1
  static let double = 1.5
  static let float: Float = 1.5
  static let points: CGFloat = 1.5
  static let name = "Ada"
  static let part: Substring = "Ada"
  static let date = Date(timeIntervalSince1970: 0)
  static let price: Decimal = 2
  static let link = URL(fileURLWithPath: "/")
  static let id = UUID()
  static let greeting: LocalizedStringResource = "Interpolated resource"

  static let values: [String.LocalizationValue] = [
    "Plain text, 100% of it",
    "Int \(count)",
    "Int literal \(7)",
    "Int8 \(int8)",
    "Int16 \(int16)",
    "Int32 \(int32)",
    "Int64 \(int64)",
    "UInt \(uint)",
    "UInt8 \(uint8)",
    "UInt16 \(uint16)",
    "UInt32 \(uint32)",
    "UInt64 \(uint64)",
    "Double \(double)",
    "Double literal \(0.5)",
    "Float \(float)",
    "CGFloat \(points)",
    "String \(name)",
    "String literal \("x")",
    "Substring \(part)",
    "Several: \(name), \(count) of \(double)",
    "Percent \(count)% of 100%",
    "Specifier \(double, specifier: "%.2f")",
    "Specifier and width \(count, specifier: "%5lld")",
    "Date \(date)",
    "Date style \(date, format: .dateTime)",
    "Currency \(price, format: .currency(code: "EUR"))",
    "Percent style \(double, format: .percent)",
    "Decimal \(price)",
    "URL \(link)",
    "UUID \(id)",
    "Resource \(greeting)",
    "Placeholder \(placeholder: .int) \(placeholder: .object)",
    "Placeholder specifier \(placeholder: .double, specifier: "%.1f")",
    "Escapes \"\(name)\"\tand \u{2026}",
    """
    Two lines,
    \(count) of them
    """,
    #"Raw \(not) \#(count) 5%"#,
  ]

  static let resources: [LocalizedStringResource] = [
    "Resource with \(count)",
    LocalizedStringResource("Resource call \(name)"),
    LocalizedStringResource("Resource with table \(count)", table: "Localizable"),
    LocalizedStringResource("resource.key", defaultValue: "Default \(count)"),
  ]
}
