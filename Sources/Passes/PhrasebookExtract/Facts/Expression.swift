/// An expression, reduced to what decides whether a literal in it is localizable and which type
/// an interpolated value has.
package indirect enum Expression: Hashable, Sendable {
  case string(StringLiteral)
  case integer
  case float
  case boolean
  case null
  case name(String)
  /// `base.name`, or `.name` without a base.
  case member(Expression?, String)
  case call(Call)
  /// `base[arguments]`.
  case element(Expression, [Argument])
  case array([Expression])
  case dictionary([Pair])
  case tuple([Argument])
  case closure(Closure)
  case ternary(Expression, Expression, Expression)
  /// `a ?? b`.
  case coalesce(Expression, Expression)
  case operation(String, Expression, Expression)
  case assignment(Expression, Expression)
  case cast(Expression, TypeExpression, optional: Bool)
  /// `x!`.
  case unwrap(Expression)
  /// `x?` inside a chain, or `try? x`.
  case chain(Expression)
  /// `if` or `switch`, as a statement or as a value.
  case conditional(Conditional)
  /// A type in the place of a value, such as `[Int]` in `[Int]()`.
  case type(TypeExpression)
  /// Any other expression, with the expressions in it.
  case other([Expression])

  /// One key and value of a dictionary literal.
  package struct Pair: Hashable, Sendable {
    package var key: Expression
    package var value: Expression
  }
}

/// One argument of a call, or one element of a tuple.
package struct Argument: Hashable, Sendable {
  package var label: String?
  package var value: Expression
}

/// A call with its arguments in order; trailing closures are kept apart.
package struct Call: Hashable, Sendable {
  package var callee: Expression
  package var arguments: [Argument]
  package var trailing: [Argument] = []
  /// Whether it is a freestanding macro, `#name(…)`.
  package var isMacro = false
  /// The place of the last name of the callee; no other call has the same place.
  package var place: Place
}

/// A place in the file that the facts are of; line and UTF-8 column from 1.
package struct Place: Hashable, Sendable {
  package var line: UInt32
  package var column: UInt32
}

/// A string literal after unescaping.
package struct StringLiteral: Hashable, Sendable {
  package var segments: [Segment]
  /// The place of the opening quote, or of the first `#` before it.
  package var place: Place

  package enum Segment: Hashable, Sendable {
    case text(String)
    case interpolation([Argument])
  }

  /// The text of a literal without interpolations.
  package var plain: String? {
    var text = ""
    for segment in segments {
      guard case .text(let part) = segment else { return nil }
      text += part
    }
    return text
  }
}

/// A closure with its parameters, as far as it names them.
package struct Closure: Hashable, Sendable {
  package var parameters: [ClosureParameter]
  package var result: TypeExpression?
  package var body: Block

  package struct ClosureParameter: Hashable, Sendable {
    package var name: String
    package var type: TypeExpression?
  }
}
