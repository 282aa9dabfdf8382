internal import PhrasebookModel

/// The arguments of a message with names from another tool: catalogs number them, in the order of
/// their declaration or first use.
struct ForeignNames {
  /// The specifier of an argument after its position: `@`, `lld`, `lf`.
  private var bodies: [String] = []
  /// The position of each name, from 1.
  private var places: [String: Int] = [:]
  /// The arguments that are used in a text; not all declared ones are.
  private var met: Set<String> = []
  /// The spelling of a name with more beside it: `- raw`, `total, number`.
  private var spellings: [String: String] = [:]
  /// The spelling in another tool of an argument whose position follows from the others, by our
  /// names.
  private var given: Members<String> = [:]
  /// The number that the forms of the whole text are by.
  var driver: String?

  init() {}

  /// - Parameter types: The names with their types as ARB has them: `int`, `double`, `String`.
  init(types: [(name: String, type: String)]) {
    for (name, type) in types where ArgumentName(name) == nil {
      let body =
        switch type {
        case "int", "num": "lld"
        case "double": "lf"
        default: "@"
        }
      if places[name] == nil { append(name, body) }
    }
  }

  /// Gives the number that a part of a text varies by a position, which the arguments behind it count.
  mutating func noteNumber(_ name: String) {
    if ArgumentName(name) == nil, places[name] == nil { append(name, "lld") }
  }

  /// The number that a part of a text varies by; nil if it is the only argument, whose form a catalog
  /// decides, or has no name of another tool.
  func number(ofPart name: String) -> ExchangeUnit.Argument? {
    guard places.count > 1, let place = places[name] else { return nil }
    return ExchangeUnit.Argument(number: place, specifier: "lld")
  }

  /// Whether a name is known, and to be one of a whole number.
  func isNumber(_ name: String) -> Bool { places[name].map { bodies[$0 - 1] == "lld" } ?? false }

  mutating func argument(
    _ name: String, isNumber: Bool, spelling: String? = nil
  ) -> ArgumentName {
    met.insert(name)
    if let spelling, spelling != name, spellings[name] == nil { spellings[name] = spelling }
    if let place = places[name] { return ArgumentName(position: place, body: bodies[place - 1]) }
    let body = isNumber || name == "count" ? "lld" : "@"
    append(name, body)
    return ArgumentName(position: bodies.count, body: body)
  }

  /// Keeps the spelling of the number: `count` in a text without forms, where we would write a
  /// position, and `count, number` in forms, where we would write only the name.
  mutating func keepNumber(_ spelling: String, as own: ArgumentName, isForm: Bool) {
    if !isForm { given[own.name] = spelling }
    let words = spelling.split(separator: " ")
    if isForm, words != [Self.usualNumber[...]] { given[Self.usualNumber] = spelling }
  }

  /// The names of the arguments that differ from ours, kept with a text so that it is written with
  /// the same names; nil if absent.
  var kept: JSONValue? {
    var names: Members<JSONValue> = [:]
    for (name, place) in places.sorted(by: { $0.value < $1.value }) where met.contains(name) {
      names[ArgumentName(position: place, body: bodies[place - 1]).name] = .string(
        spellings[name] ?? name)
    }
    for (own, spelling) in given where names[own] == nil { names[own] = .string(spelling) }
    // If no form shows the number, its name is `count`.
    if let driver, !met.contains(driver) { names[Self.usualNumber] = .string(driver) }
    guard !names.isEmpty else { return nil }
    // As text: formats with columns for other information keep only texts.
    return .string(JSONValue.object(names).text)
  }

  /// The names that others gave.
  var all: Set<String> { met }

  /// The key of the kept names.
  static let keptName = "argument.names"

  /// The names that were kept with a text, by ours.
  ///
  /// - Parameter isSpelled: Whether the text beside a name is kept, too.
  static func kept(with unit: ExchangeUnit?, isSpelled: Bool = false) -> [String: String] {
    guard let text = unit?.unknown[keptName]?.string, let members = JSONValue(text: text)?.members
    else { return [:] }
    var names: [String: String] = [:]
    for (own, value) in members {
      guard let spelling = value.string, ArgumentName(own) != nil || own == usualNumber else {
        continue
      }
      let name = I18nextText.name(in: spelling[...])
      guard ArgumentName(name) == nil, isName(name), !isSpelled || isOnOneLine(spelling) else {
        continue
      }
      names[own] = isSpelled ? spelling : name
    }
    return Set(names.values).count == names.count ? names : [:]
  }

  private static let usualNumber = "count"

  private static func isOnOneLine(_ text: String) -> Bool {
    !text.unicodeScalars.contains { "{}\n\r".unicodeScalars.contains($0) }
  }

  /// Whether others could have an argument of the name, and it means nothing else to us.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && !["arg", "device"].contains(name) && !name.hasPrefix(exactly: "ref_")
      && !name.unicodeScalars.contains {
        $0.properties.isWhitespace || "{},'#-".unicodeScalars.contains($0)
      }
  }

  private mutating func append(_ name: String, _ body: String) {
    bodies.append(body)
    places[name] = bodies.count
  }
}
