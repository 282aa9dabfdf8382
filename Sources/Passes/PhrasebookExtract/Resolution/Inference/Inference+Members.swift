/// The types of members and elements of values.
extension Inference {
  /// The type of `base.name`.
  func type(
    ofMember name: String, _ base: Expression?, _ environment: Environment
  ) -> TypeExpression {
    guard let base else { return .unknown }
    if let type = names.reference(base, environment) {
      if name == "self" { return type }
      let found = names.symbols(name, of: type).filter { $0.symbol.isStatic }
      for (symbol, generics) in found {
        if let function = symbol.function {
          if function.kind == .enumCase { return type }
        } else {
          return self.type(of: symbol, generics: generics)
        }
      }
      if name == "shared" || name == "default" || name == "current" || name == "main" {
        return type
      }
      return .unknown
    }
    let type = type(of: base, environment)
    let result = self.type(
      ofMember: name, of: type.unwrapped, isInherited: names.isInherited(base, environment))
    return base.isChained ? optional(result) : result
  }

  private func type(
    ofMember name: String, of base: TypeExpression, isInherited: Bool = false
  ) -> TypeExpression {
    if case .tuple(let elements) = base {
      if let index = Int(name), elements.indices.contains(index) { return elements[index].type }
      if let element = elements.first(where: { $0.label == name }) { return element.type }
    }
    let found = names.symbols(name, of: base).filter { $0.symbol.variable != nil }
    if let (symbol, generics) = found.first(where: { $0.symbol.file == names.file }) ?? found.first
    {
      return type(of: symbol, generics: generics)
    }
    if case .named("Binding", let arguments) = base, let bound = arguments.first {
      return type(ofCollection: name, boundAs: bound)
        ?? .named("Binding", [type(ofMember: name, of: bound)])
    }
    if let wrapper = wrapper(name, of: base) { return wrapper }
    if name == "rawValue", let raw = names.rawType(of: base) { return raw }
    return type(ofAnyMember: name, of: base, isInherited: isInherited)
  }

  /// The type of a collection's member in a binding of a list, which is a collection of bindings:
  /// `$list.indices` is a range. Members of the list itself are bindings.
  private func type(
    ofCollection name: String, boundAs list: TypeExpression
  ) -> TypeExpression? {
    guard case .array(let element) = list else { return nil }
    let found = names.symbols(name, of: .array(.named("Binding", [element])))
    return found.first { $0.symbol.variable != nil && $0.symbol.owner != "Array" }
      .map { type(of: $0.symbol, generics: $0.generics) }
  }

  /// The wrapper of a property of a type that is called like it with an underscore.
  private func wrapper(_ name: String, of base: TypeExpression) -> TypeExpression? {
    guard name.hasPrefix("_") else { return nil }
    for (symbol, generics) in names.symbols(String(name.dropFirst()), of: base) {
      guard let wrapper = symbol.variable?.attributes.first?.name else { continue }
      return .named(wrapper, [type(of: symbol, generics: generics)])
    }
    return nil
  }

  /// The common type of all properties with a name; the base is unknown. A base with a type of another language or
  /// package has its own properties: what others with their names are does not matter.
  private func type(
    ofAnyMember name: String, of base: TypeExpression, isInherited: Bool
  ) -> TypeExpression {
    var common: TypeExpression?
    // `Provider.Entry` may be a type of this code under another name.
    let isForeign = base.name.map { !$0.contains(".") && program.type(at: $0) == nil } ?? false
    var isPossible = false
    // A value has no static members: `size.int` is not `LocalizationValue.Placeholder.int`.
    for symbol in program.members(named: name) where symbol.variable != nil && !symbol.isStatic {
      var generics: [String: TypeExpression] = ["Element": .unknown, "Self": .unknown]
      for name in symbol.owner.flatMap({ program.type(at: $0) })?.generics ?? [] {
        generics[name] = .unknown
      }
      let type = type(of: symbol, generics: generics)
      guard type.unwrapped != .unknown else { continue }
      if type.holdsLocalizable ? !isInherited && mayHave(base, symbol) : !isForeign {
        if symbol.file == names.file { return type }
        isPossible = true
      }
      if let common, common != type { return .unknown }
      common = type
    }
    return isPossible ? common ?? .unknown : .unknown
  }

  /// Whether a value of a type without a localizable property may have this one.
  ///
  /// Strings of UIKit and AppKit have the names of Apple's localizable properties (`subtitle`); a
  /// known type has the project's property only from a protocol, or from the type that it wraps.
  private func mayHave(_ base: TypeExpression, _ symbol: Symbol) -> Bool {
    guard !symbol.isApple else { return false }
    guard case .named(_, []) = base else { return true }
    let owner = symbol.owner.flatMap { program.type(at: $0) }
    return owner.map { $0.kind == .protocol || $0.isForeign } ?? false
  }

  /// The types of a localizable subscript's parameters for each argument of `base[arguments]`.
  func parameters(
    ofElement base: Expression, _ arguments: [Argument], _ environment: Environment
  ) -> [TypeExpression?] {
    let unknown: [TypeExpression?] = arguments.map { _ in nil }
    guard arguments.contains(where: { $0.value.isTextual }) else { return unknown }
    let type = names.reference(base, environment) ?? type(of: base, environment).unwrapped
    let tier = names.symbols("subscript", of: type).compactMap { symbol, generics in
      symbol.function.map {
        Candidate(function: $0, owner: symbol.owner, isApple: symbol.isApple, generics: generics)
      }
    }
    let call = Call(callee: base, arguments: arguments, place: Place(line: 0, column: 0))
    guard let chosen = overloads.best(of: tier, call, nil, environment) else { return unknown }
    return chosen.mapping.map { chosen.types[$0] }
  }

  /// The type of `base[arguments]`.
  func type(
    ofElement base: Expression, _ arguments: [Argument], _ environment: Environment
  ) -> TypeExpression {
    let type = type(of: base, environment).unwrapped
    let index = arguments.first.map { self.type(of: $0.value, environment) }
    let result: TypeExpression
    switch (type, index) {
    case (.array, .named("Range", _)?): result = type
    case (.array(let element), _): result = element
    case (.dictionary(_, let value), _):
      result = arguments.count > 1 ? value : .optional(value)
    default:
      guard
        let (symbol, generics) = names.symbols("subscript", of: type).first(where: {
          $0.symbol.function?.parameters.count == arguments.count
        }), let declared = symbol.function?.result
      else { return .unknown }
      result = program.canonical(declared, in: symbol.owner, generics: generics)
    }
    return base.isChained ? optional(result) : result
  }
}
