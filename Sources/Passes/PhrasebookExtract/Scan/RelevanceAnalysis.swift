/// Outlines in, the names that make literals in any file matter out.
///
/// A literal is localizable because of a name near it: a localizable type, a function that is
/// recognized by name, or one whose declaration, Apple's or the project's, has a localizable type.
/// The items to read follow from names only; reading too many only costs time.
package struct RelevanceAnalysis: Sendable {
  /// Names of localizable types, of functions that are recognized by name, and of functions that
  /// look their argument up.
  private var types: Set<UInt32>
  private let functions: Set<UInt32>
  /// The contexts in which literals may be localizable, by the declarations of Apple and of the
  /// run.
  private let known: Set<UInt32>
  private var added: Set<UInt32> = []
  /// Types with initializers among these.
  private var initialized: Set<UInt32>
  /// Apple's structures and enumerations, whose initializers are not inherited.
  private let values: Set<UInt32>
  /// Whether an alias of the run has a localizable type as its target.
  private var hasAliases = false
  /// The names that make an item relevant, and those of the run's own declarations.
  package private(set) var relevant: RelevantNames
  private var own = RelevantNames(types: [], functions: [], keys: [])

  /// Creates the analysis with Apple's declarations.
  ///
  /// - Parameter functions: The functions that are recognised by name.
  package init(functions: [String]) {
    types = Set(Localizable.typeNames.map { NameHash.of($0) })
    let named = NamedFunctions.names(functions) + ["localizedString"]
    self.functions = Set(named.map { NameHash.of($0) })
    var names = Names(types: types, initialized: [], values: Self.values)
    names.learn(from: Interface.all.map(\.outline))
    values = names.values
    known = names.keys.union(Self.conventions).union(Self.shown).union(Self.compared).union(
      Self.keyed)
    initialized = names.initialized
    relevant = RelevantNames(types: types, functions: self.functions, keys: known)
  }

  /// Adds the declarations of the run's files.
  ///
  /// - Returns: Whether more of the files is relevant than before.
  package mutating func learn(from outlines: [Outline]) -> Bool {
    let count = (types.count, added.count)
    var names = Names(types: types, initialized: initialized, values: values)
    names.learn(from: outlines)
    added = names.keys.union(names.keys.map(RelevantNames.beside)).subtracting(known)
    hasAliases = hasAliases || names.types.count > types.count
    (types, initialized) = (names.types, names.initialized)
    own = RelevantNames(types: types, functions: [], keys: added)
    relevant = RelevantNames(types: types, functions: functions, keys: known.union(added))
    return hasAliases && count != (types.count, added.count)
  }

  /// A hash of the run's own declarations that can affect a file.
  package func digest(of outline: Outline) -> UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ name: UInt32) { digest = (digest ^ UInt64(name)) &* 0x0000_0100_0000_01B3 }
    if hasAliases { for name in types.sorted() { add(name) } }
    for key in outline.uses where own.contains(key) { add(key) }
    return digest
  }

  private static let values = Set(
    Interface.all.flatMap { source in
      source.outline.names.compactMap { name in
        let kind = source.outline.items[Int(name.item)].kind
        return kind == .structure || kind == .enumeration ? name.hash : nil
      }
    })

  /// Apple's properties that are compared with literals. Others, such as `title` and `name`, are
  /// strings where they are compared.
  private static let compared: Set<UInt32> = [
    RelevantNames.beside(RelevantNames.somewhere(NameHash.of("localizedStringResource")))
  ]

  /// Apple's functions whose literal has the type of the property at a key path.
  private static let keyed: Set<UInt32> = [
    RelevantNames.argument(0, of: NameHash.of("environment"))
  ]

  /// The contexts of undeclared names in which literals are localizable by convention
  /// (`NamingConventions`).
  private static let conventions: Set<UInt32> = {
    var keys: Set<UInt32> = [RelevantNames.somewhere(Keyword.besideBundle)]
    for word in NamingConventions.words {
      let word = NameHash.ofNames(endingWith: word)
      keys.insert(RelevantNames.argument(0, of: word))
      for label in NamingConventions.textLabels {
        keys.insert(RelevantNames.argument(NameHash.of(label), of: word))
      }
      for ending in NamingConventions.textEndings {
        keys.insert(RelevantNames.argument(NameHash.ofNames(endingWith: ending), of: word))
      }
    }
    for label in NamingConventions.textLabels where label != "name" {
      keys.insert(RelevantNames.argument(NameHash.of(label), of: Keyword.`init`))
    }
    return keys
  }()

  /// The contexts in which literals are shown without being translated (`ShownText`).
  private static let shown: Set<UInt32> = {
    var keys = Set(ShownText.properties.map { RelevantNames.somewhere(NameHash.of($0)) })
    for (name, labels) in ShownText.arguments {
      let name = NameHash.of(name)
      for label in labels {
        keys.insert(RelevantNames.argument(label.isEmpty ? 0 : NameHash.of(label), of: name))
      }
    }
    return keys
  }()

  /// Names that grow until nothing more follows.
  private struct Names {
    var types: Set<UInt32>
    var initialized: Set<UInt32>
    /// Structures and enumerations of which no class and no protocol has the name.
    var values: Set<UInt32>
    var keys: Set<UInt32> = []

    mutating func learn(from outlines: [Outline]) {
      learnValues(from: outlines)
      for outline in outlines {
        keys.formUnion(outline.offers)
        initialized.formUnion(outline.initialized)
      }
      var count = -1
      while count != types.count + initialized.count {
        count = types.count + initialized.count
        for outline in outlines {
          for edge in outline.inheritance { learn(edge) }
        }
      }
    }

    private mutating func learnValues(from outlines: [Outline]) {
      for outline in outlines {
        for name in outline.names {
          switch outline.items[Int(name.item)].kind {
          case .class, .protocol, .alias: values.remove(name.hash)
          default: break
          }
        }
      }
    }

    /// A type inherits the initializers of its supertype, and an alias has those of its target.
    private mutating func learn(_ edge: Outline.InheritanceEdge) {
      if edge.relation != .inherits, types.contains(edge.of) { types.insert(edge.name) }
      switch edge.relation {
      case .alias: break
      case .aliasMentions: return
      // The raw type of an enumeration hands nothing on.
      case .inherits where values.contains(edge.of) && !types.contains(edge.of): return
      case .inherits: break
      }
      guard initialized.contains(edge.of), initialized.insert(edge.name).inserted else { return }
      keys.insert(RelevantNames.any(edge.name))
      keys.insert(RelevantNames.somewhere(edge.name))
    }
  }
}
