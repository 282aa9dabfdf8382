internal import Foundation
internal import GRDB

/// A text as the file holds it: SQLite's text ends at a NUL, and one with a NUL is kept as bytes.
enum StoredText {
  static func value(_ text: String) -> DatabaseValue {
    text.utf8.contains(0) ? Data(text.utf8).databaseValue : text.databaseValue
  }

  static func value(_ text: String?) -> DatabaseValue { text.map { value($0) } ?? .null }
}

extension Row {
  /// The text of a column; nil for NULL, and for other types in a damaged file.
  func text(_ index: Int) -> String? {
    let value: DatabaseValue = self[index]
    return switch value.storage {
    case .string(let text): text
    case .blob(let data): String(decoding: data, as: UTF8.self)
    default: nil
    }
  }

  func number(_ index: Int) -> Int64? {
    let value: DatabaseValue = self[index]
    return if case .int64(let number) = value.storage { number } else { nil }
  }

  func bytes(_ index: Int) -> [UInt8] {
    let value: DatabaseValue = self[index]
    return if case .blob(let data) = value.storage { [UInt8](data) } else { [] }
  }
}
