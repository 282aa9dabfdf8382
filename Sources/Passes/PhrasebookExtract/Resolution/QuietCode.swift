/// Finds the code that can hold no site at all, so that nothing in it needs a type.
struct QuietCode {
  private let program: Program
  private let functions: NamedFunctions
  /// The answers for calls, by their place.
  private var calls: [Place: Bool] = [:]
  private var depth = 0

  init(program: Program, functions: NamedFunctions) {
    self.program = program
    self.functions = functions
  }

  /// Whether nothing in an expression can be or lead to a site: no literal of text, no `.init`, no
  /// call of a function that is recognised by name, no localizable type.
  ///
  /// Asked of every level of nested calls, it looks at each call once.
  mutating func isQuiet(_ expression: Expression) -> Bool {
    guard depth < 1_000 else { return false }
    depth += 1
    defer { depth -= 1 }
    switch expression {
    case .string: return false
    case .integer, .float, .boolean, .null, .name, .type, .member(nil, _): return true
    case .member(let base?, _): return isQuiet(base)
    case .call(let call): return isQuiet(call)
    case .element(let base, let arguments): return isQuiet(base) && isQuiet(arguments)
    case .array(let elements), .other(let elements): return elements.allSatisfy { isQuiet($0) }
    case .dictionary(let pairs): return pairs.allSatisfy { isQuiet($0.key) && isQuiet($0.value) }
    case .tuple(let elements): return isQuiet(elements)
    case .closure(let closure): return isQuiet(closure.body)
    case .ternary(let condition, let first, let second):
      return isQuiet(condition) && isQuiet(first) && isQuiet(second)
    case .coalesce(let left, let right), .operation(_, let left, let right),
      .assignment(let left, let right):
      return isQuiet(left) && isQuiet(right)
    case .cast(let value, _, _), .unwrap(let value), .chain(let value): return isQuiet(value)
    case .conditional(let conditional): return isQuiet(conditional)
    }
  }

  private mutating func isQuiet(_ call: Call) -> Bool {
    if let known = calls[call.place] { return known }
    let isQuiet =
      !mayRecord(call) && isQuiet(call.callee)
      && isQuiet(call.arguments) && isQuiet(call.trailing)
    calls[call.place] = isQuiet
    return isQuiet
  }

  /// Whether a call is a site by its callee only.
  private func mayRecord(_ call: Call) -> Bool {
    if functions.signature(of: call) != nil || call.formatArguments != nil
      || call.lookedUpKey != nil
    {
      return true
    }
    switch call.callee {
    case .name(let name), .member(_?, let name): return isLocalizable(name)
    case .member(nil, let name): return name == "init"
    case .type(let type): return type.name.map { isLocalizable($0.lastComponent) } ?? false
    default: return false
    }
  }

  /// Whether a name is that of a localizable type, or of an alias, whose target may be one.
  private func isLocalizable(_ name: String) -> Bool {
    if name == "init" { return true }
    guard name.utf8.first.map({ $0 < UInt8(ascii: "a") }) == true else { return false }
    return Localizable.names.contains(name)
      || program.hasAlias(named: name)
  }

  private mutating func isQuiet(_ arguments: [Argument]) -> Bool {
    arguments.allSatisfy { isQuiet($0.value) }
  }

  private mutating func isQuiet(_ block: Block) -> Bool {
    block.statements.allSatisfy { isQuiet($0) }
  }

  /// Whether neither the body of a function nor a default value can hold a site.
  mutating func isQuiet(_ function: Function) -> Bool {
    function.parameters.allSatisfy { $0.initial.map { isQuiet($0) } ?? true }
      && (function.body.map { isQuiet($0) } ?? true)
  }

  /// Whether neither the value of a variable nor its accessors can hold a site.
  mutating func isQuiet(_ variable: Variable) -> Bool {
    (variable.initial.map { isQuiet($0) } ?? true) && (variable.getter.map { isQuiet($0) } ?? true)
      && variable.accessors.allSatisfy { isQuiet($0) }
  }

  /// Whether nothing in a statement can be a site; a declaration in it may be one.
  mutating func isQuiet(_ statement: Statement) -> Bool {
    switch statement {
    case .expression(let value): return isQuiet(value)
    case .declaration(.variable(let variable)):
      return variable.attributes.isEmpty && isQuiet(variable)
    case .declaration: return false
    case .return(let value): return value.map { isQuiet($0) } ?? true
    case .guard(let conditions, let body), .block(let conditions, let body):
      return isQuiet(conditions) && isQuiet(body)
    case .loop(let pattern, let sequence, let body):
      return isQuiet(pattern) && isQuiet(sequence) && isQuiet(body)
    }
  }

  private mutating func isQuiet(_ conditions: [Condition]) -> Bool {
    conditions.allSatisfy { condition in
      switch condition {
      case .expression(let value): isQuiet(value)
      case .binding(_, _, let value): value.map { isQuiet($0) } ?? true
      case .pattern(let pattern, let value): isQuiet(pattern) && isQuiet(value)
      }
    }
  }

  private mutating func isQuiet(_ conditional: Conditional) -> Bool {
    guard conditional.subject.map({ isQuiet($0) }) ?? true else { return false }
    return conditional.clauses.allSatisfy { clause in
      isQuiet(clause.conditions) && clause.patterns.allSatisfy { isQuiet($0) }
        && isQuiet(clause.body)
    }
  }

  private mutating func isQuiet(_ pattern: Pattern) -> Bool {
    switch pattern {
    case .name, .wildcard: true
    case .enumCase(_, let parts), .tuple(let parts): parts.allSatisfy { isQuiet($0) }
    case .optional(let inner), .cast(let inner, _): isQuiet(inner)
    case .expression(let value): isQuiet(value)
    }
  }
}
