/// A declaration with where it stands: what a name can mean.
final class Symbol: Sendable {
  enum Declared: Sendable {
    case variable(Variable)
    case function(Function)
  }

  let declared: Declared
  /// The full path of the type that it is a member of; nil at the top of a file.
  let owner: String?
  /// The file, as an index into the run; negative for Apple's interfaces.
  let file: Int

  init(_ declared: Declared, owner: String?, file: Int) {
    self.declared = declared
    self.owner = owner
    self.file = file
  }

  /// True for a declaration of the SDK or the standard library.
  var isApple: Bool { file < 0 }

  var function: Function? {
    if case .function(let function) = declared { function } else { nil }
  }

  var variable: Variable? {
    if case .variable(let variable) = declared { variable } else { nil }
  }

  var isStatic: Bool {
    switch declared {
    case .variable(let variable): variable.isStatic
    case .function(let function): function.isStatic
    }
  }
}

/// A nominal type with the members of its declaration and all its extensions.
final class TypeInfo {
  let path: String
  var kind: TypeDeclaration.Kind = .extension
  var generics: [String] = []
  /// What it inherits from or conforms to, each with the path it was written in.
  var inherits: [(type: TypeExpression, context: String?)] = []
  var members: [String: [Symbol]] = [:]
  /// The stored properties, in order, of each declaration that has no initializer of its own;
  /// targets of one run may each declare a type of the same name.
  var memberwise: [[Variable]] = []
  /// The type that this name stands for, where it is a type alias.
  var alias: TypeExpression?
  /// The file of the declaration; negative for Apple's.
  var file: Int

  init(path: String, file: Int) {
    self.path = path
    self.file = file
  }

  /// The path of the type around this one.
  var context: String? { path.enclosingPath }
  var isApple: Bool { file < 0 }
  /// True for a type of another package that the run only extends.
  var isForeign: Bool { kind == .extension && !isApple && alias == nil }
}

extension String {
  /// `A.B` for `A.B.C`; nil for a name without dots.
  var enclosingPath: String? {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) }
  }

  /// `C` for `A.B.C`.
  var lastComponent: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }
}
