import Testing

/// Holds each rule against a file that breaks it: a rule that cannot fail tests nothing.
@Suite("Architecture: the rules themselves")
struct RuleTests {
  /// A file, and a part of the one violation it must give; nil for none.
  struct Example: Sendable, CustomTestStringConvertible {
    var path: String
    var text: String
    var violation: String?
    var testDescription: String { "\(path): \(violation ?? "fine")" }
  }

  static let examples: [Example] = [
    Example(
      path: "Sources/Base/PhrasebookModel/A.swift", text: "package import Phrasebook\nstruct A {}"),
    Example(
      path: "Sources/AppRuntime/Phrasebook/A.swift", text: "internal import CICU\nstruct A {}"),
    Example(
      path: "Sources/AppRuntime/CatalogJSON/A.swift", text: "import CICU\nstruct A {}",
      violation: "A.swift:1: CatalogJSON imports CICU, which only Phrasebook, PhrasebookTables may"),
    Example(
      path: "Sources/AppRuntime/CatalogJSON/A.swift", text: "struct A {}\nimport Foundation",
      violation: "A.swift:2: CatalogJSON imports Foundation, which it must do without"),
    Example(
      path: "Sources/AppRuntime/CatalogJSON/A.swift",
      text: "import FoundationEssentials\nstruct A {}", violation: "must do without"),
    Example(
      path: "Sources/AppRuntime/Phrasebook/A.swift", text: "import PhrasebookModel\nstruct A {}",
      violation: "from Base, which is below AppRuntime"),
    Example(
      path: "Sources/Passes/PhrasebookSync/A.swift", text: "import PhrasebookAudit\nstruct A {}",
      violation: "beside it in Passes"),
    Example(
      path: "Sources/Passes/PhrasebookSync/A.swift", text: "import PhrasebookFormats\nstruct A {}",
      violation: "reads no format"),
    Example(
      path: "Sources/Shells/PhrasebookCommands/A.swift", text: "import SwiftSyntax\nstruct A {}",
      violation: "only PhrasebookExtract may"),
    Example(
      path: "Sources/Passes/PhrasebookExtract/A.swift",
      text: "@preconcurrency import SwiftSyntax\nstruct A {}"),
    Example(
      path: "Sources/Passes/PhrasebookExtract/A.swift",
      text: "private import struct Quicksort.Pivot\nstruct A {}", violation: "no table here knows"),
    Example(
      path: "Sources/AppRuntime/Phrasebook/A.swift", text: "internal import Glibc\nstruct A {}",
      violation: "imports Glibc, which only PhrasebookPlatform may"),
    Example(
      path: "Sources/AppRuntime/PhrasebookPlatform/PhrasebookPlatform.swift",
      text: "@_exported public import Musl"),
    Example(
      path: "Sources/Projects/PhrasebookProjects/A.swift",
      text: "import Synchronization\nstruct A {}",
      violation: "imports Synchronization, which only Phrasebook, PhrasebookPlatform may"),
    Example(
      path: "Sources/Projects/PhrasebookProjects/A.swift",
      text: "import struct PhrasebookPlatform.Mutex\nstruct A {}"),
    Example(
      path: "Sources/Elsewhere/M/A.swift", text: "struct A {}", violation: "is no layer"),
    Example(
      path: "Sources/Passes/PhrasebookSync/A.swift", text: "struct A { let m = FileManager() }",
      violation: "A.swift:1: FileManager reaches outside"),
    Example(path: "Sources/Base/M/A.swift", text: "let a = try! b()", violation: "try! traps"),
    Example(path: "Sources/Base/M/A.swift", text: "let a = b as! C", violation: "as! traps"),
    Example(path: "Sources/Base/M/A.swift", text: "let a = b[0]!.c", violation: "]! traps"),
    Example(path: "Sources/Base/M/A.swift", text: "var a: B!", violation: "B! traps"),
    Example(path: "Sources/Base/M/A.swift", text: "let a = !b != c && d !== e"),
    Example(
      path: "Sources/Base/M/A.swift", text: "func a() { fatalError(\"\") }",
      violation: "fatalError traps"),
    Example(
      path: "Sources/Base/M/A.swift", text: "let a = 1 // TODO: two", violation: "TODO"),
    Example(
      path: "Sources/Base/M/A.swift",
      text: """
        let a = "try! b as! \\(c(")!")) fatalError("
        /* import SwiftSyntax /* */ try! */
        let b = #"import Yams\\("#, c = \"\"\"
          import SwiftParser
          "x"!
          \"\"\"
        """),
    Example(
      path: "Sources/Base/M/A.swift", text: "let a = #\"\"\"# + \"b\"\nlet c = try! d",
      violation: "A.swift:2: try! traps"),
    Example(
      path: "Sources/Base/M/A.swift", text: "let a = 1\n" + String(repeating: "\n", count: 400),
      violation: "401 lines"),
    Example(
      path: "Sources/Base/M/Data/Rows.swift",
      text: "enum Rows {}" + String(repeating: "\n", count: 900)),
    Example(
      path: "Sources/Base/M/A.swift",
      text: "struct A {\n  func f() {\(String(repeating: "\n", count: 60))}\n}",
      violation: "A.swift:2: M.A.f has 61 lines"),
    Example(
      path: "Sources/Base/M/A.swift",
      text: "struct A {\n  func f() {\(String(repeating: "\n", count: 59))}\n}"),
    Example(
      path: "Sources/Base/M/A.swift",
      text: "enum A {\n" + String(repeating: "  static let a = b { c }\n", count: 41) + "}",
      violation: "M.A has 41 members"),
    Example(
      path: "Sources/Base/M/A.swift",
      text: "extension A.B {" + String(repeating: "  init() { var c = 1 }\n", count: 21) + """
        }
        class A {
          class B {
            \(String(repeating: "class func d(_ e: () -> Void = { let f = 1 }) {}; ", count: 20))
          }
        }
        """, violation: "M.A.B has 41 members"),
    Example(
      path: "Sources/Passes/PhrasebookSync/A.swift",
      text: "let a = 1\nlet b = [\"stringUnit\", \"other\", \"a value\"]",
      violation: "A.swift:2: \"stringUnit\" is a name of catalogs"),
    Example(
      path: "Sources/Passes/PhrasebookSync/A.swift", text: "let a = \"value\" // \"stringUnit\""),
    Example(
      path: "Sources/AppRuntime/CatalogJSON/CatalogA.swift", text: "let catalogA = \"stringUnit\""),
    Example(
      path: "Sources/Formats/PhrasebookFormats/ICUMessage/A.swift", text: "let a = \"plural\""),
    Example(
      path: "Sources/Formats/PhrasebookFormats/PO/A.swift", text: "let a = \"plural\"",
      violation: "A.swift:1: \"plural\" is a name of catalogs"),
    Example(
      path: "Sources/Base/M/A.swift", text: "struct A {\n  private struct Place {}\n}",
      violation: "A.swift:2: Place is the type in Sources/Passes/PhrasebookExtract"),
    Example(
      path: "Sources/Base/M/A.swift", text: "struct A { typealias Part = Int }",
      violation: "A.swift:1: Part is the type in Sources/Formats/PhrasebookFormats"),
    Example(
      path: "Sources/Base/M/A.swift", text: "struct A { struct Kind {} }",
      violation: "A.swift:1: Kind is an enum"),
    Example(
      path: "Sources/Base/M/A.swift", text: "struct A { enum Kind {}; struct Partner {} }"),
    Example(
      path: "Sources/Base/M/A.swift", text: "struct A {}\n}",
      violation: "its braces cannot be followed"),
    Example(
      path: "Sources/Base/M/A.swift", text: "struct B {}", violation: "declares no A"),
    Example(path: "Sources/Base/M/A+Parts.swift", text: "extension M.A { func f() {} }"),
    Example(
      path: "Sources/Base/M/A+Parts.swift", text: "struct A {}", violation: "does not extend A"),
  ]

