/// A declaration, at the top of a file, in a type or in a body.
package indirect enum Declaration: Hashable, Sendable {
  case variable(Variable)
  case function(Function)
  case type(TypeDeclaration)
  case alias(Alias)
}

/// Another name for a type.
package struct Alias: Hashable, Sendable {
  package var name: String
  package var target: TypeExpression
  /// Whether its words let other modules see it.
  package var isPublic = false
}

/// A property, a global or a local variable.
package struct Variable: Hashable, Sendable {
  package var name: String
  /// The names, if the pattern is a tuple; `name` is empty then.
  package var names: [String] = []
  package var type: TypeExpression?
  package var initial: Expression?
  /// The body that yields the value of a computed one.
  package var getter: Block?
  /// Bodies that yield nothing: setters and observers.
  package var accessors: [Block] = []
  package var isStatic = false
  package var isLet = false
  /// Whether its words let other modules see it.
  package var isPublic = false
  package var attributes: [Attribute] = []
}

/// A function, initializer, subscript or enum case.
package struct Function: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case function, initializer, `subscript`, enumCase, macro
  }

  package var kind: Kind
  /// The base name; `init` and `subscript` for those.
  package var name: String
  package var generics: [Generic] = []
  package var parameters: [Parameter] = []
  package var result: TypeExpression?
  package var body: Block?
  package var isStatic = false
  /// Whether `@_disfavoredOverload` makes a literal prefer another overload.
  package var isDisfavored = false
  /// Whether its words let other modules see it.
  package var isPublic = false
  /// Whether it hands something on beside a `bundle:`.
  package var namesBundle = false
  package var attributes: [Attribute] = []

  /// Whether it is a case whose raw value is its name.
  var isItsOwnValue: Bool {
    guard case .expression(.string(let literal))? = body?.statements.first else { return false }
    return kind == .enumCase && literal.plain == name
  }

  /// A generic parameter, or an opaque one, with its constraint.
  package struct Generic: Hashable, Sendable {
    package var name: String
    package var constraint: TypeExpression?
  }
}

/// One parameter of a function, initializer, subscript or enum case.
package struct Parameter: Hashable, Sendable {
  /// The argument label; nil for `_`.
  package var label: String?
  package var name: String
  package var type: TypeExpression
  package var isVariadic = false
  package var hasDefault = false
  /// The default value, if it may contain a literal.
  package var initial: Expression?
  /// The attribute on it, which may be a result builder for what its closure is written of.
  package var builder: String?
}

/// A nominal type or an extension of one.
package struct TypeDeclaration: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case structure, `class`, enumeration, `protocol`, `extension`
  }

  package var kind: Kind
  /// The name; dotted for an extension of a nested type.
  package var name: String
  package var generics: [Function.Generic] = []
  package var inherits: [TypeExpression] = []
  package var members: [Declaration] = []
  /// Whether its words let other modules see it.
  package var isPublic = false
  package var attributes: [Attribute] = []
}

/// An attribute with arguments that can hold literals, such as `@Parameter(title: "Size")`.
package struct Attribute: Hashable, Sendable {
  package var name: String
  package var arguments: [Argument]
  package var place: Place
}
