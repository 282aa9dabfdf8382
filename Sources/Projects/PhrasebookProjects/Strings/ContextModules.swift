/// The modules that sources may import, for each group of sources: made once for a project, since each
/// of its modules asks.
struct ContextModules {
  private struct Candidate {
    var module: ContextModule
    /// The sources as absolute paths.
    var paths: [String]
    var importName: String
    var folder: [Substring]
  }

  private let candidates: [Candidate]
  /// The candidates of each source; a Core Data model is not in it.
  private var holders: [String: [Int]] = [:]
  /// The candidates with a Core Data model. It is a source of every module around it, so it does not
  /// make them one.
  private var withModels: [Int] = []

  init(_ modules: [Module], spelling: Spelling) {
    candidates = modules.filter { !$0.sources.isEmpty }.map { module in
      Candidate(
        module: ContextModule(name: module.name, sources: module.sources.map(spelling.spell)),
        paths: module.sources, importName: ContextModule.importName(of: module.name),
        folder: module.folder.split(separator: "/"))
    }
    for (index, candidate) in candidates.enumerated() {
      var hasModel = false
      for path in candidate.paths {
        if CoreDataModel.isModel(path) {
          hasModel = true
        } else {
          holders[path, default: []].append(index)
        }
      }
      if hasModel { withModels.append(index) }
    }
  }

  /// The modules that some sources may import: those without these sources.
  func around(_ sources: [String]) -> [ContextModule] {
    let own = Set(sources.flatMap { holders[$0] ?? [] })
    let models = Set(sources.filter(CoreDataModel.isModel))
    var others: [(index: Int, module: ContextModule)] = []
    for (index, candidate) in candidates.enumerated() where !own.contains(index) {
      var module = candidate.module
      if !models.isEmpty, withModels.contains(index) {
        module.sources = zip(candidate.paths, module.sources).compactMap {
          models.contains($0) ? nil : $1
        }
      }
      if !module.sources.isEmpty { others.append((index, module)) }
    }
    return nearest(others, to: sources.first ?? "")
  }

  /// The modules without those that a nearer one of the same name hides: of several with one name, in
  /// different packages, an import means the nearest.
  private func nearest(
    _ modules: [(index: Int, module: ContextModule)], to path: String
  ) -> [ContextModule] {
    let names = path.split(separator: "/")
    func shared(_ index: Int) -> Int {
      zip(names, candidates[index].folder).prefix { $0 == $1 }.count
    }
    let groups = Dictionary(grouping: modules) { candidates[$0.index].importName }
    let nearest = groups.mapValues { $0.count < 2 ? 0 : $0.map { shared($0.index) }.max() ?? 0 }
    return modules.filter { module in
      let best = nearest[candidates[module.index].importName] ?? 0
      return best == 0 || shared(module.index) >= best
    }.map(\.module)
  }
}
