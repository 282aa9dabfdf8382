import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookProjects

/// A module's literals are held against what the modules it imports show.
@Suite struct ContextTests {
  /// The keys of the app's sources, with a kit beside them.
  private func keys(app: String, kit: String, name: String = "Kit") throws -> [String] {
    let scratch = try TemporaryFolder()
    try scratch.write(app, to: "App.swift")
    try scratch.write(kit, to: "Kit.swift")
    let context = [ContextModule(name: name, sources: [scratch("Kit.swift")])]
    let files = [scratch("App.swift")]
    let found = ExtractionRun().extract(files: files, context: context)
    let kept = ExtractionRun(cacheFolder: scratch("cache"))
    for _ in 1...2 { #expect(kept.extract(files: files, context: context) == found) }
    return found.strings.map(\.key)
  }

  private let tile = """
    import SwiftUI
    public struct Tile: View {
      public init(title: LocalizedStringKey, note: String) {}
      public var body: some View { Text("Of the kit") }
    }
    public func say(_ text: LocalizedStringResource) {}
    struct Inner { init(_ title: LocalizedStringKey) {} }
    """

  @Test(arguments: [
    ("import Kit\nlet tile = Tile(title: \"Title\", note: \"Note\")", ["Title"]),
    ("@testable import Kit\nfunc f() { say(\"Said\") }", ["Said"]),
    ("public import struct Kit.Tile\nlet tile = Tile(title: \"Title\", note: \"Note\")", ["Title"]),
    // Declarations that are not imported, or not public, have no effect.
    ("import Foundation\nlet tile = Tile(title: \"Title\", note: \"Note\")", []),
    ("import Kit\nlet inner = Inner(\"Title\")", []),
    // A type of the module's own is meant before one of the kit's.
    (
      "import Kit\nstruct Tile { init(title: String, note: LocalizedStringKey) {} }\n"
        + "let tile = Tile(title: \"Title\", note: \"Note\")", ["Note"]
    ),
  ])
  func publicDeclarationsOfAnotherModuleCount(_ app: String, _ expected: [String]) throws {
    #expect(try keys(app: app, kit: tile) == expected)
  }

  @Test func extensionsCasesAndRequirementsOfWhatIsPublicAreSeen() throws {
    let kit = """
      import SwiftUI
      public extension View { func note(_ text: LocalizedStringKey) -> some View { self } }
      public enum Kind { case said(LocalizedStringResource) }
      public protocol Titled { func title(_ text: LocalizedStringKey) }
      """
    let app = """
      import Kit
      import SwiftUI
      let a = Text(verbatim: "").note("Noted")
      let b = Kind.said("Said")
      func f(_ titled: any Titled) { titled.title("Titled") }
      """
    #expect(try keys(app: app, kit: kit) == ["Noted", "Said", "Titled"])
  }

  @Test func theNameOfAnXcodeTargetBecomesThatOfAModule() throws {
    let app = "import My_Kit\nfunc f() { say(\"Said\") }"
    #expect(try keys(app: app, kit: tile, name: "My Kit") == ["Said"])
  }

  @Test func aChangeInAnotherModuleIsNoticed() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("import Kit\nlet tile = Tile(title: \"Title\")", to: "App.swift")
    try scratch.write("public struct Tile { public init(title: String) {} }", to: "Kit.swift")
    let run = ExtractionRun(cacheFolder: scratch("cache"))
    let context = [ContextModule(name: "Kit", sources: [scratch("Kit.swift")])]
    func keys() -> [String] {
      run.extract(files: [scratch("App.swift")], context: context).strings.map(\.key)
    }
    #expect(keys().isEmpty)
    try scratch.write(
      "public struct Tile { public init(title: LocalizedStringKey) {} }", to: "Kit.swift")
    #expect(keys() == ["Title"])
  }

  /// Swift shows the declarations of a module to importers of a module that exports it.
  @Test(arguments: [
    ("@_exported import Middle", "@_exported import Kit", ["Title"]),
    ("@_exported public import Middle", "@_exported import struct Kit.Tile", ["Title"]),
    ("import Middle", "@_exported import Kit", []),
    ("@_exported import Middle", "import Kit", []),
  ])
  func exportedModulesAreSeen(_ umbrella: String, _ middle: String, _ expected: [String]) throws {
    let scratch = try TemporaryFolder()
    try scratch.write("import Umbrella\nlet tile = Tile(title: \"Title\")", to: "App.swift")
    try scratch.write(
      "public struct Tile { public init(title: LocalizedStringKey) {} }", to: "Kit.swift")
    try scratch.write(middle, to: "Middle.swift")
    try scratch.write("// Nothing yet", to: "Umbrella.swift")
    let context = ["Kit", "Middle", "Umbrella"].map {
      ContextModule(name: $0, sources: [scratch("\($0).swift")])
    }
    let run = ExtractionRun(cacheFolder: scratch("cache"))
    func keys() -> [String] {
      run.extract(files: [scratch("App.swift")], context: context).strings.map(\.key)
    }
    #expect(keys().isEmpty)
    try scratch.write(umbrella, to: "Umbrella.swift")
    for _ in 1...2 { #expect(keys() == expected) }
  }
}
