/// The declarations of a run as one thread sees them: each is read on demand, once.
final class Program {
  private let library: Library
  private var texts: [Int32: [UInt8]] = [:]
  private var symbols: [DeclarationID: [Symbol]] = [:]
  private var paths: [DeclarationID: String] = [:]
  private var globals: [String: [Symbol]] = [:]
  private var members: [String: [Symbol]] = [:]
  private var types: [String: TypeInfo?] = [:]
  private var digests: [UInt32: UInt64] = [:]

  /// The names whose declarations have been asked for.
  var asking = Asking()
  /// The results inferred from declarations.
  var typeAnswers: [TypeQuestion: Answer<TypeInfo?>] = [:]
  var lineages: [String: Answer<[TypeInfo]>] = [:]
  var choices: [CallShape: Answer<Checker.Chosen?>] = [:]
  /// The cost of aliases for the type that is being worked out.
  var following = Following()

  init(_ library: Library) { self.library = library }

  /// The modules that a file of the run imports, as numbers.
  func imports(ofFile file: Int) -> [UInt32] {
    let index = file + Library.appleCount
    return library.sources.indices.contains(index) ? library.sources[index].outline.imports : []
  }

  // MARK: Declarations

  /// The declarations of a name at the top of a file.
  func globals(_ name: String) -> [Symbol] {
    let hash = ask(name)
    if let known = globals[name] { return known }
    let found = library.places(named: hash).flatMap { place in
      let item = library.item(place)
      return item.parent < 0 && !item.isLocal ? symbols(of: place, named: name) : []
    }
    globals[name] = found
    return found
  }

  /// The members of that name in all types.
  func members(named name: String) -> [Symbol] {
    let hash = ask(name)
    if let known = members[name] { return known }
    let found = library.places(named: hash).flatMap { place in
      library.item(place).parent >= 0 ? symbols(of: place, named: name) : []
    }
    members[name] = found
    return found
  }

  /// The members of that name which declarations and extensions of one type have.
  func members(named name: String, of info: TypeInfo) -> [Symbol] {
    library.members(named: ask(name), in: info.hash).flatMap { symbols(of: $0, named: name) }
  }

  private func symbols(of place: DeclarationID, named name: String) -> [Symbol] {
    let all = symbols(of: place)
    return all.count == 1 && all[0].isNamed(name) ? all : all.filter { $0.isNamed(name) }
  }

  private func symbols(of place: DeclarationID) -> [Symbol] {
    if let known = symbols[place] { return known }
    let owner = library.owner(place).map { path(of: $0) }
    let file = library.file(place)
    let found = declarations(at: place).compactMap { declaration -> Symbol? in
      switch declaration {
      case .variable(let variable): Symbol(.variable(variable), owner: owner, file: file)
      case .function(let function): Symbol(.function(function), owner: owner, file: file)
      case .type, .alias: nil
      }
    }
    symbols[place] = found
    return found
  }

  // MARK: Types

  /// The type with a path.
  func type(at path: String) -> TypeInfo? {
    ask(path.lastComponent)
    if let known = types[path] { return known }
    let info = TypeInfo(path: path, program: self)
    for row in rows(ofTypesNamed: path.lastComponent) where library.path(row) == info.hash {
      let context = library.owner(row).map { self.path(of: $0) }
      for declaration in declarations(at: row) {
        switch declaration {
        case .type(let type): info.add(type, at: row, in: context, file: library.file(row))
        case .alias(let alias): info.add(alias: alias.target, file: library.file(row))
        default: break
        }
      }
    }
    types[path] = .some(info.isKnown ? info : nil)
    return info.isKnown ? info : nil
  }

  /// The paths of all types of a name.
  func paths(named name: String) -> [String] {
    ask(name)
    var paths: [String] = []
    for row in rows(ofTypesNamed: name) {
      let path = path(of: row)
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

  /// The dotted path of a type.
  private func path(of place: DeclarationID) -> String {
    if let known = paths[place] { return known }
    let target = library.target(place)
    var path = name(of: target)
    if let owner = library.owner(target) { path = "\(self.path(of: owner)).\(path)" }
    paths[place] = path
    return path
  }

  /// The stored properties of each declaration of a structure that has no initializer of its own.
  func memberwise(_ declared: [DeclarationID]) -> [[Variable]] {
    declared.compactMap { place in
      var stored: [Variable] = []
      for item in library.sources[Int(place.source)].members(of: Int(place.item)) {
        let member = DeclarationID(Int(place.source), Int32(truncatingIfNeeded: item))
        switch library.item(member).kind {
        case .initializer: return nil
        case .variable:
          stored += symbols(of: member).compactMap(\.variable).filter(\.isStored)
        default: break
        }
      }
      return stored
    }
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

  // MARK: Text

  /// The declarations of an item, without bodies.
  private func declarations(at place: DeclarationID) -> [Declaration] {
    let source = library.sources[Int(place.source)]
    if let declarations = source.declarations { return [declarations[Int(place.item)]] }
    return withText(of: place.source) {
      ItemText.declarations(of: source.outline.items[Int(place.item)], in: $0)
    }
  }

  /// The name of a type as its declaration spells it.
  private func name(of place: DeclarationID) -> String {
    let source = library.sources[Int(place.source)]
    if let declarations = source.declarations {
      return declarations[Int(place.item)].names.first ?? ""
    }
    let range = source.outline.items[Int(place.item)].name
    return withText(of: place.source) { text in
      guard Int(range.upperBound) <= text.count else { return "" }
      return String(decoding: text[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
    }
  }

  private func withText<Result>(
    of source: Int32, _ use: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let file = Int(source) - Library.appleCount
    guard file >= 0 else { return use(Interface.all[Int(source)].text) }
    if let known = texts[source] { return known.withUnsafeBufferPointer(use) }
    let text = library.text(file)
    texts[source] = text
    return text.withUnsafeBufferPointer(use)
  }
}