  @Test("gives what the example says", arguments: examples)
  func rule(_ example: Example) {
    // The modules of the layers, so that every import of an example is known.
    let neighbours = [
      ("AppRuntime", "CatalogJSON"), ("AppRuntime", "Phrasebook"),
      ("AppRuntime", "PhrasebookPlatform"), ("Base", "PhrasebookModel"),
      ("Formats", "PhrasebookFormats"), ("Passes", "PhrasebookAudit"),
      ("Passes", "PhrasebookSync"), ("Passes", "PhrasebookExtract"),
    ].map { SourceFile(path: "Sources/\($0.0)/\($0.1)/main.swift", text: "") }
    let file = SourceFile(path: example.path, text: example.text)
    let violations = Architecture.violations(in: [file] + neighbours)
    if let expected = example.violation {
      #expect(violations.count == 1 && violations[0].contains(expected), "\(violations)")
    } else {
      #expect(violations == [])
    }
  }

  @Test("the extensions of a type count in their own modules")
  func extensionsInModules() {
    func file(_ module: String, _ keyword: String) -> SourceFile {
      let members = String(repeating: "  func a() {}\n", count: 30)
      return SourceFile(
        path: "Sources/Base/\(module)/A.swift", text: "\(keyword) A {\n\(members)}\n")
    }
    let own = file("M", "struct")
    #expect(Architecture.sizeViolations(in: [own, file("N", "extension")]) == [])
    let violations = Architecture.sizeViolations(in: [own, file("M", "extension")])
    #expect(violations.count == 1 && violations[0].contains("M.A has 60 members"))
  }

