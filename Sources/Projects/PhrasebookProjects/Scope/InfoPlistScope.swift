package import PhrasebookModel

/// The source of the `Info.plist` of one target: a file, build settings, or both.
package struct InfoPlistScope: Hashable, Sendable {
  /// One build setting with its place, for messages.
  package struct Setting: Hashable, Sendable {
    var name: String
    var value: String
    var location: Location
  }

  /// The file, absolute; nil if build settings are all there is.
  package var file: String?
  /// Whether Xcode adds what `INFOPLIST_KEY_…` settings set.
  var isGenerated = false
  /// The settings that texts may be made of, by name.
  package var settings: [String: String] = [:]
  /// The `INFOPLIST_KEY_…` settings, sorted by name.
  package var keys: [Setting] = []
  /// Settings that have another value in some builds.
  var conditional: Set<String> = []
  /// Settings that the target itself sets, which no file of settings overrides.
  var certain: Set<String> = []
  /// A file of settings that could not be read, so that any setting may be another one.
  package var missing: Location?

  package init(
    file: String? = nil, isGenerated: Bool = false, settings: [String: String] = [:],
    keys: [Setting] = [], conditional: Set<String> = [], missing: Location? = nil
  ) {
    self.file = file
    self.isGenerated = isGenerated
    self.settings = settings
    self.keys = keys
    self.conditional = conditional
    self.missing = missing
  }
}

extension InfoPlistScope {
  /// Whether the text of a key follows from settings of the target itself, whatever a missing
  /// file of settings contains.
  func isCertain(_ key: String) -> Bool {
    let name = "INFOPLIST_KEY_\(key)"
    guard let value = keys.first(where: { $0.name == name })?.value else { return false }
    let isDefault = key == "CFBundleName" && value == "$(PRODUCT_NAME)"
    guard certain.contains(name) || isDefault else { return false }
    let mentioned = value.split(separator: "$").filter { $0.hasPrefix("(") || $0.hasPrefix("{") }
      .map { String($0.dropFirst().prefix { $0 != ")" && $0 != "}" && $0 != ":" }) }
    return mentioned.allSatisfy { certain.contains($0) || $0 == "TARGET_NAME" }
  }
}
