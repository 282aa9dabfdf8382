/// Reads the declarations that items of the run's files point to, on demand and once in a thread.
final class DeclarationReader {
  private let library: Library
  private var texts: [Int32: [UInt8]] = [:]
  private var symbols: [DeclarationID: [Symbol]] = [:]
  private var paths: [DeclarationID: String] = [:]

  init(_ library: Library) { self.library = library }

  /// The modules that a file of the run imports, as numbers.
  func imports(ofFile file: Int) -> [UInt32] {
    let index = file + Library.appleCount
    return library.sources.indices.contains(index) ? library.sources[index].outline.imports : []
  }

  /// The functions and variables that a place declares under a name.
  func symbols(of place: DeclarationID, named name: String) -> [Symbol] {
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

  /// The dotted path of a type.
  func path(of place: DeclarationID) -> String {
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

  /// The declarations of an item, without bodies.
  func declarations(at place: DeclarationID) -> [Declaration] {
    let source = library.sources[Int(place.source)]
    if let declarations = source.declarations { return [declarations[Int(place.item)]] }
    let item = source.outline.items[Int(place.item)]
    return source.onDemand.declarations(of: item) {
      withText(of: place.source) { ItemText.declarations(of: item, in: $0) }
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
