/// The names that hold at one point of a body, and what is returned there.
struct Environment {
  /// The path of the type around, if any.
  var owner: String?
  /// True in a static member, where `self` is the type.
  var isStatic = false
  /// What `return` gives back.
  var result: TypeExpression?
  /// Generic parameters that hold here; a value is never localizable by them.
  var generics: [String: TypeExpression] = [:]
  private var names: [String: TypeExpression] = [:]
  private var functions: [String: [Function]] = [:]

  init(owner: String? = nil) { self.owner = owner }

  /// The type of a local name; `.unknown` where only its existence is known.
  func type(of name: String) -> TypeExpression? { names[name] }

  /// The local functions of a name.
  func functions(named name: String) -> [Function] { functions[name] ?? [] }

  mutating func bind(_ name: String, _ type: TypeExpression?) {
    names[name] = type ?? .unknown
  }

  mutating func bind(_ function: Function) { functions[function.name, default: []].append(function) }
}
