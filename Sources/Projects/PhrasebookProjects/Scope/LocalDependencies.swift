/// The local packages and projects that others build on and that lie elsewhere: their declarations,
/// macros and conventions decide about literals, and their catalogs are their own.
struct LocalDependencies {
  /// The most packages and projects that are followed.
  static let limit = 400
  let reader: BuildDescriptionReader

  /// The modules of everything that some packages and projects lead to, each once.
  ///
  /// - Parameters:
  ///   - places: Folders with a manifest, and `.xcodeproj`; absolute.
  ///   - known: Those whose modules are known already.
  func modules(from places: [String], besides known: Set<String>) -> [Module] {
    var seen = known
    var open = places
    var modules: [Module] = []
    var next = 0
    while next < open.count, next < Self.limit {
      let place = open[next]
      next += 1
      guard seen.insert(place).inserted, let part = part(at: place), part.failure == nil else {
        continue
      }
      modules += part.modules
      open += part.packages + part.dependencies
    }
    return modules
  }

  private func part(at place: String) -> BuildDescription? {
    if place.hasSuffix(".xcodeproj") { return reader.project(place) }
    if let package = reader.package(place) { return package }
    for name in GeneratedProject.names.sorted() {
      if let project = GeneratedProject(reading: FilePath.join(place, name)) {
        return reader.generated(project, ListedFiles(ProjectFiles(below: place)))
      }
    }
    return nil
  }
}
