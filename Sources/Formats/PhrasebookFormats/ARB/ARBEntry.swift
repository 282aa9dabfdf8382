import Phrasebook
internal import PhrasebookModel

/// One resource: a message with its attributes.
struct ARBEntry {
  var name: ARBName
  /// The translation; empty if absent.
  var text = ""
  /// The value of the member with `@`.
  var attributes: Members<JSONValue> = [:]
  var location: Location?
  /// The reason why the message could not be read, once it was tried.
  private(set) var problem: Phrase?
  /// The forms of the message for one number only, after it was read.
  private(set) var exact: [ICUForms.Exact] = []

  init(name: ARBName, text: String = "", location: Location? = nil) {
    self.name = name
    self.text = text
    self.location = location
  }

  /// Members that an exchange has words for.
  private static let own: Set<String> = [
    "description", "source_text", "x-state", "x-phrasebook",
  ]

  // MARK: Reading

  /// The units of the entry in ARB's own format; nil, with `problem` set, if a catalog cannot
  /// represent them.
  mutating func units() -> [ExchangeUnit]? {
    var names = ForeignNames(types: types)
    exact = []
    guard let targets = forms(of: text, &names),
      let sources = forms(of: attributes["source_text"]?.string, &names)
    else { return nil }
    var units: [ExchangeUnit] = []
    for form in targets + sources where !units.contains(where: { $0.path == form.path }) {
      var unit = ExchangeUnit(key: name.key, path: form.path, location: location)
      unit.source = sources.first { $0.path == form.path }?.text
      unit.target = targets.first { $0.path == form.path }?.text
      unit.state =
        unit.target == nil
        ? .new : attributes["x-state"]?.string.map(State.init(rawValue:)) ?? .translated
      unit.comment = attributes["description"]?.string
      unit.argument = form.path.substitution.flatMap { name in
        argument(name) ?? (isOurs ? nil : names.number(ofPart: name))
      }
      units.append(unit)
    }
    if units.isEmpty {
      units = [ExchangeUnit(key: name.key, path: name.path, location: location)]
      units[0].state = .new
      units[0].comment = attributes["description"]?.string
    }
    units[0].unknown = unknown(names)
    if name.path.isRoot, !targets.isEmpty {
      let message = ICUForms.message(of: targets)?.renamed(ForeignNames.kept(with: units.first))
      if let ours = message?.text, !ours.isExactly(text) {
        units[0].unknown[Self.messageName] = .string(text)
      }
    }
    return units
  }

  /// The name of a kept message whose spelling differs from ours, such as with `=1` for `one`.
  static let messageName = "arb.message"

  private mutating func forms(
    of text: String?, _ names: inout ForeignNames
  ) -> [ICUForms.Variation]? {
    guard let text, !text.isEmpty else { return [] }
    // A form that ICU cannot have is a resource of its own, and nothing but text and arguments.
    var parser = ICUParser(text)
    guard let message = parser.message() else {
      problem = parser.problem
      return nil
    }
    guard let forms = ICUForms.forms(of: message, names: &names, exact: &exact) else {
      problem = "selects by something that catalogs cannot vary by"
      return nil
    }
    guard name.path.isRoot else { return forms.map { (name.path, $0.text) } }
    return forms
  }

  private var types: [(name: String, type: String)] {
    (attributes["placeholders"]?.members ?? [:]).map { ($0.name, $0.value["type"]?.string ?? "") }
  }

  /// Whether Phrasebook wrote the entry, which describes its substitutions then.
  private var isOurs: Bool {
    attributes["source_text"] != nil || attributes["x-phrasebook"] != nil
  }

  private func argument(_ substitution: String) -> ExchangeUnit.Argument? {
    let name = name.path.isRoot ? ICUForms.name(of: substitution) : substitution
    guard let placeholder = attributes["placeholders"]?[name] else { return nil }
    let number = placeholder["x-argument"]?.string.flatMap { Int($0) }
    let specifier = placeholder["x-specifier"]?.string
    return number == nil && specifier == nil
      ? nil : ExchangeUnit.Argument(number: number, specifier: specifier)
  }

  private func unknown(_ names: ForeignNames) -> Members<JSONValue> {
    var others: Members<JSONValue> = [:]
    for (name, value) in attributes where !Self.own.contains(name) {
      if name == "placeholders",
        value == Self.placeholders(in: messages, arguments, foreign: names.all)
      {
        continue
      }
      others[name] = value
    }
    var unknown: Members<JSONValue> = others.isEmpty ? [:] : ["arb.attributes": .object(others)]
    unknown[ForeignNames.keptName] = names.kept
    return unknown
  }

