internal import PhrasebookModel

/// One `tu` of a file: texts in several languages with what is said of them.
struct TMXPair {
  /// The attribute `tuid`.
  var id: String?
  /// What is said of it for people.
  var note: String?
  /// Those that are ours.
  var props: [String: String] = [:]
  /// One for each language, in the order of the file.
  var texts: [Text] = []
  /// Where the element begins.
  var location: Location
  /// What memories keep, by the names of attributes.
  var history: [String: String] = [:]
  /// What others say of the pair.
  var unknown: Members<JSONValue> = [:]
  /// Elements of others.
  var elements: [String] = []

  /// One `tuv`.
  struct Text {
    /// As the file spells it.
    var language: String
    /// The content of its `seg`.
    var text = ""
    /// Those that say more than the language.
    var attributes: [XMLAttribute] = []
    /// Elements beside its `seg`.
    var elements: [String] = []
    /// The content of its `seg` as it is written, where it has tags that we would not write.
    var markup: String?
  }

  /// Props that an exchange has words for.
  static let ownProps: Set<String> = [
    "x-table", "x-original", "x-source", "x-key", "x-path", "x-state", "x-translate", "x-generated",
    "x-argument", "x-text",
  ]

  /// Takes what the attributes say; where several say it, the latest counts.
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

  /// What others say of a pair of texts and of each of them.
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
