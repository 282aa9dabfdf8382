/// Scans in, the files that must be read to the full out.
///
/// A literal is localizable because of a name near it: a localizable type, a function that is
/// recognised by name, or one whose declaration, Apple's or the project's, has a localizable type.
/// So the files that can matter follow from names, in rounds: what one round reads may declare
/// names for the next. Whatever is read needlessly costs time only.
package struct Selection: Sendable {
  /// What is to be known of a file.
  package enum Need: Int, Sendable, Comparable {
    case nothing, declarations, everything

    package static func < (a: Need, b: Need) -> Bool { a.rawValue < b.rawValue }
  }

  /// The localizable types alone.
  private let types: Set<UInt32>
  /// Names whose mention alone makes a file matter: localizable types and functions known by name.
  private(set) var mentions: Set<UInt32>
  /// Names that turn a literal in their call, or one assigned to them, into a localizable one; with
  /// the labels of which a file must mention one, none where the argument needs no label.
  private(set) var callees: [UInt32: Set<UInt32>] = [:]
  /// The names of types whose initializers are among `callees`; `.init(…)` may stand for them.
  private(set) var initialized: Set<UInt32> = []
  /// Those of `callees` that files read to the full call with a literal.
  private(set) var used: Set<UInt32> = []
  /// Names whose declarations the rest of the run asks for.
  private(set) var wanted: Set<UInt32> = []

  /// - Parameter functions: The functions that are recognised by name.
  package init(functions: [String]) {
    types = Set(Localizable.typeNames.map { NameHash.of($0) })
    mentions = types
    for name in NamedFunctions.builtIn + functions {
      for suffix in ["", "FromTable", "FromTableInBundle", "WithDefaultValue"] {
        mentions.insert(NameHash.of(name + suffix))
      }
    }
    learn(from: Resolver.apple)
  }

  /// The names that make a body matter, as far as the rounds so far tell.
  package func interest() -> Interest {
    var names = Set(callees.keys).union(Self.conventions)
    if !initialized.isEmpty { names.formUnion([Keyword.`init`, Keyword.`self`]) }
    return Interest(mentions: mentions, callees: names)
  }

  /// True where a file mentions a localizable type, so that it may declare names for others.
  package func mayDeclare(_ scan: Scan) -> Bool { Scan.meets(scan.identifiers, types) }

  /// One number for the part of the interest that a file can meet: while it stays, so do the facts.
  package func digest(of scan: Scan) -> UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ name: UInt32) { digest = (digest ^ UInt64(name)) &* 0x0000_0100_0000_01B3 }
    for name in scan.identifiers where mentions.contains(name) { add(name) }
    add(0)
    for name in scan.literalCallees {
      switch name {
      case Keyword.`init`, Keyword.`self`: if !initialized.isEmpty { add(name) }
      default: if callees[name] != nil { add(name) }
      }
    }
    return digest
  }

  /// What is to be known of a file, as far as the rounds so far tell.
  package func need(of scan: Scan) -> Need {
    if !scan.isWhole || Scan.meets(scan.identifiers, mentions) { return .everything }
    for callee in scan.literalCallees where isLocalizable(callee, in: scan) { return .everything }
    if scan.callable.contains(where: { used.contains($0) }) { return .declarations }
    return scan.declared.contains { wanted.contains($0) } ? .declarations : .nothing
  }

  /// Notes that a file is read to the full: what it calls may be declared, and hidden, elsewhere.
  package mutating func use(_ scan: Scan) {
    for callee in scan.literalCallees where callees[callee] != nil { used.insert(callee) }
  }

  /// What stands for names that end like a control of another package (`Checker.conventional`).
  private static let conventions: Set<UInt32> = Set(
    [
      "Button", "Field", "Toggle", "Picker", "Label", "Link", "Menu", "Section", "Stepper", "Group",
      "Box", "View", "Row", "Step",
    ].map { NameHash.ofNames(endingWith: $0) } + [Keyword.besideBundle])

  private func isLocalizable(_ callee: UInt32, in scan: Scan) -> Bool {
    switch callee {
    case Keyword.`init`: return !initialized.isEmpty
    case Keyword.`self`: return scan.identifiers.contains { initialized.contains($0) }
    default:
      if Self.conventions.contains(callee) { return true }
      guard let labels = callees[callee] else { return false }
      return labels.isEmpty || labels.contains { scan.mentions($0) }
    }
  }

  /// Asks for the declarations of names.
  package mutating func want(_ names: Set<String>) {
    for name in names { wanted.insert(NameHash.of(name)) }
  }

  // MARK: Learning

  /// Takes in the names that a file declares with localizable types.
  package mutating func learn(from facts: Facts) {
    for case .declaration(let declaration) in facts.block.statements {
      learn(declaration, owner: nil)
    }
  }

  private mutating func learn(from program: Program) {
    for symbols in program.globals.values {
      for symbol in symbols { learn(symbol.declaration, owner: nil) }
    }
    for info in program.types.values {
      for symbols in info.members.values {
        for symbol in symbols { learn(symbol.declaration, owner: info.path) }
      }
    }
    // An alias takes over what is known of its target by then.
    for info in program.types.values {
      if let alias = info.alias { learn(.alias(info.path.lastComponent, alias), owner: nil) }
    }
  }

  private mutating func learn(_ declaration: Declaration, owner: String?) {
    switch declaration {
    case .variable(let variable):
      guard let type = variable.type, isLocalizable(type) else { return }
      for name in variable.names + [variable.name] { insert(name, label: nil) }
      // It may be a parameter of the memberwise initializer.
      if let owner { insert(initializer: owner, label: variable.name) }
    case .function(let function):
      for parameter in function.parameters where isLocalizable(parameter.type) {
        if function.kind == .initializer {
          if let owner { insert(initializer: owner, label: parameter.label) }
        } else {
          insert(function.name, label: parameter.label)
        }
      }
    case .alias(let name, let type):
      if isLocalizable(type) { mentions.insert(NameHash.of(name)) }
      if let target = type.name, callees[NameHash.of(target.lastComponent)] != nil {
        insert(initializer: name, label: nil)
      }
    case .type(let type):
      for parent in type.inherits {
        if let name = parent.name, initialized.contains(NameHash.of(name.lastComponent)) {
          insert(initializer: type.name, label: nil)
        }
      }
      for member in type.members { learn(member, owner: type.name) }
    }
  }

  private mutating func insert(initializer owner: String, label: String?) {
    insert(owner.lastComponent, label: label)
    initialized.insert(NameHash.of(owner.lastComponent))
  }

  private mutating func insert(_ name: String, label: String?) {
    guard !name.isEmpty else { return }
    let hash = NameHash.of(name)
    guard let label else {
      callees[hash] = []
      return
    }
    if callees[hash]?.isEmpty != true { callees[hash, default: []].insert(NameHash.of(label)) }
  }

  /// True where a type has a localizable one in it.
  private func isLocalizable(_ type: TypeExpression) -> Bool {
    switch type {
    case .named(let name, let arguments):
      mentions.contains(NameHash.of(name.lastComponent)) || arguments.contains { isLocalizable($0) }
    case .optional(let wrapped), .array(let wrapped): isLocalizable(wrapped)
    case .dictionary(let key, let value): isLocalizable(key) || isLocalizable(value)
    case .tuple(let elements): elements.contains { isLocalizable($0.type) }
    case .function(let parameters, let result):
      parameters.contains { isLocalizable($0) } || isLocalizable(result)
    case .unknown: false
    }
  }
}

extension Symbol {
  fileprivate var declaration: Declaration {
    switch declared {
    case .variable(let variable): .variable(variable)
    case .function(let function): .function(function)
    }
  }
}
