package import CatalogJSON

// Converts nodes to the model. The schema is checked before, so every value has the type that the
// format defines; unknown members are kept.

extension JSONView {
  /// Returns an entry.
  package func entry(_ node: Int) -> Entry { object(node) }

  /// Returns an entry with only some of its languages, and without members that are not known.
  package func entry(_ node: Int, languages: Set<String>) -> Entry {
    var entry = Entry()
    for (name, value) in members(of: node) {
      guard let field = field(name, of: Entry.shape) else { continue }
      guard field == .localizations else {
        _ = entry.read(field, value, of: self)
        continue
      }
      for language in languages {
        guard let member = member(language, of: value) else { continue }
        entry.localizations[language] = localization(member.value)
      }
    }
    return entry
  }

  /// Returns an object of the model.
  func object<Object: CatalogObject>(_ node: Int) -> Object {
    var object = Object()
    for (name, value) in members(of: node) {
      if let field = field(name, of: Object.shape), object.read(field, value, of: self) {
        continue
      }
      object.unknown[string(name)] = JSONValue(value, of: self)
    }
    return object
  }

  /// Returns the members of a dictionary, each made by a function.
  @inline(__always)
  func each<Value>(_ node: Int, _ make: (Int) -> Value) -> Members<Value> {
    let names = members(of: node)
    let values = members(of: node)
    return Members(distinct: names.map { string($0.name) }, values.map { make($0.value) })
  }

  /// Returns localizations by language, or variations by their case.
  func localizations(_ node: Int) -> Members<Localization> {
    each(node, localization)
  }

  @inline(__always)
  private func localization(_ node: Int) -> Localization {
    guard let text = onlyText(of: node) else { return object(node) }
    return Localization(StringUnit(state(text.state), string(text.value)))
  }

  /// Returns variations by kind and case.
  func variations(_ node: Int) -> Variations { Variations(each(node, localizations)) }

  /// Returns a state; most are `translated`, which needs no new string.
  func state(_ node: Int) -> State {
    isWord(node, "translated") ? .translated : State(rawValue: string(node))
  }
}
