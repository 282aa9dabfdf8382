/// A list of statements.
package struct Block: Hashable, Sendable {
  package var statements: [Statement] = []
}

/// A statement, reduced to what names, types and literals need.
package indirect enum Statement: Hashable, Sendable {
  case expression(Expression)
  case declaration(Declaration)
  case `return`(Expression?)
  /// `guard`: its bindings hold for the rest of the block.
  case `guard`([Condition], Block)
  case loop(Pattern, Expression, Block)
  /// `while`, `repeat`, `do`, `catch`, `defer`: conditions that hold inside, and the body.
  case block([Condition], Block)
}

/// A condition of `if`, `guard` or `while`, with the names that it binds.
package enum Condition: Hashable, Sendable {
  case expression(Expression)
  /// `let name = value`; without a value the name is unwrapped itself.
  case binding(String, TypeExpression?, Expression?)
  /// `case pattern = value`.
  case pattern(Pattern, Expression)
}

/// `if` and `switch`: branches with their bindings.
package struct Conditional: Hashable, Sendable {
  /// The value that a `switch` looks at.
  package var subject: Expression?
  package var clauses: [Clause]

  package struct Clause: Hashable, Sendable {
    package var conditions: [Condition]
    /// The patterns of a `case`, matched with the subject.
    package var patterns: [Pattern]
    package var body: Block
  }
}

/// A pattern, for the names in it.
package indirect enum Pattern: Hashable, Sendable {
  case name(String)
  case enumCase(String, [Pattern])
  case tuple([Pattern])
  case optional(Pattern)
  case cast(Pattern, TypeExpression)
  case expression(Expression)
  case wildcard
}
