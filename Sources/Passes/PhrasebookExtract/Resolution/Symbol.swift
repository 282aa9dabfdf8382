/// A declaration with its place: a possible meaning of a name.
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

  /// Whether it is a declaration of the SDK or the standard library.
  var isApple: Bool { file < 0 }

  /// Whether it declares a name.
  func isNamed(_ name: String) -> Bool {
    switch declared {
    case .variable(let variable): variable.name == name || variable.names.contains(name)
    case .function(let function): function.name == name
    }
  }

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

extension Variable {
  /// Whether the memberwise initializer takes it.
  var isStored: Bool { getter == nil && !isStatic }
}

extension String {
  /// Whether it is `%` or `§`, with which no identifier begins.
  var isOperator: Bool {
    guard let first = unicodeScalars.first else { return false }
    return !first.properties.isXIDStart && !"_$`".unicodeScalars.contains(first)
  }

  /// `A.B` for `A.B.C`; nil for a name without dots.
  var enclosingPath: String? {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) }
  }

  /// The maximum length of a type's path and of a name in it, in bytes.
  static let maximumPathLength = 2_000

  /// More types than any person nests.
  private static let maximumScopes = 100

  /// The path of a type and of those around it, the nearest first: `A.B` and `A` for `A.B`.
  ///
  /// It is empty for a path that no declared type has (`extension A.A.A…`): each part of it would be looked
  /// up for each name.
  var scopes: [String] {
    guard utf8.count <= Self.maximumPathLength else { return [] }
    var scopes: [String] = []
    var next: String? = self
    while let scope = next {
      guard scopes.count < Self.maximumScopes else { return [] }
      scopes.append(scope)
      next = scope.enclosingPath
    }
    return scopes
  }

  /// `C` for `A.B.C`.
  var lastComponent: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }
}
