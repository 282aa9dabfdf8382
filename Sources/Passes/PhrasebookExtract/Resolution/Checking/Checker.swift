/// Walks the code of one file and collects its sites.
///
/// The expected type flows down to the literals; if a value's type is needed, `Inference` gives
/// it. It never fails; an unknown type is `.unknown`.
struct Checker {
  let inference: Inference
  /// The findings so far.
  var findings = Resolving.Findings()
  /// The code that can hold no site.
  var quiet: QuietCode
  /// The context of a value in the enclosing code.
  var enclosing = EnclosingContext()
  /// Whether the file's views are another module's, not SwiftUI's.
  let hasOtherInterface: Bool

  /// The context that the enclosing calls and closures give to a value.
  struct EnclosingContext {
    /// The context of a key in the enclosing call.
    var context = SiteContext()
    /// The type that a result builder expects of the statements in the next closure.
    var component: TypeExpression?
    /// Whether the code is in a list of the parts of a composed view.
    var isInParts = false
    /// Whether the code is in a view that is hidden at once: `NSMenuItem(title: "…").hidden()`.
    var isHidden = false
  }

  init(program: Program, file: Int, functions: NamedFunctions) {
    inference = Inference(NameLookup(program: program, file: file), functions: functions)
    quiet = QuietCode(program: program, functions: functions)
    hasOtherInterface = Frameworks.known.usesOtherToolkit(
      program.declarations.imports(ofFile: file))
  }

  var names: NameLookup { inference.names }
  var patterns: PatternBinding { PatternBinding(inference: inference) }

  mutating func check(_ facts: Facts) {
    var environment = Environment()
    check(facts.block, &environment)
  }

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
      path = names.program.extendedPath(type.name)
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
      environment.generics[generic.name] = names.constraint(of: generic, in: path)
    }
    for name in names.program.type(at: path)?.generics ?? [] where environment.generics[name] == nil
    {
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
      environment.generics[generic.name] = names.constraint(of: generic, in: outer.owner)
    }
    for parameter in function.parameters {
      let type = names.canonical(parameter.type, environment)
      if let initial = parameter.initial { check(initial, type, environment) }
      environment.bind(parameter.name, parameter.isVariadic ? .array(type) : type)
    }
    environment.result = function.result.map { names.canonical($0, environment) } ?? .tuple([])
    if function.kind == .enumCase {
      environment.result = names.rawLocalizable(of: environment.owner)
      // A case without a value is a key only if the raw type is localizable.
      if environment.result == .unknown, function.isItsOwnValue { return }
    }
    environment.component = names.component(of: function.attributes, environment)
    if let body = function.body { checkBody(body, environment) }
  }

  mutating func check(_ variable: Variable, _ outer: Environment) {
    var environment = outer
    environment.isStatic = variable.isStatic
    let type = variable.type.map { names.canonical($0, environment) }
    check(variable.attributes, wrapping: type, environment)
    note { $0.note(by: variable, environment) }
    if quiet.isQuiet(variable) { return }
    if let initial = variable.initial { check(initial, type, environment) }
    environment.result = type
    if let getter = variable.getter {
      environment.component = names.component(of: variable.attributes, environment)
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
      if names.isForeignWrapper(attribute) {
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

  /// Adds texts that people read and that cannot be translated.
  mutating func note(_ collect: (inout HardCodedTexts) -> Void) {
    var texts = HardCodedTexts(inference)
    collect(&texts)
    if !texts.found.isEmpty { findings.hardCoded += texts.found }
  }
}

extension Environment {
  /// Whether the code is inside a body.
  var isLocal: Bool { result != nil }
}
