internal import PhrasebookModel

/// One `tu` of a file: texts in several languages with their attributes.
struct TMXPair {
  /// The attribute `tuid`.
  var id: String?
  /// The note about the pair.
  var note: String?
  /// Those that are ours.
  var props: [String: String] = [:]
  /// One for each language, in the order of the file.
  var texts: [Text] = []
  /// The place at which the element begins.
  var location: Location
  /// The information of memories, by the names of attributes.
  var history: [String: String] = [:]
  /// Other information about the pair.
  var unknown: Members<JSONValue> = [:]
  /// Elements of other namespaces.
  var elements: [String] = []

  /// One `tuv`.
  struct Text {
    /// As the file spells it.
    var language: String
    /// The content of its `seg`.
    var text = ""
    /// The attributes other than the language.
    var attributes: [XMLAttribute] = []
    /// Elements beside its `seg`.
    var elements: [String] = []
    /// The source text of its `seg`, if it has tags that we would not write.
    var markup: String?
  }

  /// Props that an exchange has words for.
  static let ownProps: Set<String> = [
    "x-table", "x-original", "x-source", "x-key", "x-path", "x-state", "x-translate", "x-generated",
    "x-argument", "x-text", "x-maxlength",
  ]

  /// Takes the history from attributes; of several, the latest counts.
  mutating func takeHistory(_ tag: XMLTag) {
    let date = tag["changedate"] ?? tag["creationdate"]
    if let date, date >= history["changedate"] ?? "" {
      history["changedate"] = date
      history["changeid"] = tag["changeid"] ?? tag["creationid"] ?? history["changeid"]
    } else if history["changeid"] == nil {
      history["changeid"] = tag["changeid"] ?? tag["creationid"]
    }
    history["usagecount"] = history["usagecount"] ?? tag["usagecount"]
  }

  /// Other information about a pair of texts and about each of them.
  func unknown(_ source: Text?, _ target: Text?) -> Members<JSONValue> {
    var unknown = unknown
    unknown.keep(elements, as: "tmx.elements")
    for (name, text) in [("tmx.source", source), ("tmx.target", target)] {
      guard let text else { continue }
      unknown.keep(text.attributes, of: name)
      unknown.keep(text.elements, as: "\(name).elements")
      unknown[name] = text.markup.map(JSONValue.string)
    }
    return unknown
  }
}
