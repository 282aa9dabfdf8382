/// The types of values in one file: an expression and the code around it in, its type out.
///
/// A type that the run does not determine is `.unknown`; it never fails. It remembers what it found
/// for calls and variables, so that each is looked up once.
final class Inference {
  let names: NameLookup
  /// The functions that are recognised by name, `NSLocalizedString` among them.
  let functions: NamedFunctions
  /// The type of each call, by its place.
  var calls: [Place: TypeExpression] = [:]
  /// The inferred types of variables, by identity; nil while one is being inferred.
  var inferred: [ObjectIdentifier: TypeExpression?] = [:]
  /// The depth of the code that is being followed, here and in the checker, so that no input can
  /// exhaust the stack.
  var depth = 0

  init(_ names: NameLookup, functions: NamedFunctions) {
    self.names = names
    self.functions = functions
  }

  var program: Program { names.program }
  var overloads: OverloadResolution { OverloadResolution(inference: self) }

  /// The type of a value; `.unknown` if the run does not determine it.
  func type(of expression: Expression, _ environment: Environment) -> TypeExpression {
    guard depth < 300 else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    switch expression {
    case .string: return .named("String")
    case .integer: return .named("Int")
    case .float: return .named("Double")
    case .boolean: return .named("Bool")
    case .null, .other, .type: return .unknown
    case .name(let name): return type(ofName: name, environment)
    case .member(let base, let name): return type(ofMember: name, base, environment)
    case .call(let call):
      let result = type(of: call, environment)
      return call.callee.isChained ? optional(result) : result
    case .element(let base, let arguments): return type(ofElement: base, arguments, environment)
    case .array(let elements):
      return .array(element(of: elements, environment))
    case .dictionary(let pairs):
      guard let first = pairs.first else { return .unknown }
      return .dictionary(
        type(of: first.key, environment), element(of: pairs.map(\.value), environment))
    case .tuple(let elements):
      return .tuple(
        elements.map {
          TypeExpression.TupleElement(label: $0.label, type: type(of: $0.value, environment))
        })
    case .closure(let closure):
      var inside = environment
      names.bind([], of: closure, &inside)
      let result =
        closure.result.map { names.canonical($0, inside) } ?? value(of: closure.body, inside)
      return .function(
        closure.parameters.map { $0.type.map { names.canonical($0, environment) } ?? .unknown },
        result)
    case .ternary(_, let first, let second): return join([first, second], environment)
    case .coalesce(let first, let second):
      let type = type(of: first, environment).unwrapped
      return type == .unknown ? self.type(of: second, environment) : type
    case .operation(let name, let left, let right): return type(of: name, left, right, environment)
    case .assignment: return .tuple([])
    case .cast(_, let type, let isOptional):
      let target = names.canonical(type, environment)
      return isOptional ? .optional(target) : target
    case .unwrap(let value): return type(of: value, environment).unwrapped
    case .chain(let value): return optional(type(of: value, environment))
    case .conditional(let conditional):
      return join(
        conditional.clauses.compactMap { clause in
          if case .expression(let value)? = clause.body.statements.last { value } else { nil }
        }, environment)
    }
  }

  /// The value of a closure's body: its only expression, or its first `return`.
  func value(of block: Block, _ environment: Environment) -> TypeExpression {
    if block.statements.count == 1, case .expression(let value) = block.statements[0] {
      return type(of: value, environment)
    }
    for case .return(let value?) in block.statements { return type(of: value, environment) }
    return .unknown
  }

  /// The type of the elements of a list; if the first is a literal, the others determine it.
  private func element(
    of elements: [Expression], _ environment: Environment
  ) -> TypeExpression {
    guard let first = elements.first else { return .unknown }
    return first.isNumber || first.isString
      ? join(Array(elements.prefix(16)), environment) : type(of: first, environment)
  }

  /// The type that several arms share; a literal takes the type of the others.
  private func join(
    _ arms: [Expression], _ environment: Environment
  ) -> TypeExpression {
    var isOptional = false
    var literal: TypeExpression = .unknown
    for arm in arms {
      if arm == .null {
        isOptional = true
        continue
      }
      let type = type(of: arm, environment)
      guard type != .unknown else { continue }
      if arm.isString {
        if literal == .unknown { literal = type }
      } else if arm.isNumber {
        // One fraction makes all of them fractions.
        if literal != .named("Double") { literal = type }
      } else {
        return isOptional ? optional(type) : type
      }
    }
    return isOptional ? optional(literal) : literal
  }

  private func type(
    of name: String, _ left: Expression, _ right: Expression, _ environment: Environment
  ) -> TypeExpression {
    switch name {
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "~=", "is":
      return .named("Bool")
    case "...", "..<":
      return .named("Range", [join([left, right], environment)])
    case "+", "-", "*", "/", "%", "&", "|", "^", "&+", "&-", "&*", "<<", ">>":
      if left.isNumber, right.isNumber {
        return .named(left == .float || right == .float ? "Double" : "Int")
      }
      let types = (type(of: left, environment), type(of: right, environment))
      if left.isNumber { return types.1 }
      if right.isNumber || types.1 == .unknown { return types.0 }
      if types.0 == .unknown { return types.1 }
      // A date and an interval give a date; two dates an interval.
      if name == "-", types.0 == .named("Date"), types.1 == .named("Date") {
        return .named("Double")
      }
      return types.0
    default: return .unknown
    }
  }

  /// The type of what an optional chain runs through, or that is missing otherwise.
  func optional(_ type: TypeExpression) -> TypeExpression {
    if case .optional = type { type } else { type == .unknown ? .unknown : .optional(type) }
  }
}

extension Expression {
  /// Whether it is a number literal, whose type follows from its use.
  var isNumber: Bool {
    switch self {
    case .integer, .float: true
    case .operation(_, let left, let right): left.isNumber && right.isNumber
    default: false
    }
  }

  /// Whether an optional chain runs through the base of a value.
  var isChained: Bool {
    switch self {
    case .chain: true
    case .member(let base?, _): base.isChained
    case .element(let base, _): base.isChained
    case .call(let call): call.callee.isChained
    default: false
    }
  }
}
