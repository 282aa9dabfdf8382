import SwiftSyntax

extension PackageManifest {
  /// Reads the text of a `Package.swift`; nothing in it is run.
  ///
  /// Both branches of `#if` and of a condition count, since other machines take the other one.
  package init(reading source: [UInt8]) {
    self.init()
    guard let tree = ManifestSyntax.tree(of: source) else {
      isIncomplete = true
      return
    }
    isWhole = !tree.hasError
    let constants = ManifestConstants(viewMode: .sourceAccurate)
    constants.walk(tree)
    let helpers = ManifestHelpers(viewMode: .sourceAccurate)
    helpers.walk(tree)
    let reader = ManifestReader(constants: constants, helpers: helpers)
    reader.walk(tree)
    targets = Array(reader.targets.prefix(ManifestSyntax.maximumTargets))
    let packages = ManifestPackages(constants: constants)
    packages.walk(tree)
    self.packages = packages.names
    localPackages = packages.paths
    isIncomplete = reader.isIncomplete || targets.count < reader.targets.count
    defaultLocalization = reader.defaultLocalization
    let platforms = ManifestPlatforms(viewMode: .sourceAccurate)
    platforms.walk(tree)
    self.platforms = platforms.systems
  }
}
