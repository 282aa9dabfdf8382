/// A nominal type with its declaration and all its extensions.
final class TypeInfo {
  let path: String
  let hash: UInt32
  private unowned let program: Program
  private(set) var kind: TypeDeclaration.Kind = .extension
  private(set) var generics: [String] = []
  /// The types that constrain its generic parameters, as they are written.
  private(set) var constraints: [String: TypeExpression] = [:]
  /// Its supertypes and protocols, each with the path of the declaration.
  private(set) var inherits: [(type: TypeExpression, context: String?)] = []
  /// The target, if it is a type alias.
  private(set) var alias: TypeExpression?
  /// The file of the declaration; negative for Apple's.
  private var file: Int?
  /// The declarations of the run's structures.
  private(set) var structures: [DeclarationID] = []
  private(set) var hidesApple = false
  /// Members that have been looked up.
  private var found: [String: [Symbol]] = [:]

  /// - Parameter hash: That of the path.
  init(path: String, hash: UInt32, program: Program) {
    self.path = path
    self.hash = hash
    self.program = program
  }

  /// The path of the type around this one.
  var context: String? { path.enclosingPath }
  /// Whether some declaration has been added.
  var isKnown: Bool { file != nil }
  var isApple: Bool { file.map { $0 < 0 } ?? false }
  /// Whether it is a type of another package that the run only extends.
  var isForeign: Bool { kind == .extension && !isApple && alias == nil }

  /// Adds a declaration or an extension; Apple's come first.
  func add(_ type: TypeDeclaration, at place: DeclarationID, in context: String?, file: Int) {
    inherits += type.inherits.map { ($0, context) }
    guard type.kind != .extension else {
      self.file = self.file ?? file
      return
    }
    if isApple, file >= 0 {
      alias = nil
      hidesApple = true
      self.file = file
    }
    self.file = self.file ?? file
    kind = type.kind
    generics = type.generics.map(\.name)
    for case let (name, constraint?) in type.generics.map({ ($0.name, $0.constraint) }) {
      constraints[name] = constraint
    }
    if type.kind == .structure, file >= 0 { structures.append(place) }
  }

  /// Adds an alias; the first of the run counts.
  func add(alias type: TypeExpression, file: Int) {
    alias = isApple ? type : alias ?? type
    self.file = file
  }

  /// The members of a name in the declaration and all extensions.
  func members(_ name: String) -> [Symbol] {
    if let known = found[name] {
      program.ask(name)
      return known
    }
    var symbols = program.members(named: name, of: self)
    // A type of the run hides Apple's of the same name: only Apple's initializers stay, for other
    // modules of the run.
    if hidesApple, name != "init" { symbols.removeAll(where: \.isApple) }
    found[name] = symbols
    return symbols
  }

  /// The stored properties, in order, of each declaration that has no initializer of its own;
  /// targets of one run may each declare a type of the same name.
  var memberwise: [[Variable]] { program.declarations.memberwise(structures) }
}
