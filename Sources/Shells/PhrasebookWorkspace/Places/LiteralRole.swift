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
  /// Callees whose first argument is not a key.
  static let others: Set<String> = [
    "URL", "Image", "UIImage", "NSImage", "Color", "UIColor", "NSColor", "print", "debugPrint",
    "fatalError", "assert", "precondition", "preconditionFailure", "assertionFailure", "NSLog",
    "NSPredicate", "Logger", "Notification", "Font", "Selector", "NSClassFromString",
  ]

  /// Nil for a literal that is neither.
  ///
  /// - Parameter code: The whole source.
  init?(of literal: LiteralScan.Literal, in code: CodeTokens) {
    var before = BackwardReader(code, before: literal.range.lowerBound, within: 4_000)
    while before.take(UInt8(ascii: "@")) {}
    let label = before.take(UInt8(ascii: ":")) ? before.takeName() : nil
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
      table: Self.table(behind: literal, in: code),
      takesFormats: callee.hasPrefix("NSLocalized"))
  }

  /// The literal behind `table:` or `tableName:` in the rest of the call.
  private static func table(behind literal: LiteralScan.Literal, in code: CodeTokens) -> String? {
    let end = literal.range.upperBound
    let rest = (code.index(from: end)..<code.tokens.count).prefix { index in
      code.tokens[index].range.lowerBound < end + 400
        && ![UInt8(ascii: ")"), UInt8(ascii: "{")].contains(code.mark(index))
    }
    for label in ["table", "tableName"] {
      let found = rest.first { code.word($0) == label && code.mark($0 + 1) == UInt8(ascii: ":") }
      guard let found else { continue }
      let isObjectiveC = code.mark(found + 2) == UInt8(ascii: "@")
      guard let name = code.literal(found + (isObjectiveC ? 3 : 2)), !name.isEmpty else {
        return nil
      }
      return name
    }
    return nil
  }
}
