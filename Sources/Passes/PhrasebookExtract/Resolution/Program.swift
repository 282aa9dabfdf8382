/// All declarations of a run, the project's own and Apple's, found by name.
///
/// Filled by `add`, then only read; each thread takes a `reader` of its own.
struct Program: @unchecked Sendable {
  private(set) var types: [String: TypeInfo] = [:]
  private(set) var pathsByName: [String: [String]] = [:]
  private(set) var globals: [String: [Symbol]] = [:]
  private(set) var membersByName: [String: [Symbol]] = [:]

  /// Look-ups of the thread that this copy belongs to.
  private(set) var memory = Memory()

  init() {}

  /// The same declarations for one thread, which remembers what it looks up.
  var reader: Program {
    var reader = self
    reader.memory = Memory()
    return reader
  }

  /// A copy that can be added to without changing this one.
  init(copyOf other: Program) {
    self = other
    memory = Memory()
    types = other.types.mapValues { $0.copy() }
  }

  /// Adds the declarations of one file.
  ///
  /// - Parameter file: The file's index in the run; negative for Apple's interfaces.
  mutating func add(_ facts: Facts, file: Int) {
    add(facts.block, owner: nil, file: file)
  }

  private mutating func add(_ block: Block, owner: String?, file: Int) {
    for case .declaration(let declaration) in block.statements {
      add(declaration, owner: owner, file: file)
    }
  }

  private mutating func add(_ declaration: Declaration, owner: String?, file: Int) {
    switch declaration {
    case .variable(let variable):
      guard variable.name != "_" else { return }
      let symbol = Symbol(.variable(variable), owner: owner, file: file)
      for name in variable.names + [variable.name] where !name.isEmpty { add(symbol, name) }
    case .function(let function):
      add(Symbol(.function(function), owner: owner, file: file), function.name)
      if let body = function.body { addTypes(in: body, owner: owner, file: file) }
    case .alias(let name, let type):
      let info = self.info(path(name, in: owner), file: file)
      info.alias = info.isApple ? type : info.alias ?? type
      info.file = file
    case .type(let type):
      add(type, owner: owner, file: file)
    }
  }

  /// Adds the types that a body declares for itself, as if they stood beside it.
  private mutating func addTypes(in body: Block, owner: String?, file: Int) {
    for case .declaration(let declaration) in body.statements {
      switch declaration {
      case .type, .alias: add(declaration, owner: owner, file: file)
      case .variable, .function: break
      }
    }
  }

  private mutating func add(_ symbol: Symbol, _ name: String) {
    guard let owner = symbol.owner else {
      globals[name, default: []].append(symbol)
      return
    }
    membersByName[name, default: []].append(symbol)
    info(owner, file: symbol.file).members[name, default: []].append(symbol)
  }

  private mutating func add(_ type: TypeDeclaration, owner: String?, file: Int) {
    let path =
      type.kind == .extension ? (knownPath(type.name) ?? type.name) : path(type.name, in: owner)
    let info = self.info(path, file: file)
    info.inherits += type.inherits.map { ($0, owner) }
    if type.kind != .extension {
      if info.isApple, file >= 0 { info.giveOver(to: file) }
      info.kind = type.kind
      info.generics = type.generics.map(\.name)
    }
    for member in type.members { add(member, owner: path, file: file) }
    if type.kind == .structure, file >= 0, let stored = type.memberwise {
      info.memberwise.append(stored)
    }
  }

  /// The type with a path, made if there is none yet.
  private mutating func info(_ path: String, file: Int) -> TypeInfo {
    if let found = types[path] { return found }
    let made = TypeInfo(path: path, file: file)
    types[path] = made
    pathsByName[path.lastComponent, default: []].append(path)
    return made
  }

  private func path(_ name: String, in owner: String?) -> String {
    owner.map { "\($0).\(name)" } ?? name
  }

  /// The path of an extended type, which may be declared in a file that comes later.
  private func knownPath(_ name: String) -> String? {
    if types[name] != nil { return name }
    guard let paths = pathsByName[name.lastComponent] else { return nil }
    return paths.first { $0.hasSuffix(".\(name)") }
  }
}

extension TypeInfo {
  /// Makes this a type of the run, which hides Apple's of the same name: only Apple's initializers
  /// stay, for other modules of the run.
  func giveOver(to file: Int) {
    self.file = file
    alias = nil
    for name in members.keys where name != "init" { members[name]?.removeAll(where: \.isApple) }
  }

  func copy() -> TypeInfo {
    let copy = TypeInfo(path: path, file: file)
    copy.kind = kind
    copy.generics = generics
    copy.inherits = inherits
    copy.members = members
    copy.memberwise = memberwise
    copy.alias = alias
    return copy
  }
}

extension TypeDeclaration {
  /// The stored properties that the memberwise initializer takes; nil where the declaration itself
  /// has an initializer.
  var memberwise: [Variable]? {
    var stored: [Variable] = []
    for member in members {
      switch member {
      case .variable(let variable):
        if variable.getter == nil, !variable.isStatic { stored.append(variable) }
      case .function(let function): if function.kind == .initializer { return nil }
      default: break
      }
    }
    return stored
  }
}
