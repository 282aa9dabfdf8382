import Foundation
import TestSupport
import Testing

/// A catalog and a link to it are one catalog, by the name that is not a link.
struct LinkedCatalogTests {
  let command: BuiltCommand
  let package: SmallPackage

  init() throws {
    command = try BuiltCommand()
    package = try SmallPackage()
    try FileManager.default.createDirectory(
      at: package.url.appendingPathComponent("Sources/App/A"), withIntermediateDirectories: true)
    for (name, target) in [
      ("Sources/App/A/Localizable.xcstrings", "../Localizable.xcstrings"),
      ("All.xcstrings", SmallPackage.catalog), ("Zoo", "Sources/App"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: package.url.appendingPathComponent(name).path, withDestinationPath: target)
    }
  }

  private func run(_ arguments: String...) throws -> String {
    let outcome = try command.run(arguments, in: package.url)
    #expect(outcome.status == 0, "\(arguments) \(outcome.output) \(outcome.errors)")
    return outcome.output
  }

  @Test func aLinkedCatalogCountsOnce() throws {
    let stats = try run("stats")
    #expect(stats.components(separatedBy: "xcstrings").count == 2, "\(stats)")
    #expect(stats.contains("(\(SmallPackage.catalog))"))
    let sync = try run("sync", "--check")
    #expect(sync.components(separatedBy: "xcstrings").count == 2, "\(sync)")
  }

  @Test func isEditedOnce() throws {
    _ = try run("set", "Hello", "fr", "Bonjour")
    #expect(try package.read().contains("Bonjour"))
    _ = try run("rename", "Hello", "greeting")
    #expect(try package.read().contains("\"greeting\""))
    #expect(try package.read("Sources/App/A.swift").contains("\"greeting\""))
    _ = try run("remove", "Old title")
    #expect(try !package.read().contains("Old title"))
    let link = package.url.appendingPathComponent("All.xcstrings").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == SmallPackage.catalog)
  }

  /// A PATH that is the link means the catalog.
  @Test func isNamedByItsLink() throws {
    #expect(try run("stats", "All.xcstrings").contains("(All.xcstrings)"))
    _ = try run("set", "Hello", "fr", "Bonjour", "All.xcstrings")
    #expect(try package.read().contains("Bonjour"))
  }
}
