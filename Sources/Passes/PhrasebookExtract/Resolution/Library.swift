/// All declarations of a run, the project's own and Apple's, by name, each read on demand.
final class Library: Sendable {
  /// Apple's interfaces, then the files of the run.
  let sources: [Source]
  /// The text of a file of the run; empty if it cannot be had.
  let text: @Sendable (Int) -> [UInt8]
  /// Items by name, and members by name and by the path of their type.
  let named: DeclarationIndex
  let members: DeclarationIndex
  /// Extensions of a nested type by its last name, or of an alias, each with the declaration of
  /// that type.
  let extended: [DeclarationID: DeclarationID]

  static var appleCount: Int { Interface.all.count }

  init(_ files: [Source], text: @escaping @Sendable (Int) -> [UInt8]) {
    let sources = Interface.all.map { Source($0.outline, $0.declarations) } + files
    self.sources = sources
    self.text = text
    let count = sources.reduce(0) { $0 + $1.outline.names.count }
    named = DeclarationIndex(expecting: count) { add in
      for index in sources.indices { Self.eachName(of: index, sources, add) }
    }
    let extended = Self.extended(sources, named)
    members = DeclarationIndex(expecting: count) { add in
      for index in sources.indices { Self.eachMember(of: index, sources, extended, add) }
    }
    self.extended = extended
  }

  /// A library that is made of another one.
  init(
    _ sources: [Source], named: DeclarationIndex, members: DeclarationIndex,
    extended: [DeclarationID: DeclarationID], text: @escaping @Sendable (Int) -> [UInt8]
  ) {
    self.sources = sources
    self.named = named
    self.members = members
    self.extended = extended
    self.text = text
  }

  static func eachName(
    of index: Int, _ sources: [Source], _ add: (UInt32, DeclarationID) -> Void
  ) {
    for name in sources[index].outline.names { add(name.hash, DeclarationID(index, name.item)) }
  }

  static func eachMember(
    of index: Int, _ sources: [Source], _ extended: [DeclarationID: DeclarationID],
    _ add: (UInt32, DeclarationID) -> Void
  ) {
    let items = sources[index].outline.items
    for name in sources[index].outline.names {
      let parent = items[Int(name.item)].parent
      guard parent >= 0 else { continue }
      var path = items[Int(parent)].path
      if !extended.isEmpty, let target = extended[DeclarationID(index, parent)] {
        path = sources[Int(target.source)].outline.items[Int(target.item)].path
      }
      add(key(name.hash, path), DeclarationID(index, name.item))
    }
  }

  private static func key(_ name: UInt32, _ path: UInt32) -> UInt32 {
    (path ^ (path >> 15)) &* 0x9E37_79B1 ^ name
  }

  private static func extended(
    _ sources: [Source], _ named: DeclarationIndex
  ) -> [DeclarationID: DeclarationID] {
    lazy var aliases = Self.aliases(sources)
    func item(_ place: DeclarationID) -> Item {
      sources[Int(place.source)].outline.items[Int(place.item)]
    }
    func isDeclaration(_ item: Item) -> Bool { item.isType && item.kind != .extension }
    /// The type that an extension of a name extends, if the path is not declared itself.
    func target(_ name: UInt32) -> DeclarationID? {
      let own = named.places(name).map(item).filter { isDeclaration($0) && $0.path == name }
      guard own.allSatisfy({ $0.kind == .alias }) else { return nil }
      var meant = name
      if !own.isEmpty {
        for _ in 0..<maximumAliases { meant = aliases[meant] ?? meant }
        if meant == name { return nil }
      }
      return named.places(meant).first { isDeclaration(item($0)) && item($0).kind != .alias }
    }
    var targets: [UInt32: DeclarationID?] = [:]
    var found: [DeclarationID: DeclarationID] = [:]
    for index in sources.indices {
      for name in sources[index].outline.names {
        let own = sources[index].outline.items[Int(name.item)]
        guard own.kind == .extension, own.path == name.hash else { continue }
        let known = targets[name.hash] ?? target(name.hash)
        targets[name.hash] = .some(known)
        if let known { found[DeclarationID(index, name.item)] = known }
      }
    }
    return ExtensionChains(found, sources).bounded
  }

  /// The maximum length of a chain of aliases.
  private static let maximumAliases = 8

  /// The targets of aliases, if they are one name.
  private static func aliases(_ sources: [Source]) -> [UInt32: UInt32] {
    var targets: [UInt32: Set<UInt32>] = [:]
    for source in sources {
      for edge in source.outline.inheritance where edge.relation == .alias {
        targets[edge.name, default: []].insert(edge.of)
      }
    }
    return targets.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// The index in the run of a source; negative for Apple's.
  func file(_ place: DeclarationID) -> Int { Int(place.source) - Self.appleCount }

  /// A file of the run.
  func source(_ file: Int) -> Source { sources[file + Self.appleCount] }

  func item(_ place: DeclarationID) -> Item {
    sources[Int(place.source)].outline.items[Int(place.item)]
  }

  /// The type that an extension extends, if its path differs.
  func target(_ place: DeclarationID) -> DeclarationID { extended[place] ?? place }

  /// The path of a type.
  func path(_ place: DeclarationID) -> UInt32 { item(target(place)).path }

  /// The type around an item; nil at the top of a file.
  func owner(_ place: DeclarationID) -> DeclarationID? {
    let parent = item(place).parent
    return parent < 0 ? nil : DeclarationID(Int(place.source), parent)
  }

  // MARK: Look-up

  /// Everything that is declared under a name.
  func places(named hash: UInt32) -> [DeclarationID] { named.places(hash) }

  /// The declarations with a name in a type and its extensions.
  func members(named hash: UInt32, in path: UInt32) -> [DeclarationID] {
    members.places(Self.key(hash, path)).filter { place in
      owner(place).map { self.path($0) == path } ?? false
    }
  }

  /// A hash of the run's declarations of a name.
  func digest(of name: UInt32) -> UInt64 {
    var digest = UInt64(name)
    for place in places(named: name) where file(place) >= 0 {
      digest = Outline.fold(digest, item(place).digest)
      digest = Outline.fold(digest, owner(place).map { UInt64(path($0)) } ?? 0)
    }
    return digest
  }
}
