import Foundation
import PhrasebookExtract
import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookProjects

/// The types of Core Data attributes decide the specifiers of keys.
struct CoreDataModelTests {
  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Phase" representedClassName="Phase" syncable="YES" codeGenerationType="class">
            <attribute name="count" optional="YES" attributeType="Integer 16" usesScalarValueType="YES"/>
            <attribute name="rank" attributeType="Integer 64" usesScalarValueType="YES"/>
            <attribute name="share" attributeType="Double" usesScalarValueType="YES"/>
            <attribute name="boxed" optional="YES" attributeType="Integer 32" usesScalarValueType="NO"/>
            <attribute name="title" optional="YES" attributeType="String"/>
        </entity>
        <entity name="Last" representedClassName=".Last" parentEntity="Phase" codeGenerationType="class"/>
        <entity name="Own" representedClassName="Own" syncable="YES">
            <attribute name="size" attributeType="Integer 64" usesScalarValueType="YES"/>
        </entity>
    </model>
    """

  @Test("A model becomes the classes that Xcode generates")
  func declarations() {
    #expect(
      String(decoding: CoreDataModel.declarations(of: Array(Self.model.utf8)), as: UTF8.self) == """
        class Phase: NSManagedObject {
          var count: Int16
          var rank: Int64
          var share: Double
          var boxed: NSNumber?
          var title: String?
        }
        class Last: Phase {
        }

        """)
  }

  @Test("A model without its end declares what is before")
  func cutOff() throws {
    let end = try #require(Self.model.range(of: "<attribute name=\"share\""))
    let declared = CoreDataModel.declarations(of: Array(Self.model[..<end.lowerBound].utf8))
    #expect(
      String(decoding: declared, as: UTF8.self)
        == "class Phase: NSManagedObject {\n  var count: Int16\n  var rank: Int64\n}\n")
  }

  @Test("The current version of a model is the one that its list names")
  func currentVersion() throws {
    let scratch = try TemporaryFolder()
    for version in ["A", "B & C", "D"] {
      try scratch.write(Self.model, to: "M.xcdatamodeld/\(version).xcdatamodel/contents")
    }
    let model = scratch("M.xcdatamodeld")
    #expect(CoreDataModel.contents(of: model)?.hasSuffix("/D.xcdatamodel/contents") == true)
    try scratch.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>_XCCurrentVersionName</key>
        <string>B &amp; C.xcdatamodel</string>
      </dict>
      </plist>
      """, to: "M.xcdatamodeld/.xccurrentversion")
    #expect(CoreDataModel.contents(of: model)?.hasSuffix("/B & C.xcdatamodel/contents") == true)
  }

  @Test(
    "What is no model declares nothing",
    arguments: [
      "", "<", "<entity", "<entity name=\"a b\" codeGenerationType=\"class\">", "\"\"\"=\"",
    ])
  func nonsense(_ text: String) {
    #expect(CoreDataModel.declarations(of: Array(text.utf8)).isEmpty)
  }

  @Test("No literal is found in a model, and a changed model is noticed", arguments: [false, true])
  func texts(_ isLive: Bool) throws {
    let scratch = try TemporaryFolder()
    let path = "Model.xcdatamodeld/Model.xcdatamodel/contents"
    try scratch.write(Self.model, to: path)
    let live = LiveFiles(cacheFolder: nil, root: scratch.path)
    func reads() -> SourceTextReads { SourceTextReads(live: isLive ? live : nil) }
    let texts = try #require(reads().texts(of: [scratch(path)]).first)
    #expect(texts?.texts.isEmpty == true)
    let before = reads().contents(of: [scratch(path)])
    #expect(before != [.none])
    try scratch.write(Self.model.replacing("Double", with: "Float"), to: path)
    #expect(reads().contents(of: [scratch(path)]) != before)
  }

  @Test("Attributes of a model in a project have their types")
  func specifiers() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.model, to: "App/Model.xcdatamodeld/Model.xcdatamodel/contents")
    try scratch.write(
      #"""
      func f(p: Phase, l: Last) {
        Text("a \(p.count)"); Text("b \(p.rank)"); Text("c \(l.share)"); Text("d \(p.boxed)")
      }
      """#, to: "App/A.swift")
    try scratch.write(
      #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#, to: "App/Localizable.xcstrings")
    try scratch.write(
      "targets: {App: {sources: App}}\n", to: "project.yml")
    let scope = try ScopeFinder.find(scratch.path)
    let catalog = try #require(scope.catalogs.first)
    let supply = ExtractionSupply(
      ExtractionRun(), scope: scope, spelling: Spelling(given: scratch.path))
    let found = try #require(supply.extraction(for: catalog))
    #expect(found.strings.map(\.key) == ["a %d", "b %lld", "c %lf", "d %@"])
    #expect(found.diagnostics.isEmpty)
  }

  @Test("A model hides no package beside it")
  func packages() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(Self.model, to: "App/Model.xcdatamodeld/Model.xcdatamodel/contents")
    try scratch.write("import Kit\nlet tile = Tile(title: \"Title\")\n", to: "App/A.swift")
    try scratch.write(
      #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#, to: "App/Localizable.xcstrings")
    try scratch.write("targets: {App: {sources: App}}\n", to: "project.yml")
    try scratch.write(
      "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
      to: "Packages/Kit/Package.swift")
    try scratch.write(
      "public struct Tile { public init(title: LocalizedStringKey) {} }\n",
      to: "Packages/Kit/Sources/Kit/Tile.swift")
    let scope = try ScopeFinder.find(scratch.path)
    let catalog = try #require(scope.catalogs.first)
    let supply = ExtractionSupply(
      ExtractionRun(), scope: scope, spelling: Spelling(given: scratch.path))
    #expect(try #require(supply.extraction(for: catalog)).strings.map(\.key) == ["Title"])
  }
}
