import PhrasebookExtract
import PhrasebookModel

/// The role of a literal, by the call around it: enough while a person types, when the code cannot be
/// parsed yet.
enum LiteralRole: Hashable {
  /// A key; of one table if the call has it, and with specifiers if the function takes formats.
  case key(table: String?, takesFormats: Bool)
  /// The name of a table.
  case table

  /// Labels whose literal is a key.
  private static let keyLabels: Set<String> = [
    "localized", "title", "message", "label", "prompt", "subtitle", "description", "header",
    "footer", "placeholder", "text", "key",
  ]
  /// Callees whose first literal is not a key.
  private static let others: Set<String> = [
    "URL", "Image", "UIImage", "NSImage", "Color", "UIColor", "NSColor", "print", "debugPrint",
    "fatalError", "assert", "precondition", "preconditionFailure", "assertionFailure", "NSLog",
    "NSPredicate", "Logger", "Notification", "Font", "Selector", "NSClassFromString",
  ]

  /// Nil for a literal that is neither.
  ///
  /// - Parameter source: The whole source.
  init?(of literal: LiteralScan.Literal, in source: [UInt8]) {
    var before = Before(source, literal.range.lowerBound)
    before.skipSpace(andByte: UInt8(ascii: "@"))
    let label = before.takeLabel()
    if label == "table" || label == "tableName" {
      self = .table
      return
    }
    guard let callee = before.takeCallee() else { return nil }
    if label == nil, before.commas > 0, callee.hasPrefix("NSLocalizedString") {
      // The arguments of Objective-C have no labels.
      let takesTable =
        callee.hasPrefix("NSLocalizedStringFromTable")
        || callee == "NSLocalizedStringWithDefaultValue"
      guard takesTable, before.commas == 1 else { return nil }
      self = .table
      return
    }
    let isFunction = callee.contains(exactly: "LocalizedString")
    guard label.map({ Self.keyLabels.contains($0) }) ?? !Self.others.contains(callee) else {
      return nil
    }
    let isType = callee.first?.isUppercase == true
    // Calls of functions are too many to take any literal of theirs for a key.
    guard isFunction || isType || label == "localized" else { return nil }
    guard !(callee == "String" && label != "localized") else { return nil }
    self = .key(
      table: Self.table(behind: literal, in: source),
      takesFormats: callee.hasPrefix("NSLocalized"))
  }

  /// The literal behind `table:` or `tableName:` in the rest of the call.
  private static func table(
    behind literal: LiteralScan.Literal, in source: [UInt8]
  ) -> String? {
    let rest = source[literal.range.upperBound...].prefix(400)
    let line = rest.prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "{") }
    let text = String(decoding: line, as: UTF8.self)
    for label in ["table:", "tableName:"] {
      guard let found = text.firstRange(of: label) else { continue }
      let value = text[found.upperBound...].drop { $0 == " " || $0 == "@" }
      guard value.first == "\"" else { return nil }
      let name = value.dropFirst().prefix { $0 != "\"" }
      return name.isEmpty ? nil : String(name)
    }
    return nil
  }
}

/// Reads a source backwards.
private struct Before {
  private let source: [UInt8]
  private var at: Int
  /// The commas between arguments of the call that were read.
  private(set) var commas = 0
  /// The place at which reading stops.
  private let limit: Int

  init(_ source: [UInt8], _ start: Int) {
    self.source = source
    at = start
    limit = max(0, start - 4_000)
  }

  private var byte: UInt8? { at > limit ? source[at - 1] : nil }

  mutating func skipSpace(andByte other: UInt8 = 0x20) {
    while let byte, [0x20, 0x09, 0x0A, 0x0D, other].contains(byte) { at -= 1 }
  }

  /// `label:` before the place.
  mutating func takeLabel() -> String? {
    guard byte == UInt8(ascii: ":") else { return nil }
    at -= 1
    skipSpace()
    return takeName()
  }

  /// The name before the parenthesis that is open at the place; nil if absent.
  mutating func takeCallee() -> String? {
    var depth = 0
    while let byte {
      at -= 1
      switch byte {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "(") where depth == 0: return takeName()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: ","): commas += depth == 0 ? 1 : 0
      case UInt8(ascii: ";"): return nil
      default: break
      }
    }
    return nil
  }

  private mutating func takeName() -> String? {
    let end = at
    while let byte, ByteClass.isIdentifier(byte) { at -= 1 }
    return at < end ? String(decoding: source[at..<end], as: UTF8.self) : nil
  }
}
