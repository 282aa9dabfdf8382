/// The names that are visible at one point of a body, and its result type.
struct Environment {
  /// The path of the type around, if any.
  var owner: String?
  /// Whether the code is in a static member, in which `self` is the type.
  var isStatic = false
  /// The type of `return`.
  var result: TypeExpression?
  /// The type that a result builder expects of each statement of the body.
  var component: TypeExpression?
  /// Generic parameters that hold here; a value is never localizable by them.
  var generics: [String: TypeExpression] = [:]
  private var names: [String: Local] = [:]
  private var functions: [String: [Function]] = [:]

  init(owner: String? = nil) { self.owner = owner }

  /// A local name, whose type is inferred on demand.
  enum Local {
    case known(TypeExpression)
    case later(Later)
  }

  /// A value whose type a local name has, with the names that held there.
  final class Later {
    /// The way from the type of the value to the type of the name.
    enum Derivation { case whole, unwrapped, element }

    let value: Expression
    let derivation: Derivation
    let isConstant: Bool
    let environment: Environment
    var type: TypeExpression?

    init(
      _ value: Expression, _ derivation: Derivation, isConstant: Bool,
      in environment: Environment
    ) {
      self.value = value
      self.derivation = derivation
      self.isConstant = isConstant
      self.environment = environment
    }
  }

  /// The path of the type around and of those around that, the nearest first.
  var scopes: [String] { owner?.scopes ?? [] }

  /// Whether a local name is visible, of any type.
  func holds(_ name: String) -> Bool { names[name] != nil }

  /// The declaration of a local name.
  func local(_ name: String) -> Local? { names[name] }

  /// The local functions of a name.
  func functions(named name: String) -> [Function] { functions[name] ?? [] }

  mutating func bind(_ name: String, _ type: TypeExpression?) {
    names[name] = .known(type ?? .unknown)
  }

  /// Binds a name to the type of a value; false if so many names hold that each copy counts.
  mutating func bind(
    _ name: String, to derivation: Later.Derivation, of value: Expression, isConstant: Bool = false
  ) -> Bool {
    guard names.count < 64 else { return false }
    names[name] = .later(Later(value, derivation, isConstant: isConstant, in: self))
    return true
  }

  /// Leaves only functions and generic parameters.
  mutating func forgetValues() { names = [:] }

  mutating func bind(_ function: Function) {
    functions[function.name, default: []].append(function)
  }
}