  @Test(
    "a test needs a title or a name of three words",
    arguments: [
      ("@Test func reads() {}", "A.swift:1: reads has fewer than 3 words"),
      ("@Test func asJSON() {}", "A.swift:1: asJSON has"),
      ("\n@Test(arguments: [\"a\", \"(\"])\nfunc readsAll(_ a: String) {}", "A.swift:2: readsAll"),
      ("@Test(.disabled(\"no title\")) func reads() {}", "A.swift:1: reads has"),
      ("@Test(\"reads\") func reads() {}", nil), ("@Test(\n  #\"a\"#) func a() {}", nil),
      ("@Test func readsAllFiles() {}", nil), ("@Test func readsAFile() {}", nil),
      ("@Test func `reads all files`() {}", nil), ("func reads() {} // @Test func a() {}", nil),
      ("let a = \"@Test func a() {}\"; @testable import B", nil),
    ] as [(String, String?)])
  func testNames(_ text: String, _ violation: String?) {
    let file = SourceFile(path: "Tests/Base/MTests/A.swift", text: text)
    let violations = Architecture.testNameViolations(of: file)
    if let violation {
      #expect(violations.count == 1 && violations[0].contains(violation), "\(violations)")
    } else {
      #expect(violations == [])
    }
  }

  @Test("a target without a folder and a folder without a target are seen")
  func manifest() {
    let manifest = Manifest(
      text: """
        layer("Base", "A", ["B"]), layer(
          "Passes", "C"), tests("Base", "A"), .target(name: "D", path: "Sources/AppRuntime/D")
        """)
    #expect(
      manifest.folders == [
        "Sources/Base/A", "Sources/Passes/C", "Tests/Base/ATests", "Sources/AppRuntime/D",
      ])
    #expect(
      manifest.violations(folders: [
        "Sources/Base/A", "Sources/Passes/C", "Tests/Base/ATests", "Sources/Formats/E",
      ]) == [
        "Sources/Formats/E: a folder that no target is made of",
        "Sources/AppRuntime/D: a target without its folder",
      ])
  }
}
