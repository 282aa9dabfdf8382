extension Program {
  /// The maximum number of steps in a chain of aliases or supertypes.
  private static let maximumSteps = 24

  /// The type that a name means inside a type, looking outwards and then anywhere.
  func type(named name: String, in context: String?) -> TypeInfo? {
    let question = TypeQuestion(name: name, context: context)
    if let known = typeAnswers[question] {
      asking.take(known)
      return known.value
    }
    let outer = asking.open()
    let answer = asking.close(findBounded(name, in: context), outer)
    if !following.isCut { typeAnswers[question] = answer }
    if following.depth == 0 { following.isCut = false }
    return answer.value
  }

  /// Finds a type; nil if aliases lead back to themselves (`typealias A = A.B`).
  ///
  /// Each outermost search has a budget of its own. A search within it that was cut short is not
  /// kept, so that no answer depends on which name was asked for first.
  private func findBounded(_ name: String, in context: String?) -> TypeInfo? {
    guard following.depth < Self.maximumSteps, !following.isExhausted else {
      following.isCut = true
      return nil
    }
    let outer = following
    if outer.depth == 0 { following = Following() }
    following.depth += 1
    following.aliases += 1
    let found = find(name, in: context)
    if outer.depth == 0 {
      following = outer
    } else {
      following.depth = outer.depth
    }
    return found
  }

  /// The cost of aliases since the outermost type or name was asked for.
  struct Following {
    /// The maximum number of aliases that one type may expand: a few lines of aliases that double
    /// would otherwise make a type of millions of parts.
    private static let maximumExpansions = 200
    /// The maximum number of names in an expanded type, for the same reason.
    static let maximumNames = 2_000

    /// Searches for a name within searches for other names.
    var depth = 0
    var aliases = 0
    var names = 0
    /// Whether a limit ended a search, so that its result must not be kept.
    var isCut = false

    var isExhausted: Bool {
      aliases >= Self.maximumExpansions || names >= Self.maximumNames
    }
  }

  /// The path of the type that an extension of a name, which may be an alias, adds to.
  func extendedPath(_ name: String) -> String {
    guard let info = type(named: name, in: nil) else { return name }
    return info.alias == nil ? info.path : canonical(.named(name), in: nil).name ?? info.path
  }

  private func find(_ name: String, in context: String?) -> TypeInfo? {
    guard name.utf8.count <= String.maximumPathLength, kinds(of: name.lastComponent).hasType else {
      return nil
    }
    for scope in context?.scopes ?? [] {
      if let found = type(at: "\(scope).\(name)") { return found }
    }
    if let found = type(at: name) { return found }
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else {
      // A nested type that is unique in the run.
      let paths = paths(named: name)
      return paths.count == 1 ? type(at: paths[0]) : nil
    }
    let first = String(name[..<dot])
    let rest = String(name[name.utf8.index(after: dot)...])
    // A module's name in front.
    guard let outer = type(named: first, in: context) else { return type(named: rest, in: nil) }
    if let found = type(at: "\(outer.path).\(rest)") { return found }
    guard let alias = outer.alias, let target = canonical(alias, in: outer.context).name else {
      return nil
    }
    return type(at: "\(target).\(rest)")
  }

  /// A type with full paths and without aliases; generic parameters are replaced by their
  /// arguments.
  func canonical(
    _ type: TypeExpression, in context: String?, generics: [String: TypeExpression] = [:],
    steps: Int = 0
  ) -> TypeExpression {
    if steps == 0, following.depth == 0 { following = Following() }
    guard steps < Self.maximumSteps, !following.isExhausted else {
      following.isCut = following.depth > 0
      return .unknown
    }
    if generics.isEmpty, case .named(let name, let arguments) = type, arguments.isEmpty {
      return plain(name, [], in: context, steps: steps)
    }
    return type.mapNames { name, arguments in
      if !generics.isEmpty {
        if let bound = generics[name] { return charged(bound) }
        if let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")),
          let bound = generics[String(name[..<dot])]
        {
          return name[dot...] == ".Element" ? charged(element(of: bound)) : .unknown
        }
      }
      return plain(name, arguments, in: context, generics: generics, steps: steps)
    }
  }

  /// A type that replaces a generic parameter, which counts with all its names: members that give
  /// `G<(T, T)>` would otherwise double the type with each call of a chain.
  private func charged(_ bound: TypeExpression) -> TypeExpression {
    following.names += bound.size(upTo: Following.maximumNames - following.names)
    return following.names >= Following.maximumNames ? .unknown : bound
  }

  /// A nominal type that is not a generic parameter.
  private func plain(
    _ name: String, _ arguments: [TypeExpression], in context: String?,
    generics: [String: TypeExpression] = [:], steps: Int
  ) -> TypeExpression {
    following.names += 1
    if name == "Self", let context { return .named(context, []) }
    switch name {
    case "Void": return .tuple([])
    case "Swift.Int": return .named("Int")
    default: break
    }
    guard let info = self.type(named: name, in: context) else {
      return .named(name.hasPrefix("SwiftUI.") ? name.lastComponent : name, arguments)
    }
    if let alias = info.alias {
      following.aliases += 1
      return canonical(alias, in: info.context, generics: generics, steps: steps + 1)
    }
    return .named(info.path, arguments)
  }

  /// The type of a sequence's elements.
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

  /// The members with a name in a type, its supertypes and the extensions of its protocols.
  func members(_ name: String, of path: String) -> [Symbol] {
    guard kinds(of: name).hasMember else { return [] }
    var found: [Symbol] = []
    for info in lineage(of: path) {
      found += info.members(name)
    }
    return found
  }

  /// Whether a type is, inherits from or conforms to another.
  func conforms(_ path: String, to names: Set<String>) -> Bool {
    lineage(of: path).contains { names.contains($0.path) }
  }

  /// The type and all its supertypes, the nearest first.
  private func lineage(of path: String) -> [TypeInfo] {
    if let known = lineages[path] {
      asking.take(known)
      return known.value
    }
    let outer = asking.open()
    let answer = asking.close(findLineage(of: path), outer)
    lineages[path] = answer
    return answer.value
  }

  private func findLineage(of path: String) -> [TypeInfo] {
    var lineage: [TypeInfo] = []
    var queue = [path]
    var seen: Set<String> = []
    var index = 0
    while index < queue.count, index < Self.maximumSteps * 4 {
      let next = queue[index]
      index += 1
      guard seen.insert(next).inserted, let info = type(at: next) else { continue }
      lineage.append(info)
      for (type, context) in info.inherits {
        if case .named(let name, _) = canonical(type, in: context) { queue.append(name) }
      }
    }
    return lineage
  }

  /// A name, and the type in which it is looked up.
  struct TypeQuestion: Hashable {
    var name: String
    var context: String?
  }
}
