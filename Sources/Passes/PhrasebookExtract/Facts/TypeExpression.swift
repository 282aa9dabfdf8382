/// A type as the source writes it, or, after lookup, with the full path of its declaration.
package indirect enum TypeExpression: Hashable, Sendable {
  /// A nominal type; the name is dotted if the source nests it.
  case named(String, [TypeExpression])
  case optional(TypeExpression)
  case array(TypeExpression)
  case dictionary(TypeExpression, TypeExpression)
  case tuple([TupleElement])
  case function([TypeExpression], TypeExpression)
  /// Nothing that matters here.
  case unknown

  /// One element of a tuple type.
  package struct TupleElement: Hashable, Sendable {
    package var label: String?
    package var type: TypeExpression
  }

  /// A nominal type without generic arguments.
  package static func named(_ name: String) -> TypeExpression { .named(name, []) }

  /// The type without its optional marks.
  package var unwrapped: TypeExpression {
    switch self {
    case .optional(let wrapped): wrapped.unwrapped
    case .named("Optional", let arguments): arguments.first?.unwrapped ?? .unknown
    default: self
    }
  }

  /// A generic type without arguments, with those of the expected type.
  package func specialized(like expected: TypeExpression?) -> TypeExpression {
    guard case .named(let name, []) = self, case .named(name, _)? = expected else { return self }
    return expected ?? self
  }

  /// The dotted name of a nominal type.
  package var name: String? {
    if case .named(let name, _) = self { name } else { nil }
  }

  /// The number of types in it, or `limit` if there are as many: no more are looked at.
  package func size(upTo limit: Int) -> Int {
    guard limit > 1 else { return max(limit, 0) }
    let parts: [TypeExpression] =
      switch self {
      case .named(_, let arguments): arguments
      case .optional(let type), .array(let type): [type]
      case .dictionary(let key, let value): [key, value]
      case .tuple(let elements): elements.map(\.type)
      case .function(let parameters, let result): parameters + [result]
      case .unknown: []
      }
    var size = 1
    for part in parts where size < limit { size += part.size(upTo: limit - size) }
    return size
  }

  /// The same type with each name replaced by the result of a function.
  package func mapNames(_ change: (String, [TypeExpression]) -> TypeExpression) -> TypeExpression {
    switch self {
    case .named(let name, let arguments): change(name, arguments.map { $0.mapNames(change) })
    case .optional(let type): .optional(type.mapNames(change))
    case .array(let type): .array(type.mapNames(change))
    case .dictionary(let key, let value): .dictionary(key.mapNames(change), value.mapNames(change))
    case .tuple(let elements):
      .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.mapNames(change)) })
    case .function(let parameters, let result):
      .function(parameters.map { $0.mapNames(change) }, result.mapNames(change))
    case .unknown: .unknown
    }
  }
}
