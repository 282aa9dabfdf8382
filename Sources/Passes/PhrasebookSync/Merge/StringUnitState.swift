import PhrasebookModel

/// Words that a person judges as a whole, with the state they gave them: a text, or the phrases of an
/// App Shortcut, whose list is one value.
protocol StringUnitState {
  associatedtype Words: Exact

  var words: Words { get }
  var state: State { get set }
  var unknown: Members<JSONValue> { get set }
  /// The words on one line, for a sentence about them.
  var summary: String { get }
  /// Everything as a file would have it.
  var json: JSONValue { get }
}

extension StringUnit: StringUnitState {
  var words: String { value }
  var summary: String { value }
}

extension StringSet: StringUnitState {
  var words: [String] { values }
  var summary: String { values.joined(separator: "; ") }
  var json: JSONValue { Localization(stringSet: self).json }
}
