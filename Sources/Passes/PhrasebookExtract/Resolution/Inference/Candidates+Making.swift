/// Candidates from declarations.
extension Candidates {
  /// The candidate that a symbol is; nil if it cannot be called or the file has had too many.
  ///
  /// - Parameter made: The value of an initializer, if the caller has worked it out.
  func candidate(
    _ symbol: Symbol, generics: [String: TypeExpression], base: TypeExpression?,
    made: TypeExpression? = nil
  ) -> Candidate? {
    guard let function = symbol.function, function.kind != .subscript, program.overloads.take()
    else { return nil }
    var found = Candidate(function: function, owner: symbol.owner, isApple: symbol.isApple)
    found.generics = generics
    // Members that were looked up have it already; setting it would copy the others for each of them.
    if let base, generics["Self"] == nil { found.generics["Self"] = base }
    switch function.kind {
    case .initializer: found.result = made ?? base.map { open($0) } ?? .unknown
    case .enumCase: found.result = base ?? .unknown
    default:
      // A modifier of an interface without a written result returns its base.
      if function.result == nil { found.result = symbol.isApple ? base ?? .unknown : .tuple([]) }
    }
    return found
  }

  /// A generic type without arguments, with those that an initializer's arguments will determine.
  private func open(_ type: TypeExpression) -> TypeExpression {
    guard case .named(let path, []) = type, let generics = program.type(at: path)?.generics,
      !generics.isEmpty
    else { return type }
    let arguments = generics.map { TypeExpression.named("$\($0)") }
    switch (path, arguments.count) {
    case ("Array", 1): return .array(arguments[0])
    case ("Optional", 1): return .optional(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    default: return .named(path, arguments)
    }
  }

  /// The initializers of a type, the memberwise one included.
  func initializers(of type: TypeExpression) -> [Candidate] {
    var all = declaredInitializers(of: type)
    guard case .named(let path, _) = type, let info = program.type(at: path) else { return all }
    for stored in info.memberwise { all.append(memberwise(stored, info, type)) }
    return all
  }

  /// The declared initializers of a type. If there are many, the next call of the type finds them made.
  private func declaredInitializers(of type: TypeExpression) -> [Candidate] {
    if let kept = program.initializers, kept.type == type {
      program.asking.take(kept.answer)
      let all = kept.answer.value
      let count = all.indices.count { _ in program.overloads.take() }
      return count == all.count ? all : Array(all.prefix(count))
    }
    let outer = program.asking.open()
    let made = open(type)
    let all = names.symbols("init", of: type).compactMap { symbol, generics in
      candidate(symbol, generics: generics, base: type, made: made)
    }
    let answer = program.asking.close(all, outer)
    if all.count > Self.few, !program.overloads.isCut { program.initializers = (type, answer) }
    return all
  }

  /// So many initializers are made again for each call.
  private static let few = 32

  private func memberwise(
    _ stored: [Variable], _ info: TypeInfo, _ type: TypeExpression
  ) -> Candidate {
    var function = Function(kind: .initializer, name: "init")
    for variable in stored where !(variable.isLet && variable.initial != nil) {
      var declared = variable.type ?? .unknown
      if variable.type == nil, let symbol = info.members(variable.name).first {
        declared = inference.type(of: symbol)
      }
      let wrappers = Set(variable.attributes.map(\.name))
      if wrappers.contains("Binding") { declared = .named("Binding", [declared]) }
      let builder = variable.attributes.last { $0.arguments.isEmpty }?.name
      let isOptional = if case .optional = declared { !variable.isLet } else { false }
      let isInjected =
        !wrappers.isDisjoint(with: Frameworks.known.injectingWrappers)
        || variable.attributes.contains { !$0.arguments.isEmpty }
      function.parameters.append(
        Parameter(
          label: variable.name, name: variable.name, type: declared,
          hasDefault: variable.initial != nil || isOptional || isInjected, builder: builder))
    }
    var generics: [String: TypeExpression] = [:]
    for name in info.generics { generics[name] = .unknown }
    if case .named(_, let arguments) = type {
      for (name, argument) in zip(info.generics, arguments) { generics[name] = argument }
    }
    return Candidate(
      function: function, owner: info.path, isApple: false, generics: generics, result: type)
  }

  /// A call of a value that is a closure.
  func closures(_ type: TypeExpression) -> [[Candidate]] {
    guard case .function(let parameters, let result) = type.unwrapped else { return [] }
    var function = Function(kind: .function, name: "")
    function.parameters = parameters.map { Parameter(label: nil, name: "", type: $0) }
    return [[Candidate(function: function, owner: nil, isApple: false, result: result)]]
  }
}
