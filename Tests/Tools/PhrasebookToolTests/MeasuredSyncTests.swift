import Foundation
import TestSupport
import Testing

/// Layouts of real projects, through the whole command.
struct MeasuredSyncTests {
  private static let yml = """
    modules:
      - name: App
        sources: [App]
        catalogs: [App/Localizable.xcstrings]
    """

  private func folder(_ files: [String: String], yml: String? = yml) throws -> SmallPackage {
    let folder = try SmallPackage()
    for name in ["Package.swift", "Sources"] {
      try FileManager.default.removeItem(at: folder.url.appending(path: name))
    }
    if let yml { try folder.write(yml, to: "phrasebook.yml") }
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  private static func catalog(_ keys: [String: String]) -> String {
    let strings = keys.sorted { $0.key < $1.key }.map { "\"\($0.key)\" : {\($0.value)}" }
    return
      #"{"sourceLanguage":"en","strings":{\#(strings.joined(separator: ","))},"version":"1.0"}"#
  }

  /// A translation, so that nothing is only the extractor's.
  private static let german =
    #""localizations":{"de":{"stringUnit":{"state":"translated","value":"x"}}}"#

  private func check(_ folder: SmallPackage, _ arguments: String...) throws -> BuiltCommand.Outcome
  {
    try BuiltCommand().run(["sync", ".", "--check"] + arguments, in: folder.url)
  }

  @Test("Code that is not built keeps its keys, and adds and restores none")
  func inactive() throws {
    let folder = try folder([
      "App/A.swift": """
      #if false
      let a = Text("Kept"), b = Text("Absent"), c = Text("Stale")
      #endif
      #if DEBUG
      let d = Text("Debug")
      #else
      let e = Text("Release")
      #endif
      let f = Text("Built", comment: "Active")
      #if SKIP
      let g = Text("Built", comment: "Inactive")
      #endif
      func dead() {
        if false {
          show(Text("Dead"))
        } else { show(Text("Built")) }
      }
      """,
      "App/Localizable.xcstrings": Self.catalog([
        "Kept": Self.german, "Stale": #""extractionState":"stale",\#(Self.german)"#,
        "Built": #""comment":"Active""#,
      ]),
    ])
    let outcome = try check(folder)
    #expect(outcome.status == 0, "\(outcome.output) \(outcome.errors)")
    let all = try check(folder, "--all-branches", "--format", "json")
    #expect(all.status == 1)
    for key in ["Absent", "Debug", "Release", "Stale", "Dead"] {
      #expect(all.output.contains(#""key":"\#(key)""#))
    }
  }

  @Test(
    "A key whose text is a literal in the code does not become stale, and the reason is given once")
  func literals() throws {
    let folder = try folder([
      "App/A.swift": """
      show("First thing"); show("Second thing")
      // "Gone"
      """,
      "App/Localizable.xcstrings": Self.catalog([
        "First thing": Self.german, "Second thing": Self.german, "Gone": Self.german,
      ]),
    ])
    let outcome = try check(folder)
    #expect(outcome.output.contains(#"stale "Gone""#))
    #expect(!outcome.output.contains(#"stale "First thing""#))
    #expect(
      outcome.errors.components(separatedBy: "are string literals in the code").count == 2,
      "\(outcome.errors)")
    let json = try check(folder, "--format", "json").output
    #expect(json.contains(#""held":[{"file":"#))
    #expect(json.contains(#""key":"First thing","reason":"it is a string literal in the code"#))
  }

