// What one language has as a JSON value and back, for places that keep a second version of it.

extension Localization {
  /// The localization as a file would have it.
  package var json: JSONValue {
    var members: Members<JSONValue> = [:]
    if let set = stringSet {
      let own: Members<JSONValue> = [
        "state": .string(set.state.rawValue), "values": .array(set.values.map { .string($0) }),
      ]
      members["stringSet"] = .object(own.adding(set.unknown))
    }
    if let unit = stringUnit { members["stringUnit"] = unit.json }
    if !substitutions.isEmpty { members["substitutions"] = .object(substitutions.mapped(\.json)) }
    if let variations { members["variations"] = variations.json }
    return .object(members.adding(unknown))
  }

  /// Reads what `json` writes; nil for what is no localization.
  package init?(json: JSONValue) {
    guard let members = json.members else { return nil }
    self.init()
    for (name, value) in members {
      switch name {
      case "stringUnit":
        guard let state = value["state"]?.string, let text = value["value"]?.string else {
          return nil
        }
        stringUnit = StringUnit(
          State(rawValue: state), text, unknown: value.members?.without("state", "value") ?? [:])
      case "stringSet":
        guard let state = value["state"]?.string, case .array(let values)? = value["values"] else {
          return nil
        }
        stringSet = StringSet(
          State(rawValue: state), values.compactMap(\.string),
          unknown: value.members?.without("state", "values") ?? [:])
      case "variations":
        guard let read = Variations(json: value) else { return nil }
        variations = read
      case "substitutions":
        for (name, value) in value.members ?? [:] {
          guard let read = Substitution(json: value) else { return nil }
          substitutions[name] = read
        }
      default: unknown[name] = value
      }
    }
  }
}

extension StringUnit {
  /// The text as a file would have it.
  package var json: JSONValue {
    let own: Members<JSONValue> = ["state": .string(state.rawValue), "value": .string(value)]
    return .object(own.adding(unknown))
  }
}

extension Variations {
  fileprivate var json: JSONValue {
    .object(kinds.mapped { .object($0.mapped(\.json)) })
  }

  fileprivate init?(json: JSONValue) {
    guard let members = json.members else { return nil }
    self.init()
    for (kind, cases) in members {
      var read: Members<Localization> = [:]
      for (name, value) in cases.members ?? [:] {
        guard let form = Localization(json: value) else { return nil }
        read[name] = form
      }
      kinds[kind] = read
    }
  }
}

extension Substitution {
  fileprivate var json: JSONValue {
    var members: Members<JSONValue> = [:]
    if let argNum { members["argNum"] = .number(String(argNum)) }
    if let formatSpecifier { members["formatSpecifier"] = .string(formatSpecifier) }
    if let variations { members["variations"] = variations.json }
    return .object(members.adding(unknown))
  }

  fileprivate init?(json: JSONValue) {
    guard let members = json.members else { return nil }
    self.init()
    for (name, value) in members {
      switch (name, value) {
      case ("argNum", .number(let digits)) where Self.argument(digits) != nil:
        argNum = Self.argument(digits)
      case ("formatSpecifier", .string(let text)): formatSpecifier = text
      case ("variations", _): variations = Variations(json: value)
      default: unknown[name] = value
      }
    }
  }
}

extension Members {
  fileprivate func mapped<Other>(_ change: (Value) -> Other) -> Members<Other> {
    Members<Other>(distinct: pairs.map { ($0.name, change($0.value)) })
  }

  fileprivate func adding(_ others: Members) -> Members {
    var result = self
    for (name, value) in others where result[name] == nil { result[name] = value }
    return result
  }

  fileprivate func without(_ names: String...) -> Members {
    var result = self
    for name in names { result[name] = nil }
    return result
  }
}
