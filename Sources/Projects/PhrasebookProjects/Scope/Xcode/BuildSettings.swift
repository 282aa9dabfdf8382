import PhrasebookFormats
import PhrasebookModel

/// The build settings of one target in one configuration, as far as texts are made of them.
struct BuildSettings {
  package private(set) var values: [String: String] = [:]
  /// A file of settings that is missing.
  package private(set) var missing: String?
  /// The configurations that name settings themselves, the target's last.
  private var configurations: [(id: String, names: Set<String>)] = []
  private let project: XcodeProject
  /// Settings that have another value in some builds: `NAME[sdk=macosx*]`.
  private var conditional: Set<String> = []

  /// The settings of a target in each of its configurations, the usual one first.
  static func all(
    of target: PropertyListValue, name: String, in project: XcodeProject
  ) -> [BuildSettings] {
    let list = target["buildConfigurationList"]?.text.flatMap { project[$0] }
    let usual = list?["defaultConfigurationName"]?.text
    let configurations = list.map { project.objects("buildConfigurations", of: $0) } ?? []
    let names = configurations.compactMap { $0.object["name"]?.text }
    // More than a few are variants of the same texts.
    let others = names.filter { $0 != usual }.prefix(15).map(Optional.some)
    return ([usual] + others).map { configuration in
      BuildSettings(of: target, name: name, configuration: configuration, in: project)
    }
  }

  /// - Parameters:
  ///   - target: The target's object.
  ///   - configuration: Its name; nil for the usual one.
  private init(
    of target: PropertyListValue, name: String, configuration: String?, in project: XcodeProject
  ) {
    self.project = project
    values = [
      "TARGET_NAME": name, "TARGETNAME": name, "PROJECT_NAME": project.name,
      "SRCROOT": project.folder, "PROJECT_DIR": project.folder, "PRODUCT_NAME": "$(TARGET_NAME)",
    ]
    let list = target["buildConfigurationList"]?.text.flatMap { project[$0] }
    let wanted = configuration ?? list?["defaultConfigurationName"]?.text
    for holder in [project.configurationList, list] {
      guard let holder else { continue }
      let all = project.objects("buildConfigurations", of: holder)
      guard let found = all.first(where: { $0.object["name"]?.text == wanted }) ?? all.last else {
        continue
      }
      add(found.id, found.object)
    }
    // The missing file may set any of these, except those that the target itself sets.
    let isOwn = configurations.last?.names.contains("PRODUCT_NAME") == true
    if missing != nil, !isOwn { values["PRODUCT_NAME"] = nil }
  }

  /// The names of `LOCALIZED_STRING_MACRO_NAMES`, by which Xcode finds calls with keys.
  var localizedFunctions: [String] {
    (values["LOCALIZED_STRING_MACRO_NAMES"] ?? "").split { $0 == " " || $0 == "," }
      .map { $0.trimmingPrefix("\"") }.map { String($0.hasSuffix("\"") ? $0.dropLast() : $0) }
      .filter { !$0.isEmpty && !$0.contains("$") }
  }

  private mutating func add(_ id: String, _ configuration: PropertyListValue) {
    if let path = basePath(of: configuration) {
      let file = project.configurationFiles[path]
      for setting in file.settings { set(setting.name, setting.value) }
      missing = missing ?? file.missing
    }
    let own = configuration["buildSettings"]?.members ?? []
    for member in own { set(member.key, member.value.texts.joined(separator: " ")) }
    configurations.append((id, Set(own.map(\.key))))
  }

  /// The absolute path of the settings that a configuration is based on.
  private func basePath(of configuration: PropertyListValue) -> String? {
    if let id = configuration["baseConfigurationReference"]?.text { return project.path(of: id) }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text,
      let inner = configuration["baseConfigurationReferenceRelativePath"]?.text,
      let folder = project.path(of: anchor)
    else { return nil }
    return FilePath.normalized(FilePath.join(folder, inner))
  }

  private mutating func set(_ name: String, _ value: String) {
    if let bracket = name.utf8.firstIndex(of: UInt8(ascii: "[")) {
      conditional.insert(String(name[..<bracket]))
      return
    }
    values[name] = Self.inheriting(values[name] ?? "", value)
    if values[name] == nil { conditional.insert(name) }
  }

  /// A value with the one that it inherits filled in; nil if it is longer than any real one is: a value that contains
  /// itself several times would grow without end.
  private static func inheriting(_ inherited: String, _ value: String) -> String? {
    let limit = 1 << 16
    guard value.utf8.contains(UInt8(ascii: "$")) else {
      return value.utf8.count <= limit ? value : nil
    }
    // One more than a value within the limit can have.
    let most = limit / max(1, inherited.utf8.count) + 1
    // In the value only: the inherited one, which may be long, has its own filled in.
    let text = value.replacing(exactly: "${inherited}", with: "$(inherited)")
      .replacing(exactly: "$(inherited)", with: inherited, maxReplacements: most)
    return text.utf8.count <= limit ? text : nil
  }

  /// Whether a setting has another value in some builds.
  func isConditional(_ name: String) -> Bool { conditional.contains(name) }

  /// The text of a setting, made of no other ones any more; nil if that cannot be known.
  func text(_ name: String) -> String? {
    values[name].flatMap { InfoPlistStrings.resolved($0, values) }
  }

  /// The source of the target's `Info.plist`; nil if it is not known.
  func infoPlist() -> InfoPlistScope? {
    var scope = InfoPlistScope(settings: values)
    if let path = text("INFOPLIST_FILE"), !path.isEmpty {
      scope.file = FilePath.normalized(FilePath.join(project.folder, path))
    }
    scope.isGenerated = text("GENERATE_INFOPLIST_FILE") == "YES"
    guard scope.file != nil || scope.isGenerated else { return nil }
    scope.keys = values.keys.filter { $0.hasPrefix("INFOPLIST_KEY_") }.sorted().map { name in
      InfoPlistScope.Setting(name: name, value: values[name] ?? "", location: place(of: name))
    }
    // The default is the product's name.
    if scope.isGenerated, !scope.keys.contains(where: { $0.name == "INFOPLIST_KEY_CFBundleName" }) {
      scope.keys.append(
        InfoPlistScope.Setting(
          name: "INFOPLIST_KEY_CFBundleName", value: "$(PRODUCT_NAME)",
          location: place(of: "PRODUCT_NAME")))
    }
    scope.conditional = conditional
    scope.certain = configurations.last?.names ?? []
    scope.missing = missing.map { Location(file: $0, line: 1, column: 1) }
    return scope
  }

  /// The place of a setting in the project, the nearest to the target.
  private func place(of name: String) -> Location {
    let holder = configurations.last { $0.names.contains(name) } ?? configurations.last
    return project.place(of: name, in: holder?.id ?? "")
  }
}
