/// Which names of functions can make a literal localizable, so that calls of all others need no
/// closer look.
extension Program {
  /// False where no function, method or case of a name has a parameter that is, holds or can stand
  /// for a localizable type.
  func mayLocalize(_ name: String) -> Bool { localizing.contains(name) }

  /// False where no initializer of a type of the run, or of Apple, takes such a parameter.
  func mayLocalize(initializersOf path: String) -> Bool {
    guard let info = types[path], !info.isForeign, info.alias == nil else { return true }
    let generics = Self.generics.union(info.generics)
    for symbol in members("init", of: path) {
      if symbol.function?.parameters.contains(where: { mayLocalize($0.type, generics) }) != false {
        return true
      }
    }
    return info.memberwise.joined().contains { variable in
      variable.type.map { mayLocalize($0, generics) } ?? true
    }
  }

  /// The names of which that is true, among the declarations of a run or of Apple.
  func localizingNames(isApple: Bool) -> Set<String> {
    var names: Set<String> = []
    for symbols in globals.values {
      for symbol in symbols where symbol.isApple == isApple { note(symbol, [], &names) }
    }
    for info in types.values {
      let generics = Self.generics.union(info.generics)
      for symbols in info.members.values {
        for symbol in symbols where symbol.isApple == isApple { note(symbol, generics, &names) }
      }
    }
    return names
  }

  private func note(_ symbol: Symbol, _ generics: Set<String>, _ names: inout Set<String>) {
    switch symbol.declared {
    case .function(let function):
      guard !names.contains(function.name) else { return }
      if function.parameters.contains(where: { mayLocalize($0.type, generics) }) {
        names.insert(function.name)
      }
    case .variable(let variable):
      // A variable may hold a function that takes a text.
      guard !names.contains(variable.name) else { return }
      if variable.type.map({ mayLocalize($0, generics) }) ?? (variable.initial != nil) {
        names.insert(variable.name)
      }
    }
  }

  private func mayLocalize(_ type: TypeExpression, _ generics: Set<String>) -> Bool {
    switch type {
    case .named(let name, let arguments):
      let last = name.lastComponent
      return Localizable.names.contains(last) || generics.contains(name)
        || pathsByName[last]?.contains { types[$0]?.alias != nil } == true
        || arguments.contains { mayLocalize($0, generics) }
    case .optional(let type), .array(let type): return mayLocalize(type, generics)
    case .dictionary(let key, let value):
      return mayLocalize(key, generics) || mayLocalize(value, generics)
    case .tuple(let elements): return elements.contains { mayLocalize($0.type, generics) }
    case .function(let parameters, let result):
      return parameters.contains { mayLocalize($0, generics) } || mayLocalize(result, generics)
    case .unknown: return false
    }
  }

  /// Generic parameters of the standard library, which an extension does not name.
  private static let generics: Set<String> = ["Element", "Key", "Value", "Wrapped"]
}

extension Checker {
  /// True where the types of a call's parameters make no difference for what is in its arguments.
  mutating func takesNoTexts(_ call: Call, _ environment: Environment) -> Bool {
    switch call.callee {
    case .name(let name), .member(_?, let name):
      guard !program.mayLocalize(name), name != "init" else { return false }
      if name.utf8.first.map({ $0 < UInt8(ascii: "a") }) != false {
        guard let path = reference(call.callee, environment)?.name,
          !program.mayLocalize(initializersOf: path)
        else { return false }
      }
    default: return false
    }
    guard !call.arguments.contains(where: { $0.label == "bundle" }) else { return false }
    return (call.arguments + call.trailing).allSatisfy { isIndependent($0.value) }
  }

  /// True where the type of an assignment's target makes no difference for what is assigned.
  mutating func takesNoTexts(_ target: Expression, _ value: Expression) -> Bool {
    switch target {
    case .member(_, let name), .name(let name): !program.mayLocalize(name) && isIndependent(value)
    default: false
    }
  }

  /// True where what is in an expression means the same whatever type is expected of it, as long
  /// as that is no localizable one.
  private mutating func isIndependent(_ value: Expression) -> Bool {
    switch value {
    case .string: true
    case .call(let call): if case .member(nil, _) = call.callee { isQuiet(value) } else { true }
    case .operation(_, let left, let right), .coalesce(let left, let right):
      isIndependent(left) && isIndependent(right)
    case .ternary(_, let first, let second): isIndependent(first) && isIndependent(second)
    case .unwrap(let inner), .chain(let inner), .member(let inner?, _): isIndependent(inner)
    default: isQuiet(value)
    }
  }
}
