/// The targets of a `Package.swift`, as far as they are known without running it.
package struct PackageManifest: Equatable, Sendable {
  /// The targets whose name is known, in the order of the file.
  package var targets: [ManifestTarget]
  /// The packages it depends on, as its targets call them.
  package var packages: [String] = []
  /// The folders of those that lie on the same machine, as the manifest has them.
  package var localPackages: [String] = []
  /// Whether a target is built by code that cannot be followed: there are more than are listed.
  package var isIncomplete: Bool
  /// False if the file is not valid Swift, for example truncated: its content is not reliable.
  package var isWhole = true
  /// The `defaultLocalization` of the package; nil if it is missing.
  package var defaultLocalization: String?
  /// Apple's systems that the package is for, as `os(…)` names them; nil if it does not list them.
  package var platforms: Set<String>?

  package init(
    targets: [ManifestTarget] = [], isIncomplete: Bool = false, defaultLocalization: String? = nil
  ) {
    self.targets = targets
    self.isIncomplete = isIncomplete
    self.defaultLocalization = defaultLocalization
  }
}

/// One target of a package.
package struct ManifestTarget: Equatable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case target, executableTarget, testTarget, macro, plugin
  }

  package var kind: Kind
  package var name: String
  /// The folder below the package; nil if the conventions decide.
  package var path: String?
  /// Files and folders below the target's folder that do not belong to it.
  package var exclude: [String]
  /// The files and folders that do; nil for everything.
  package var sources: [String]?
  /// Whether `sources` lists everything: code may add to it.
  package var hasAllSources = true
  /// The files and folders named as resources.
  package var resources: [String]

  package init(
    _ kind: Kind, _ name: String, path: String? = nil, exclude: [String] = [],
    sources: [String]? = nil, resources: [String] = []
  ) {
    self.kind = kind
    self.name = name
    self.path = path
    self.exclude = exclude
    self.sources = sources
    self.resources = resources
  }
}
