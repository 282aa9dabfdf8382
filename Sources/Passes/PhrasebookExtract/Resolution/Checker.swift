/// Holds the bodies of one file against the declarations of the run, and collects its sites.
///
/// A small type checker: the expected type flows down to literals, the type of a value flows up to
/// specifiers. It never fails; an unknown type is `.unknown`.
struct Checker {
  let program: Program
  /// The file being checked, as an index into the run.
  let file: Int
  /// The functions that are recognised by name, `NSLocalizedString` among them.
  let functions: NamedFunctions

  /// The findings so far.
  var findings = Resolving.Findings()
  /// The type of each call, by its place: a call is looked up once.
  var calls: [Place: TypeExpression] = [:]
  /// The inferred types of variables, by identity; nil while one is being inferred.
  var inferred: [ObjectIdentifier: TypeExpression?] = [:]
  /// The context of a key in the call around it.
  var context = SiteContext()
  /// The type that a result builder expects of the statements in the next closure.
  var component: TypeExpression?
  /// The code that can hold no site.
  var quiet: QuietCode
  /// Whether the code is in a list of the parts of a composed view.
  var isInParts = false
  /// Whether the code is in a view that is hidden at once: `NSMenuItem(title: "…").hidden()`.
  var isHidden = false
  /// Whether the file's views are another module's, not SwiftUI's.
  let hasOtherInterface: Bool
  /// How deep the checker is, so that no input can exhaust the stack.
  var depth = 0

  init(program: Program, file: Int, functions: NamedFunctions) {
    self.program = program
    self.file = file
    self.functions = functions
    quiet = QuietCode(program: program, functions: functions)
    hasOtherInterface = Frameworks.known.usesOtherToolkit(
      program.declarations.imports(ofFile: file))
  }

  mutating func check(_ facts: Facts) {
    var environment = Environment()
    check(facts.block, &environment)
  }

  // MARK: Declarations

  mutating func check(_ declaration: Declaration, _ environment: inout Environment) {
    switch declaration {
    case .variable(let variable): check(variable, environment)
    case .function(let function): check(function, environment)
    case .type(let type): check(type, environment)
    case .alias: break
    }
  }

  private mutating func check(_ type: TypeDeclaration, _ outer: Environment) {
    check(type.attributes, outer)
    let path: String
    if type.kind == .extension {
      path = program.extendedPath(type.name)
    } else {
      path = outer.owner.map { "\($0).\(type.name)" } ?? type.name
    }
    var environment = outer
    // A type cannot use the local values around it; globals are found by their declarations.
    environment.forgetValues()
    environment.owner = path
    environment.result = nil
    environment.component = nil
    environment.isStatic = false
    for generic in type.generics {
      environment.generics[generic.name] = constraint(of: generic, in: path)
    }
    for name in program.type(at: path)?.generics ?? [] where environment.generics[name] == nil {
      environment.generics[name] = .unknown
    }
    for member in type.members { check(member, &environment) }
  }

  private mutating func check(_ function: Function, _ outer: Environment) {
    check(function.attributes, outer)
    if quiet.isQuiet(function) { return }
    var environment = outer
    environment.isStatic = function.isStatic && function.kind != .initializer
    for generic in function.generics {
      environment.generics[generic.name] = constraint(of: generic, in: outer.owner)
    }
    for parameter in function.parameters {
      let type = canonical(parameter.type, environment)
      if let initial = parameter.initial { check(initial, type, environment) }
      environment.bind(parameter.name, parameter.isVariadic ? .array(type) : type)
    }
    environment.result = function.result.map { canonical($0, environment) } ?? .tuple([])
    if function.kind == .enumCase {
      environment.result = rawLocalizable(of: environment.owner)
      // A name alone is no literal if the raw type is another, or missing.
      if environment.result == .unknown, function.isItsOwnValue { return }
    }
    environment.component = component(of: function.attributes, environment)
    if let body = function.body { checkBody(body, environment) }
  }

  private mutating func check(_ variable: Variable, _ outer: Environment) {
    var environment = outer
    environment.isStatic = variable.isStatic
    let type = variable.type.map { canonical($0, environment) }
    check(variable.attributes, wrapping: type, environment)
    noteShown(by: variable, environment)
    if quiet.isQuiet(variable) { return }
    if let initial = variable.initial { check(initial, type, environment) }
    environment.result = type
    if let getter = variable.getter {
      environment.component = component(of: variable.attributes, environment)
      checkBody(getter, environment)
      environment.component = nil
    }
    // Binding copies all names that hold here, which a thousand variables in one body would feel.
    guard !variable.accessors.isEmpty else { return }
    environment.result = .tuple([])
    environment.bind("newValue", type)
    environment.bind("oldValue", type)
    for accessor in variable.accessors { checkBody(accessor, environment) }
  }