  @Test("A key that only a module without a catalog looks up, in the app's bundle, stays")
  func modulesWithoutACatalog() throws {
    let folder = try folder(
      [
        "App/A.swift": "let a = Text(\"Own\")",
        "Core/C.swift": """
        let b = String(localized: "Of the core"), c = String(localized: "Its own", bundle: .module)
        """,
        "App/Localizable.xcstrings": Self.catalog([
          "Own": Self.german, "Of the core": Self.german, "Its own": Self.german,
          "Gone": Self.german,
        ]),
      ], yml: Self.yml + "\n  - name: Core\n    sources: [Core]\n")
    let outcome = try check(folder, "--format", "json")
    for key in ["Its own", "Gone"] {
      #expect(outcome.output.contains(#""kind":"stale","file":"App/Localizable.xcstrings","#))
      #expect(outcome.output.contains(#""key":"\#(key)","reason":"no longer found"#))
    }
    #expect(
      outcome.output.contains(
        #""key":"Of the core","reason":"a module without a catalog looks it up""#))
  }

  @Test("A function whose literals are mostly keys looks keys up, and the setting for it is named")
  func functionsByName() throws {
    let source = """
      let a = tr("Open"), b = tr("Close"), c = #l10n("Save"), d = #l10n("Quit"), e = tr("New one")
      """
    let keys = Dictionary(
      uniqueKeysWithValues: ["Open", "Close", "Save", "Quit"].map { ($0, Self.german) })
    let folder = try folder([
      "App/A.swift": source, "App/Localizable.xcstrings": Self.catalog(keys),
    ])
    let outcome = try check(folder, "--format", "json")
    #expect(outcome.output.contains(#""kind":"added""#) && outcome.output.contains("New one"))
    #expect(!outcome.output.contains(#""kind":"stale""#))
    #expect(outcome.errors.contains("tr looks keys up: 2 of its 3 literals are keys"))
    #expect(
      outcome.errors.contains("functions: [l10n, tr]")
        || outcome.errors.contains("functions: [tr, l10n]"))
    // Declared functions are not guessed.
    try folder.write(Self.yml + "\nfunctions: [tr, l10n]\n", to: "phrasebook.yml")
    #expect(try !check(folder).errors.contains("looks keys up"))
  }

