import PhrasebookExtract
import Yams

/// The description that an Xcode project is generated from: `project.yml` of XcodeGen or
/// `Project.swift` of Tuist. The project itself is often not in the repository.
struct GeneratedProject {
  /// The names of such files.
  static let names: Set<String> = ["project.yml", "project.yaml", "Project.swift"]

  /// The folder of the file, absolute.
  let folder: String
  /// The targets; their paths count from the folder.
  private(set) var modules: [Settings.ListedModule] = []

  /// Reads a file; nil if it describes no target with sources.
  init?(reading path: String) {
    folder = FilePath.folder(path)
    guard let bytes = try? FileContent.read(path) else { return nil }
    if path.hasSuffix(".swift") { readTuist(bytes) } else { readXcodeGen(bytes) }
    if modules.isEmpty { return nil }
  }

  /// Whether a module of the description is a test, by its name.
  static func isTest(_ name: String) -> Bool { name.hasSuffix("Tests") || name.hasSuffix("Test") }

  private mutating func readTuist(_ bytes: [UInt8]) {
    for target in TuistManifest.targets(reading: bytes) where target.kind != .testTarget {
      let name = target.name.isEmpty ? FilePath.name(folder) : target.name
      add(name, sources: target.sources ?? [], resources: target.resources)
    }
  }

  private mutating func readXcodeGen(_ bytes: [UInt8]) {
    guard bytes.count <= 1 << 20,
      let root = try? Yams.compose(yaml: String(decoding: bytes, as: UTF8.self)),
      let targets = root["targets"]?.mapping
    else { return }
    for (name, target) in targets {
      guard let name = name.string else { continue }
      let sources = Self.paths(target["sources"]) + Self.paths(target["resources"])
      // Catalogs lie among the sources.
      add(name, sources: sources, resources: sources)
    }
  }

  /// The paths of `App`, `[App, Shared]` and `[{path: App}]`.
  private static func paths(_ node: Node?) -> [String] {
    switch node {
    case .scalar(let scalar): [scalar.string]
    case .sequence(let items): items.compactMap { $0.string ?? $0["path"]?.string }
    case .mapping(let mapping): mapping["path"]?.string.map { [$0] } ?? []
    default: []
    }
  }

  private mutating func add(_ name: String, sources: [String], resources: [String]) {
    var module = Settings.ListedModule(name: name)
    module.sources = sources.compactMap { Glob(Self.pattern($0), in: folder) }
    module.catalogs = (resources + sources).compactMap { Glob(Self.pattern($0), in: folder) }
    if !module.sources.isEmpty { modules.append(module) }
  }

  /// `App/**` names what lies below `App`, as `App` does.
  private static func pattern(_ text: String) -> String {
    text.hasSuffix("/**") ? String(text.dropLast(3)) : text
  }
}
