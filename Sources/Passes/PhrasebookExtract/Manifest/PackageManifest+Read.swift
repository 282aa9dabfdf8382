import SwiftParser
import SwiftSyntax

extension PackageManifest {
  /// The maximum size of a manifest, in bytes.
  private static let limit = 4 << 20

  /// Reads the text of a `Package.swift`; nothing in it is run.
  ///
  /// Both branches of `#if` and of a condition count, since other machines take the other one.
  package init(reading source: [UInt8]) {
    self.init()
    guard source.count <= PackageManifest.limit else {
      isIncomplete = true
      return
    }
    let tree = source.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: 256)
    }
    isWhole = !tree.hasError
    let constants = ManifestConstants(viewMode: .sourceAccurate)
    constants.walk(tree)
    let reader = ManifestReader(constants: constants)
    reader.walk(tree)
    targets = reader.targets
    let packages = ManifestPackages(constants: constants)
    packages.walk(tree)
    self.packages = packages.names
    isIncomplete = reader.isIncomplete
    defaultLocalization = reader.defaultLocalization
  }
}