  @Test("A macro whose implementation looks its argument up takes keys")
  func macros() throws {
    let folder = try folder(
      [
        "Package.swift": """
        import CompilerPluginSupport
        import PackageDescription
        let package = Package(name: "P", defaultLocalization: "en", targets: [
          .macro(name: "TextMacros"), .target(name: "Texts", dependencies: ["TextMacros"]),
          .target(name: "App", dependencies: ["Texts"]),
        ])
        """,
        "Sources/TextMacros/LocalizedMacro.swift": #"""
        public struct LocalizedMacro: ExpressionMacro {
          public static func expansion(of node: some FreestandingMacroExpansionSyntax) -> ExprSyntax {
            "String(format: String(localized: \(node.arguments.first!.expression)))"
          }
        }
        """#,
        "Sources/Texts/Texts.swift": """
        @freestanding(expression)
        public macro localized(_ key: StaticString, _ values: any CVarArg...) -> String =
          #externalMacro(module: "TextMacros", type: "LocalizedMacro")
        @freestanding(expression)
        public macro url(_ text: StaticString) -> URL =
          #externalMacro(module: "TextMacros", type: "URLMacro")
        """,
        "Sources/App/A.swift": #"let a = #localized("Hello %@", name), b = #url("a://b")"#,
        "Sources/App/Localizable.xcstrings": Self.catalog([:]),
      ], yml: nil)
    let outcome = try check(folder, "--format", "json")
    #expect(outcome.output.components(separatedBy: #""kind":"added""#).count == 2)
    #expect(outcome.output.contains(#""key":"Hello %@""#), "\(outcome.output)")
  }

  @Test("A catalog that no target claims is an error, with lines to paste")
  func unclaimed() throws {
    let folder = try folder(
      [
        "App/A.swift": #"let a = Text("Hello")"#,
        "App/Resources/Localizable.xcstrings": Self.catalog(["Hello": ""]),
        "Package.swift":
          #"let package = Package(name: "P", targets: [.target(name: "Other", path: "Other")])"#,
        "Other/B.swift": "let b = 1\n",
      ], yml: nil)
    let outcome = try check(folder)
    #expect(outcome.status == 2, "\(outcome.errors)")
    #expect(outcome.errors.contains("no sources are mapped to this catalog"))
    #expect(
      outcome.errors.contains(
        "  - name: App\n    sources: [App]\n    catalogs: [App/Resources/Localizable.xcstrings]\n"),
      "\(outcome.errors)")
  }

  @Test("Catalogs that no target claims are one diagnostic, however many they are")
  func unclaimedTogether() throws {
    var files = [
      "Package.swift":
        #"let package = Package(name: "P", targets: [.target(name: "Other", path: "Other")])"#,
      "Other/B.swift": "let b = 1\n",
    ]
    for name in ["A", "B", "C", "D", "E"] {
      files["\(name)/Localizable.xcstrings"] = Self.catalog(["Hello": ""])
    }
    let folder = try folder(files, yml: nil)
    let outcome = try check(folder)
    #expect(outcome.status == 2, "\(outcome.errors)")
    let lines = outcome.errors.split(separator: "\n").filter {
      $0.contains("no sources are mapped")
    }
    #expect(lines.count == 1, "\(outcome.errors)")
    #expect(lines.first?.contains("C/Localizable.xcstrings and 2 more") == true, "\(lines)")
    let audit = try BuiltCommand().run(["audit", "."], in: folder.url)
    let notes = audit.errors.split(separator: "\n").filter { $0.contains("not compared with code") }
    #expect(notes.count == 1 && notes.first?.hasPrefix("note: ") == true, "\(audit.errors)")
  }

  @Test("Targets of XcodeGen and Tuist are read", arguments: ["project.yml", "Project.swift"])
  func generated(_ name: String) throws {
    let text =
      name == "project.yml"
      ? """
      name: Shop
      targets:
        Shop:
          type: application
          platform: iOS
          sources: [App, {path: Shared}]
        ShopTests:
          type: bundle.unit-test
          sources: Tests
      """
      : """
      import ProjectDescription
      let project = Project(name: "Shop", targets: [
        .target(
          name: "Shop", destinations: .iOS, product: .app, bundleId: "a.b",
          sources: ["App/**", "Shared/**/*.swift"], resources: ["App/**/*.xcstrings"]),
        .target(name: "ShopTests", destinations: .iOS, product: .unitTests, bundleId: "a.c", sources: ["Tests/**"]),
      ])
      """
    let folder = try folder(
      [
        name: text, "App/A.swift": #"let a = Text("App text")"#,
        "Shared/B.swift": #"let b = Text("Shared text")"#,
        "Tests/T.swift": #"let t = Text("Test text")"#,
        "App/Localizable.xcstrings": Self.catalog([:]),
      ], yml: nil)
    let outcome = try check(folder, "--format", "json")
    #expect(outcome.output.contains("App text") && outcome.output.contains("Shared text"))
    #expect(!outcome.output.contains("Test text"))
    #expect(outcome.status == 1, "\(outcome.errors)")
  }

  @Test("In a folder below, the project above is found")
  func subfolder() throws {
    let package = try SmallPackage()
    try package.write("let c = Text(\"Deeper\")\n", to: "Sources/App/Views/B.swift")
    let outcome = try BuiltCommand().run(
      ["sync", "--check", "--format", "json"],
      in: package.url.appending(path: "Sources/App/Views"))
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.output.contains("Deeper"))
    #expect(outcome.errors.contains("no String Catalog below"))
  }

  @Test("A trailing comma is read and kept, and a finding reports it")
  func trailingCommas() throws {
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Hello" : {

          },
        },
        "version" : "1.0",
      }
      """
    let package = try SmallPackage()
    try package.write(text, to: SmallPackage.catalog)
    let set = try BuiltCommand().run(
      ["set", "Hello", "de", "Hallo", SmallPackage.catalog], in: package.url)
    #expect(set.status == 0, "\(set.errors)")
    let after = try package.read(SmallPackage.catalog)
    #expect(after.contains("    },\n  },\n  \"version\" : \"1.0\",\n}"), "\(after)")
    let audit = try BuiltCommand().run(
      ["audit", ".", "--only", "trailing-comma", "--format", "json"], in: package.url)
    #expect(audit.output.components(separatedBy: #""id":"trailing-comma""#).count == 2)
    #expect(audit.output.contains(#""line":"#))
    _ = try BuiltCommand().run(["format", SmallPackage.catalog], in: package.url)
    #expect(try !package.read(SmallPackage.catalog).contains("},\n  },"))
  }

  @Test("extract of a catalog finds what sync of it finds")
  func extractAgrees() throws {
    let keys = Dictionary(uniqueKeysWithValues: ["Open", "Close"].map { ($0, Self.german) })
    let folder = try folder([
      "App/A.swift": #"let a = tr("Open"), b = tr("Close"), c = tr("New")"#,
      "App/Localizable.xcstrings": Self.catalog(keys),
    ])
    let outcome = try BuiltCommand().run(
      ["extract", "App/Localizable.xcstrings", "--format", "json"], in: folder.url)
    for key in ["Open", "Close", "New"] { #expect(outcome.output.contains(#""key":"\#(key)""#)) }
  }
}
