import Phrasebook
import PhrasebookAudit
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync
import Yams

/// Reads `phrasebook.yml`: text in, settings or the mistakes with their places out.
///
/// An unknown name is a mistake: a setting that silently does nothing costs an evening.
package struct SettingsReader {
  /// The settings of the file.
  package static let names = Setting.all.map(\.name)
  /// The members of a module.
  package static let moduleNames = Setting.members(of: "modules")
  /// The members of `audit`.
  package static let auditNames = Setting.members(of: "audit")

  /// The file, as messages should spell it.
  package let file: String
  /// The folder of the file, absolute.
  package let folder: String

  package init(
    file: String, folder: String
  ) {
    self.file = file
    self.folder = folder
  }

  /// The settings of a file.
  ///
  /// - Parameters:
  ///   - path: The file, absolute.
  ///   - file: The file, as messages should spell it.
  package static func settings(at path: String, as file: String) throws(ScopeFailure) -> Settings {
    let bytes: [UInt8]
    do {
      bytes = try FileContent.read(path)
    } catch {
      throw ScopeFailure(FileFailure(file, error.reason).diagnostic)
    }
    return try SettingsReader(file: file, folder: FilePath.folder(path)).read(bytes)
  }

  /// The settings in the text.
  package func read(_ bytes: [UInt8]) throws(ScopeFailure) -> Settings {
    guard bytes.count <= 1 << 20 else { throw failure("it is larger than a megabyte", nil) }
    let root: Node?
    do {
      let text = try DecodedText(bytes, file: file)
      root = try Yams.compose(yaml: String(decoding: text.bytes, as: UTF8.self))
    } catch let error as UnreadableFile {
      throw ScopeFailure(error.diagnostic)
    } catch let error as YamlError {
      throw failure(error)
    } catch {
      throw failure("it is not YAML", nil)
    }
    var settings = Settings(folder: folder)
    guard let root, root.null == nil else { return settings }
    guard !Self.hasMoreValues(root, than: max(10_000, 2 * bytes.count)) else {
      throw failure("its aliases repeat too many values; remove some", nil)
    }
    try members(of: root, known: Self.names, what: "setting") {
      (name, value) throws(ScopeFailure) in
      switch name {
      case "modules": settings.modules = try modules(value)
      case "exclude": settings.exclude = try globs(value)
      case "functions": settings.functions = try texts(value)
      case "keep-reviewed": settings.keepReviewed = try keepReviewed(value)
      case "source-language": settings.sourceLanguage = try language(try text(value), value)
      case "audit": try audit(value, into: &settings.audit)
      case "glossary": settings.audit.settings.glossary = try glossary(value)
      case "memory":
        let word = try path(value)
        settings.memory = ["false", "no", "off"].contains(word) ? .off : .file(word)
      case "build-configurations": settings.countsAllConfigurations = try allConfigurations(value)
      case "translate": settings.filledState = try filledState(value)
      case "exchange": settings.exchange = try exchange(value)
      case "forbidden": settings.audit.settings.forbidden = try forbidden(value)
      default: settings.languages = try languages(value)
      }
    }
    return settings
  }

  private func modules(_ node: Node) throws(ScopeFailure) -> [Settings.ListedModule] {
    guard let sequence = node.sequence else {
      throw failure("modules is a list; write each as \"- name: …\"", node)
    }
    var modules: [Settings.ListedModule] = []
    try ScopeFailure.each(sequence) { item throws(ScopeFailure) in
      var module = Settings.ListedModule(name: "")
      try members(of: item, known: Self.moduleNames, what: "member of a module") {
        (name, value) throws(ScopeFailure) in
        switch name {
        case "name": module.name = try text(value)
        case "sources":
          module.sources = try globs(value)
          module.place = location(of: value)
        case "exclude": module.exclude = try globs(value, isWalked: false)
        default: module.catalogs = try globs(value)
        }
      }
      guard !module.name.isEmpty else { throw failure("a module needs a name", item) }
      guard !module.sources.isEmpty else {
        throw failure("the module \(module.name) needs sources: folders or patterns", item)
      }
      modules.append(module)
    }
    return modules
  }

  private func keepReviewed(_ node: Node) throws(ScopeFailure) -> SyncOptions.KeepReviewed {
    let word = try text(node)
    guard let value = SyncOptions.KeepReviewed(rawValue: word) else {
      let all = SyncOptions.KeepReviewed.allCases.map(\.rawValue).joined(separator: ", ")
      throw failure("keep-reviewed is one of \(all), not \(word)", node)
    }
    return value
  }

  private func allConfigurations(_ node: Node) throws(ScopeFailure) -> Bool {
    switch try text(node) {
    case "default": return false
    case "all": return true
    case let word: throw failure("build-configurations is default or all, not \(word)", node)
    }
  }

  private func filledState(_ node: Node) throws(ScopeFailure) -> State? {
    var state: State?
    try members(of: node, known: Setting.members(of: "translate"), what: "setting of translate") {
      (_, value) throws(ScopeFailure) in
      let word = State(rawValue: try text(value))
      guard Settings.filledStates.contains(word) else {
        let all = Settings.filledStates.map(\.rawValue).joined(separator: ", ")
        throw failure("state is one of \(all), not \(word.rawValue)", value)
      }
      state = word
    }
    return state
  }

  private func failure(_ error: YamlError) -> ScopeFailure {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      failure("it is not YAML: \(problem)", line: mark.line, column: mark.column)
    case .duplicatedKeysInMapping(let duplicates, let context):
      failure(
        "it names \(duplicates.joined(separator: ", ")) twice",
        line: context.mark.line, column: context.mark.column)
    default: failure("it is not YAML", nil)
    }
  }
}
