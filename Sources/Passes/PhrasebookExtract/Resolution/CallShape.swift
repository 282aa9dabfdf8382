/// The parts of a call that select among overloads, independent of the values around the call.
struct CallShape: Hashable {
  private let name: String
  private let owner: String?
  private let expected: TypeExpression?
  private let arguments: [ArgumentShape]
  private let trailing: [ArgumentShape]

  private struct ArgumentShape: Hashable {
    var label: String?
    var kind: Kind

    enum Kind: UInt8 { case text, integer, float, boolean, null, closure, array, member }
  }

  /// Nil if the choice depends on more.
  init?(_ call: Call, _ expected: TypeExpression?, _ environment: Environment) {
    guard case .name(let name) = call.callee, !call.isMacro, environment.generics.isEmpty,
      !environment.holds(name), environment.functions(named: name).isEmpty,
      let arguments = Self.shapes(call.arguments), let trailing = Self.shapes(call.trailing)
    else { return nil }
    self.name = name
    owner = environment.owner
    self.expected = expected
    self.arguments = arguments
    self.trailing = trailing
  }

  private static func shapes(_ arguments: [Argument]) -> [ArgumentShape]? {
    var shapes: [ArgumentShape] = []
    shapes.reserveCapacity(arguments.count)
    for argument in arguments {
      guard let kind = kind(argument.value) else { return nil }
      shapes.append(ArgumentShape(label: argument.label, kind: kind))
    }
    return shapes
  }

  private static func kind(_ value: Expression) -> ArgumentShape.Kind? {
    switch value {
    case .string(let literal): literal.plain == nil ? nil : .text
    case .integer: .integer
    case .float: .float
    case .boolean: .boolean
    case .null: .null
    case .closure: .closure
    case .array: .array
    case .member(nil, _): .member
    default: nil
    }
  }
}
