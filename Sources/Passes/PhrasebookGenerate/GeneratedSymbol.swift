/// The name by which code refers to the string of a key.
package struct GeneratedSymbol: Sendable {
  /// The key.
  package var key: String
  /// The name in the type that it is a member of, without backticks: `cartTitle`,
  /// `Cart.parcels(count:)`.
  package var reference: String
  /// Whether another key would have the same name, so that a mark distinguishes them.
  package var isMarked: Bool

  /// The reference without the labels of its arguments.
  package var path: String { String(reference.prefix { $0 != "(" }) }
  /// The labels of the arguments in parentheses; empty for a symbol without arguments.
  package var labels: String { String(reference.drop { $0 != "(" }) }
}

extension Generate {
  /// Returns the names of the accessors of one table, by which code refers to its keys.
  package func symbols(of table: NamedCatalog) -> [GeneratedSymbol] {
    NamePlan([table], options).tables.flatMap(\.root.allAccessors).map { accessor in
      let name = KeyName(accessor.key, table: table.name, shape: options.shape)
      return GeneratedSymbol(
        key: accessor.key, reference: accessor.renamedReference,
        isMarked: accessor.name.base != name.base)
    }
  }
}

extension Namespace {
  /// The accessors of the type and of those nested in it.
  fileprivate var allAccessors: [Accessor] {
    accessors + children.values.flatMap(\.allAccessors)
  }
}
