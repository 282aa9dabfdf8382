import PhrasebookModel
import Yams

/// The content of XcodeGen's `project.yml` and of the files that it includes.
///
///     targets:
///       App:
///         type: application
///         sources: [App, {path: Shared, excludes: ["*.md"]}]
struct XcodeGenProject {
  struct Target {
    var name: String
    /// Files, folders and patterns, relative to the folder of the file.
    var paths: [String] = []
    var excludes: [String] = []
    /// Whether a path is known only when the project is generated.
    var isIncomplete = false
  }

  /// The targets that are not tests.
  private(set) var targets: [Target] = []
  /// The folders of local packages.
  private(set) var packages: [String] = []
  /// Other Xcode projects.
  private(set) var projects: [String] = []
  private(set) var sourceLanguage: String?

  /// The largest file, the most files, targets and levels that are read.
  private static let maximumSize = 1 << 20
  private static let maximumFiles = 32
  private static let maximumTargets = 2_000
  private static let maximumDepth = 100
  /// The file and those that it includes, absolute.
  private(set) var files: Set<String> = []
  private var templates: [String: Node] = [:]
  private var nodes: [(name: String, node: Node)] = []

  /// Reads a file; `path` is absolute.
  init(reading path: String) {
    read(path)
    targets = nodes.prefix(Self.maximumTargets).compactMap(target)
  }

  private mutating func read(_ path: String) {
    guard files.count < Self.maximumFiles, files.insert(path).inserted,
      let bytes = try? FileContent.read(path), bytes.count <= Self.maximumSize,
      !Self.isTooDeep(bytes),
      let root = try? Yams.compose(yaml: String(decoding: bytes, as: UTF8.self))
    else { return }
    for include in root["include"].map(Self.items(of:)) ?? [] {
      guard let name = include.string ?? include["path"]?.string else { continue }
      read(BuildDescriptionReader.folder(name, in: FilePath.folder(path)))
    }
    for (name, node) in root["targetTemplates"]?.mapping ?? [:] {
      if let name = name.string { templates[name] = node }
    }
    for (name, node) in root["targets"]?.mapping ?? [:] {
      if let name = name.string { nodes.append((name, node)) }
    }
    packages += (root["packages"]?.mapping ?? [:]).compactMap { $0.value["path"]?.string }
    projects += (root["projectReferences"]?.mapping ?? [:]).compactMap { $0.value["path"]?.string }
    if let language = root["options"]?["developmentLanguage"]?.string { sourceLanguage = language }
  }

  /// A target with the sources of its templates; nil for a test and one without sources.
  private func target(_ name: String, _ node: Node) -> Target? {
    let shared = (node["templates"].map(Self.items(of:)) ?? []).compactMap { item in
      item.string.flatMap { templates[$0] }
    }
    let all = shared + [node]
    if all.contains(where: { $0["type"]?.string?.contains(exactly: "test") == true }) { return nil }
    var target = Target(name: name)
    for node in all {
      for member in ["sources", "resources"] {
        for item in node[member].map(Self.items(of:)) ?? [] { add(item, to: &target) }
      }
    }
    return target.paths.isEmpty ? nil : target
  }

  /// Adds `App` or `{path: App, includes: ["*.swift"], excludes: [Old]}`.
  private func add(_ item: Node, to target: inout Target) {
    guard let path = item.string ?? item["path"]?.string, item["buildPhase"]?.string != "none"
    else { return }
    func spelled(_ text: String) -> String? {
      let text = text.replacing(exactly: "${target_name}", with: target.name)
      // Variables of the environment are known when the project is generated.
      return text.contains(exactly: "${") ? nil : text
    }
    guard let path = spelled(path) else {
      target.isIncomplete = true
      return
    }
    let includes = Self.texts(item["includes"]).compactMap(spelled)
    target.paths += includes.isEmpty ? [path] : includes.map { FilePath.join(path, $0) }
    target.excludes += Self.texts(item["excludes"]).compactMap(spelled)
      .map { FilePath.join(path, $0) }
  }

  private static func texts(_ node: Node?) -> [String] {
    node?.mapping == nil ? (node.map(items(of:)) ?? []).compactMap(\.string) : []
  }

  /// The elements of a list; a single value counts as a list of one.
  private static func items(of node: Node) -> [Node] {
    node.sequence.map(Array.init) ?? [node]
  }

  /// Whether a file nests so deeply that reading it would exhaust the stack.
  private static func isTooDeep(_ bytes: [UInt8]) -> Bool {
    var depth = 0
    var (indent, isStart) = (0, true)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      case 0x0A: (indent, isStart) = (0, true)
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
        if isStart { indent += 1 }
        if indent > maximumDepth * 2 { return true }
        continue
      default: isStart = false
      }
      if depth > maximumDepth { return true }
    }
    return false
  }
}