  private var messages: [ICUMessage] {
    [text, attributes["source_text"]?.string ?? ""].compactMap { text in
      var parser = ICUParser(text)
      return parser.message()
    }
  }

  /// The substitutions described by the placeholders.
  private var arguments: [(name: String, argument: ExchangeUnit.Argument)] {
    types.compactMap { name, _ in
      let placeholder = attributes["placeholders"]?[name]
      let number = placeholder?["x-argument"]?.string.flatMap { Int($0) }
      let specifier = placeholder?["x-specifier"]?.string
      return number == nil && specifier == nil
        ? nil : (name, ExchangeUnit.Argument(number: number, specifier: specifier))
    }
  }

  // MARK: Writing

  /// Takes the attributes of units that are one resource.
  mutating func take(
    _ units: [ExchangeUnit], source: ICUMessage?, target: ICUMessage?
  ) {
    text = target?.text ?? ""
    let first = units.first
    attributes["description"] = first?.comment.map(JSONValue.string)
    attributes["source_text"] = (source?.text).map(JSONValue.string)
    let states = Set(units.filter { $0.target != nil }.map(\.state))
    if states.count == 1, let state = states.first ?? nil, state != .translated {
      attributes["x-state"] = .string(state.rawValue)
    }
    var arguments: [(name: String, argument: ExchangeUnit.Argument)] = []
    for unit in units {
      guard let substitution = unit.path.substitution, let argument = unit.argument,
        argument.number != nil || argument.specifier != nil
      else { continue }
      let name = name.path.isRoot ? ICUForms.name(of: substitution) : substitution
      if !arguments.contains(where: { $0.name == name }) { arguments.append((name, argument)) }
    }
    attributes["placeholders"] = Self.placeholders(
      in: [target, source].compactMap { $0 }, arguments,
      foreign: Set(ForeignNames.kept(with: first).values))
    for (name, value) in first?.unknown["arb.attributes"]?.members ?? [:]
    where !Self.own.contains(name) {
      attributes[name] = value
    }
  }

  /// The same with a kept message, if it still has the texts of the units.
  func with(_ message: String, representing units: [ExchangeUnit]) -> ARBEntry? {
    var entry = self
    entry.text = message
    guard let plain = entry.units(),
      plain.count(where: { $0.target != nil }) == units.count(where: { $0.target != nil })
    else { return nil }
    let isSame = units.allSatisfy { unit in
      let found = plain.first { $0.path == unit.path }?.target
      guard let found, let target = unit.target else { return found == nil && unit.target == nil }
      return found.isExactly(target)
    }
    return isSame ? entry : nil
  }

  /// The arguments of messages, with their types in Dart; nil if absent.
  ///
  /// - Parameter foreign: Those of other tools, declared or not.
  private static func placeholders(
    in messages: [ICUMessage], _ arguments: [(name: String, argument: ExchangeUnit.Argument)],
    foreign: Set<String>
  ) -> JSONValue? {
    var placeholders: Members<JSONValue> = [:]
    for message in messages { collect(message, into: &placeholders, foreign) }
    for (name, argument) in arguments {
      var members = placeholders[name]?.members ?? ["type": .string("int")]
      members["x-argument"] = argument.number.map { .string(String($0)) }
      members["x-specifier"] = argument.specifier.map(JSONValue.string)
      placeholders[name] = .object(members)
    }
    return placeholders.isEmpty ? nil : .object(placeholders)
  }

  private static func collect(
    _ message: ICUMessage, into placeholders: inout Members<JSONValue>, _ foreign: Set<String>
  ) {
    func add(_ name: String, _ type: String) {
      guard placeholders[name] == nil, !foreign.contains(name) else { return }
      placeholders[name] = .object(["type": .string(type)])
    }
    for part in message.parts {
      switch part {
      case .text, .number: continue
      case .argument(let name, _):
        switch ArgumentName(name)?.body.last {
        case "d", "D", "i", "u", "U", "x", "X", "o", "O": add(name, "int")
        case "f", "F", "e", "E", "g", "G", "a", "A": add(name, "double")
        default: add(name, "String")
        }
      case .choice(let name, let kind, let cases):
        add(name, kind == "select" ? "String" : "num")
        for form in cases { collect(form.message, into: &placeholders, foreign) }
      }
    }
  }
}
