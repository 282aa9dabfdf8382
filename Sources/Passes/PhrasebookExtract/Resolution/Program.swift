/// The names of a run's declarations as one thread looks them up: each is found on demand, once.
final class Program {
  let declarations: DeclarationReader
  private let library: Library
  private var globals: [String: [Symbol]] = [:]
  private var members: [String: [Symbol]] = [:]
  private var types = TypeTable()
  private var kinds: [UInt32: DeclaredKinds] = [:]
  private var digests: [UInt32: UInt64] = [:]

  /// The names whose declarations have been asked for.
  var asking = Asking()
  /// The results inferred from declarations.
  var typeAnswers: [TypeQuestion: Answer<TypeInfo?>] = [:]
  var lineages: [String: Answer<[TypeInfo]>] = [:]
  var choices: [CallShape: Answer<Overload?>] = [:]
  /// The initializers of the type that was called last, if it has many.
  var initializers: (type: TypeExpression, answer: Answer<[Candidate]>)?
  /// The cost of aliases for the type that is being worked out.
  var following = Following()
  /// The cost of choosing among overloads in the file that is being resolved.
  var overloads = OverloadCost()

  init(_ library: Library) {
    self.library = library
    declarations = DeclarationReader(library)
  }

  // MARK: Declarations

  /// The declarations of a name at the top of a file.
  func globals(_ name: String) -> [Symbol] {
    let hash = ask(name)
    if let known = globals[name] { return known }
    let found = library.places(named: hash).flatMap { place in
      let item = library.item(place)
      return item.parent < 0 && !item.isLocal ? declarations.symbols(of: place, named: name) : []
    }
    globals[name] = found
    return found
  }

  /// The members of that name in all types.
  func members(named name: String) -> [Symbol] {
    let hash = ask(name)
    if let known = members[name] { return known }
    let found = library.places(named: hash).flatMap { place in
      library.item(place).parent >= 0 ? declarations.symbols(of: place, named: name) : []
    }
    members[name] = found
    return found
  }

  /// The members of that name which declarations and extensions of one type have.
  func members(named name: String, of info: TypeInfo) -> [Symbol] {
    library.members(named: ask(name), in: info.hash).flatMap {
      declarations.symbols(of: $0, named: name)
    }
  }

  // MARK: Types

  /// The type with a path.
  func type(at path: String) -> TypeInfo? {
    let name = path.lastComponent
    let last = ask(name)
    guard kinds(of: name).hasType else { return nil }
    if let known = types[path] { return known }
    let hash = NameHash.of(path)
    guard !types.isMissing(hash, last) else { return nil }
    let info = TypeInfo(path: path, hash: hash, program: self)
    for row in rows(ofTypesNamed: name, last) where library.path(row) == hash {
      let context = library.owner(row).map { declarations.path(of: $0) }
      for declaration in declarations.declarations(at: row) {
        switch declaration {
        case .type(let type): info.add(type, at: row, in: context, file: library.file(row))
        case .alias(let alias): info.add(alias: alias.target, file: library.file(row))
        default: break
        }
      }
    }
    guard info.isKnown else {
      types.setMissing(hash, last)
      return nil
    }
    types[path] = info
    return info
  }

  /// The kinds of declarations that have a name.
  func kinds(of name: String) -> DeclaredKinds {
    let hash = ask(name)
    if let known = kinds[hash] { return known }
    let found = DeclaredKinds(of: hash, in: library)
    kinds[hash] = found
    return found
  }

  /// The paths of all types of a name.
  func paths(named name: String) -> [String] {
    ask(name)
    var paths: [String] = []
    for row in rows(ofTypesNamed: name) {
      let path = declarations.path(of: row)
      if !paths.contains(path) { paths.append(path) }
    }
    return paths
  }

  /// Whether some alias has a name.
  func hasAlias(named name: String) -> Bool {
    rows(ofTypesNamed: name, ask(name)).contains { library.item($0).kind == .alias }
  }

  private func rows(ofTypesNamed name: String, _ hash: UInt32? = nil) -> [DeclarationID] {
    library.places(named: hash ?? NameHash.of(name)).filter { library.item($0).isType }
  }

  /// A hash of the run's declarations of some names.
  func digest(of names: [UInt32]) -> UInt64 {
    names.reduce(0) { digest, name in
      let own = digests[name] ?? library.digest(of: name)
      digests[name] = own
      return Outline.fold(digest, own)
    }
  }

  /// Notes that the declarations of a name are looked at.
  @discardableResult
  func ask(_ name: String) -> UInt32 {
    let hash = NameHash.of(name)
    asking.insert(hash)
    return hash
  }
}
