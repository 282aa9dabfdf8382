import Foundation
import TestSupport
import Testing

/// The package of a release that has the plugin with its tool ready-made.
@Suite struct PluginPackageTests {
  /// SwiftPM refuses an app whose packages have two products or targets of one name.
  @Test func sharesNoNameWithThisPackage() throws {
    func text(_ file: String) throws -> String {
      try String(contentsOf: PackageRoot.folder.appendingPathComponent(file), encoding: .utf8)
    }
    let names = try text("scripts/release-files/Package.swift")
      .matches(of: /name: "([^"]+)"/).map { String($0.output.1) }
    let own = try Set(text("Package.swift").matches(of: /"([^"]+)"/).map { String($0.output.1) })
    #expect(names.count == 4)
    #expect(own.isDisjoint(with: names), "\(own.intersection(names))")
  }
}
