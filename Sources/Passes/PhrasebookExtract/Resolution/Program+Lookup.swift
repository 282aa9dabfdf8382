extension Program {
  /// How many steps a chain of aliases or supertypes may have.
  private static let maximumSteps = 24

  /// The type that a name means inside a type, looking outwards and then anywhere.
  func type(named name: String, in context: String?) -> TypeInfo? {
    var around = context
    while let scope = around {
      if let found = types["\(scope).\(name)"] { return found }
      around = scope.enclosingPath
    }
    if let found = types[name] { return found }
    // `Self`, a module's name in front, or a nested type that is unique in the run.
    if let dot = name.firstIndex(of: "."), types[String(name[..<dot])] == nil {
      return type(named: String(name[name.index(after: dot)...]), in: nil)
    }
    if let dot = name.firstIndex(of: "."), let first = type(named: String(name[..<dot]), in: context) {
      let rest = name[name.index(after: dot)...]
      if let found = types["\(first.path).\(rest)"] { return found }
      if let alias = first.alias, case .named(let target, _) = canonical(alias, in: first.context) {
        return types["\(target).\(rest)"]
      }
      return nil
    }
    guard let paths = pathsByName[name], paths.count == 1 else { return nil }
    return types[paths[0]]
  }

  /// A type with full paths and without aliases; generic parameters become what they stand for.
  func canonical(
    _ type: TypeExpression, in context: String?, generics: [String: TypeExpression] = [:],
    steps: Int = 0
  ) -> TypeExpression {
    guard steps < Self.maximumSteps else { return .unknown }
    return type.mapNames { name, arguments in
      if let bound = generics[name] { return bound }
      if let dot = name.firstIndex(of: "."), let bound = generics[String(name[..<dot])] {
        return name[dot...] == ".Element" ? element(of: bound) : .unknown
      }
      if name == "Self", let context { return .named(context, []) }
      switch (name, arguments.count) {
      case ("Swift.Int", _): return .named("Int")
      case ("Void", _): return .tuple([])
      default: break
      }
      guard let info = self.type(named: name, in: context) else {
        return .named(name.hasPrefix("SwiftUI.") ? name.lastComponent : name, arguments)
      }
      if let alias = info.alias {
        return canonical(alias, in: info.context, generics: generics, steps: steps + 1)
      }
      return .named(info.path, arguments)
    }
  }

  /// What a sequence of some type yields.
  func element(of type: TypeExpression) -> TypeExpression {
    switch type.unwrapped {
    case .array(let element): return element
    case .dictionary(let key, let value):
      return .tuple([.init(label: "key", type: key), .init(label: "value", type: value)])
    case .named(let name, let arguments):
      switch name.lastComponent {
      case "String", "Substring": return .named("Character")
      case "Binding":
        // `ForEach($items) { $item in … }` and the like.
        guard let bound = arguments.first else { return .unknown }
        return .named("Binding", [element(of: bound)])
      case "Data": return .named("UInt8")
      case "IndexSet": return .named("Int")
      default: return arguments.first ?? .unknown
      }
    default: return .unknown
    }
  }

  /// The members of that name in a type, its supertypes and the extensions of what it conforms to.
  func members(_ name: String, of path: String) -> [Symbol] {
    var found: [Symbol] = []
    visit(path) { info in
      if let members = info.members[name] { found += members }
      return true
    }
    return found
  }

  /// True where a type is, inherits from or conforms to another.
  func conforms(_ path: String, to names: Set<String>) -> Bool {
    var result = false
    visit(path) { info in
      result = names.contains(info.path)
      return !result
    }
    return result
  }

  /// The type and all its supertypes, until a visit says stop.
  private func visit(_ path: String, _ body: (TypeInfo) -> Bool) {
    var queue = [path]
    var seen: Set<String> = []
    var index = 0
    while index < queue.count, index < Self.maximumSteps * 4 {
      let next = queue[index]
      index += 1
      guard seen.insert(next).inserted, let info = types[next] else { continue }
      guard body(info) else { return }
      for (type, context) in info.inherits {
        if case .named(let name, _) = canonical(type, in: context) { queue.append(name) }
      }
    }
  }
}