  /// Checks what attributes are handed.
  ///
  /// - Parameter type: That of the property that they wrap; the value that one of them is handed
  ///   for it is of that type.
  private mutating func check(
    _ attributes: [Attribute], wrapping type: TypeExpression? = nil, _ environment: Environment
  ) {
    for attribute in attributes where !attribute.arguments.isEmpty {
      // Another package's wrapper of the name of AppIntents', which takes a String.
      if Self.intentWrappers.contains(attribute.name), isForeignWrapper(attribute.name) {
        for argument in attribute.arguments { check(argument.value, nil, environment) }
        continue
      }
      var arguments = attribute.arguments
      if let type, let index = arguments.firstIndex(where: \.isWrappedValue) {
        check(arguments.remove(at: index).value, type, environment)
      }
      let call = Call(
        callee: .name(attribute.name), arguments: arguments, place: attribute.place)
      check(.call(call), nil, environment)
    }
  }

  /// Property wrappers of AppIntents whose names others use, too.
  private static let intentWrappers: Set<String> = ["Parameter", "Property"]

  /// Whether a file cannot mean a wrapper of AppIntents, as it imports other modules only.
  private func isForeignWrapper(_ name: String) -> Bool {
    let imports = program.declarations.imports(ofFile: file)
    guard !imports.isEmpty, program.type(named: name, in: nil)?.isApple != false else {
      return false
    }
    return !imports.contains(NameHash.of("AppIntents"))
      && !imports.allSatisfy(Frameworks.known.systems.contains)
  }

  /// The raw type of an enumeration, if its values are keys: `enum Tab: LocalizedStringKey`.
  private func rawLocalizable(of owner: String?) -> TypeExpression {
    guard let owner, let info = program.type(at: owner), info.kind == .enumeration else {
      return .unknown
    }
    // A type of Apple's may have the name, too; what an enumeration names is a raw type here.
    return info.inherits.lazy
      .map { program.canonical($0.type, in: $0.context, generics: [:]) }
      .first { Localizable($0) != nil } ?? .unknown
  }

  // MARK: Bodies

  /// A body whose only expression is its value.
  mutating func checkBody(_ block: Block, _ environment: Environment) {
    var environment = environment
    if block.statements.count == 1, case .expression(let value) = block.statements[0] {
      check(value, environment.component ?? environment.result, environment)
    } else {
      check(block, &environment)
    }
  }

  mutating func check(_ block: Block, _ environment: inout Environment) {
    if environment.isLocal {
      for case .declaration(.function(let function)) in block.statements {
        environment.bind(function)
      }
    }
    for statement in block.statements { check(statement, &environment) }
  }

  private mutating func check(_ statement: Statement, _ environment: inout Environment) {
    switch statement {
    case .expression, .return, .loop, .block: if quiet.isQuiet(statement) { return }
    case .declaration, .guard: break
    }
    switch statement {
    case .expression(let value): check(value, environment.component, environment)
    case .declaration(.variable(let variable)) where environment.isLocal:
      check(variable, environment)
      bind(variable, &environment)
    case .declaration(.variable(let variable)): check(variable, environment)
    case .declaration(let declaration): check(declaration, &environment)
    case .return(let value):
      if let value { check(value, environment.result, environment) }
    case .guard(let conditions, let body):
      var inside = environment
      check(body, &inside)
      bind(conditions, &environment)
    case .loop(let pattern, let sequence, let body):
      check(sequence, nil, environment)
      var inside = environment
      bind(pattern, toElementsOf: sequence, &inside)
      check(body, &inside)
    case .block(let conditions, let body):
      var inside = environment
      bind(conditions, &inside)
      check(body, &inside)
    }
  }

  /// A type as written at some point, with full paths.
  func canonical(_ type: TypeExpression, _ environment: Environment) -> TypeExpression {
    program.canonical(type, in: environment.owner, generics: environment.generics)
  }

  private func constraint(of generic: Function.Generic, in owner: String?) -> TypeExpression {
    // A generic parameter is treated as its constraint: enough for members, never a localizable
    // type.
    guard let constraint = generic.constraint else { return .unknown }
    let type = program.canonical(constraint, in: owner)
    return Localizable(type) == nil ? type : .unknown
  }
}

extension Environment {
  /// True inside a body.
  var isLocal: Bool { result != nil }
}
