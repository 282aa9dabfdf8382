/// The index of one file: the places of its declarations, the names that they make localizable for
/// literals elsewhere, and the names that have literals. Everything that takes time is done for
/// single items of it.
package struct Outline: Hashable, Sendable {
  /// The declarations at the top of the file and in types, and the code between them, in the order
  /// of their starts. Together with their bodies they contain every token.
  package var items: [Item] = []
  /// The names that items declare, in the order of the items.
  var names: [Name] = []
  /// The contexts of literals, as keys of a `RelevantNames`; sorted.
  package var uses: [UInt32] = []
  /// The keys under which the file's declarations make literals localizable; sorted.
  package var offers: [UInt32] = []
  /// Hashes of the types with an initializer among the offers; sorted.
  package var initialized: [UInt32] = []
  /// The supertypes of types and the targets of aliases.
  package var inheritance: [InheritanceEdge] = []
  /// Hashes of the names of the modules that are imported; sorted.
  package var imports: [UInt32] = []
  /// Those of them that this module also exports to its importers, with `@_exported`; sorted.
  package var reexports: [UInt32] = []
  /// False if brackets or quotes do not match: the items are not to be relied on, and left out.
  package var isWhole = true

  package init() {}

  /// A name that an item declares; a type's is the last part of its path.
  struct Name: Hashable, Sendable {
    var hash: UInt32
    var item: Int32
  }

  /// A name in the header of a type or an alias.
  package struct InheritanceEdge: Hashable, Sendable {
    package enum Relation: UInt8, Sendable {
      /// A supertype, or a protocol of a conformance.
      case inherits
      /// The target of an alias, and a name that is only mentioned there: `Mentioned` in
      /// `Array<Mentioned>`.
      case alias, aliasMentions
    }

    package var name: UInt32
    package var of: UInt32
    package var relation: Relation
  }
}
