package import Phrasebook
package import PhrasebookModel

/// A value of a property list with its place, for messages.
package struct PropertyListValue: Sendable {
  package enum Content: Sendable {
    case text(String)
    case integer(Int64)
    /// A whole number over `Int64`'s.
    case unsigned(UInt64)
    case real(Double)
    case flag(Bool)
    /// Seconds since the start of 2001, UTC.
    case date(Double)
    case data([UInt8])
    case list([PropertyListValue])
    case table([Member])
    /// A reference of a keyed archive, or the null that no list of Apple's has.
    case other
  }

  /// A key with its value, in the order of the file.
  package struct Member: Sendable {
    package var key: String
    package var value: PropertyListValue
    /// The place of the key.
    package var line: Int
    package var column: Int
    /// The comment in front of the key, without its marks.
    package var comment: String?

    package init(
      _ key: String, _ value: PropertyListValue, line: Int = 1, column: Int = 1,
      comment: String? = nil
    ) {
      self.key = key
      self.value = value
      self.line = line
      self.column = column
      self.comment = comment
    }
  }

  package var content: Content
  /// From 1; a binary list is one line.
  package var line: Int
  /// From 1, in UTF-8 code units; in a binary list, the byte.
  package var column: Int

  package init(_ content: Content, line: Int = 1, column: Int = 1) {
    self.content = content
    self.line = line
    self.column = column
  }

  package static func text(_ text: String) -> PropertyListValue { PropertyListValue(.text(text)) }

  /// A table of members in their order.
  package static func table(_ members: [(String, PropertyListValue)]) -> PropertyListValue {
    PropertyListValue(.table(members.map { Member($0.0, $0.1) }))
  }

  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  package var list: [PropertyListValue]? {
    if case .list(let values) = content { values } else { nil }
  }

  package var members: [Member]? {
    if case .table(let members) = content { members } else { nil }
  }

  /// The member of a key, the last one of several, as in Apple's readers.
  package subscript(key: String) -> PropertyListValue? {
    members?.last { $0.key.isExactly(key) }?.value
  }

  /// The type of the value, for messages.
  package var words: Phrase {
    switch content {
    case .text: "a text"
    case .integer, .unsigned, .real: "a number"
    case .flag: "a boolean"
    case .date: "a date"
    case .data: "data"
    case .list: "a list"
    case .table: "a dictionary"
    case .other: "a reference"
    }
  }

  package func location(in file: String) -> Location {
    Location(file: file, line: line, column: column)
  }
}

extension PropertyListValue: Equatable {
  /// Equal if the values are, at any places and with members in any order.
  package static func == (a: PropertyListValue, b: PropertyListValue) -> Bool {
    switch (a.content, b.content) {
    case (.text(let a), .text(let b)): return a.isExactly(b)
    case (.integer(let a), .integer(let b)): return a == b
    case (.unsigned(let a), .unsigned(let b)): return a == b
    case (.real(let a), .real(let b)): return a == b || (a.isNaN && b.isNaN)
    case (.flag(let a), .flag(let b)): return a == b
    case (.date(let a), .date(let b)): return a == b || (a.isNaN && b.isNaN)
    case (.data(let a), .data(let b)): return a == b
    case (.list(let a), .list(let b)): return a == b
    case (.table(let a), .table(let b)):
      func byKey(_ members: [Member]) -> [ExactString: PropertyListValue] {
        Dictionary(members.map { (ExactString($0.key), $0.value) }) { _, last in last }
      }
      return byKey(a) == byKey(b)
    case (.other, .other): return true
    default: return false
    }
  }
}
