// swift-tools-version: 6.3

import PackageDescription

/// Set by scripts/check.sh: warnings are errors. An app may be built by a newer compiler, which has
/// other warnings.
let isStrict = Context.environment["PHRASEBOOK_STRICT", default: ""] != ""

/// Set by scripts/release: a folder of archives (.a), from which ICU, SQLite and the C++ library are linked
/// into the binaries; the linker finds no shared library of theirs there.
let staticLibraries = Context.environment["PHRASEBOOK_STATIC_LIBRARIES", default: ""]
let icuLibraries: [LinkerSetting] =
  [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
  + (staticLibraries.isEmpty
    ? []
    : [
      .unsafeFlags(["-L\(staticLibraries)"]), .linkedLibrary("icudata"), .linkedLibrary("stdc++"),
    ])

/// The language mode and the checks that every Swift target is built with.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

/// The builds in which Swift's libraries are linked into the command: it runs without a toolchain, and
/// starts in two thirds of the time. SwiftPM accepts such flags in the package that is built; in a
/// dependency only for products that nothing depends on, as here.
let isReleaseOnLinux = BuildSettingCondition.when(platforms: [.linux], configuration: .release)

/// A product of another package; it is resolved only where the trait `Tools` is on.
func tool(_ product: String, _ package: String) -> Target.Dependency {
  .product(name: product, package: package, condition: .when(traits: ["Tools"]))
}

/// A target in the folder of its layer: `ls Sources` is the dependency order.
func layer(
  _ folder: String, _ name: String, _ dependencies: [Target.Dependency] = [],
  exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)",
    exclude: exclude, swiftSettings: settings)
}

/// The tests of a target, in the folder of the same layer.
func tests(
  _ folder: String, _ name: String, _ dependencies: [Target.Dependency] = [],
  exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name)] + dependencies,
    path: "Tests/\(folder)/\(name)Tests", exclude: exclude, swiftSettings: settings)
}

/// Set by scripts/fuzz: the layers below the command are a product for the package in Fuzzing, and the only tests are
/// those of its targets.
let isFuzzing = Context.environment["PHRASEBOOK_FUZZING", default: ""] != ""
let layersForFuzzing: [Product] =
  isFuzzing ? [.library(name: "PhrasebookLayers", targets: ["PhrasebookServers"])] : []

let package = Package(
  name: "phrasebook",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "Phrasebook", targets: ["Phrasebook"]),
    .library(name: "PhrasebookTables", targets: ["PhrasebookTables"]),
    .library(
      name: "PhrasebookFormats",
      targets: ["PhrasebookCatalogs", "PhrasebookFormats", "PhrasebookModel"]),
    .library(name: "PhrasebookGenerate", targets: ["PhrasebookGenerate"]),
    .library(name: "PhrasebookMemory", targets: ["PhrasebookMemory"]),
    .executable(name: "phrasebook", targets: ["PhrasebookTool"]),
    .executable(name: "phrasebook-build", targets: ["phrasebook-build"]),
    .plugin(name: "PhrasebookBuild", targets: ["PhrasebookBuild"]),
    .plugin(name: "PhrasebookCommand", targets: ["PhrasebookCommand"]),
  ] + layersForFuzzing,
  traits: [
    .trait(
      name: "Tools",
      description: "The command line and its passes: everything that needs a third-party package."),
    .default(enabledTraits: ["Tools"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
  ],
  targets: [
    .target(
      name: "CICU", path: "Sources/AppRuntime/CICU",
      cSettings: isStrict ? [.treatAllWarnings(as: .error)] : [],
      linkerSettings: icuLibraries),
    .target(
      name: "CSections", path: "Sources/AppRuntime/CSections",
      cSettings: isStrict ? [.treatAllWarnings(as: .error)] : []),
    layer("AppRuntime", "CatalogJSON"),
    layer("AppRuntime", "PhrasebookPlatform"),
    layer("AppRuntime", "Phrasebook", ["CICU", "CSections", "CatalogJSON", "PhrasebookPlatform"]),
    layer("AppRuntime", "PhrasebookTables", ["CICU", "CatalogJSON", "Phrasebook"]),
    layer("Base", "PhrasebookModel", ["CatalogJSON", "Phrasebook"]),
    layer(
      "Formats", "PhrasebookCatalogs",
      ["CatalogJSON", "Phrasebook", "PhrasebookModel", "PhrasebookPlatform", "PhrasebookTables"]),
    layer(
      "Formats", "PhrasebookFormats",
      [
        "CatalogJSON", "Phrasebook", "PhrasebookCatalogs", "PhrasebookModel", "PhrasebookPlatform",
        "PhrasebookTables",
      ]),
    .target(
      name: "CInterfaces", path: "Sources/Passes/CInterfaces", exclude: ["SDK"],
      cSettings: isStrict ? [.treatAllWarnings(as: .error)] : []),
    layer(
      "Passes", "PhrasebookExtract",
      [
        "CInterfaces", "CatalogJSON", "Phrasebook", "PhrasebookModel",
        tool("SwiftSyntax", "swift-syntax"), tool("SwiftParser", "swift-syntax"),
      ]),
    layer("Passes", "PhrasebookSync", ["CatalogJSON", "Phrasebook", "PhrasebookModel"]),
    layer(
      "Passes", "PhrasebookAudit",
      ["CatalogJSON", "PhrasebookPlatform", "Phrasebook", "PhrasebookModel"]),
    layer("Passes", "PhrasebookGenerate", ["CatalogJSON", "PhrasebookModel"]),
    layer("Passes", "PhrasebookTranslate", ["CatalogJSON", "Phrasebook", "PhrasebookModel"]),
    .target(
      name: "CCurl", path: "Sources/Providers/CCurl",
      cSettings: isStrict ? [.treatAllWarnings(as: .error)] : []),
    .target(
      name: "CSpawn", path: "Sources/Providers/CSpawn",
      cSettings: isStrict ? [.treatAllWarnings(as: .error)] : []),
    layer(
      "Projects", "PhrasebookProjects",
      [
        "CatalogJSON", "PhrasebookPlatform", "Phrasebook", "PhrasebookAudit", "PhrasebookExtract",
        "PhrasebookFormats",
        "PhrasebookModel", "PhrasebookSync", tool("Yams", "Yams"),
      ]),
    layer(
      "Providers", "PhrasebookMemory",
      [
        "CatalogJSON", "PhrasebookPlatform", "Phrasebook", "PhrasebookModel",
        "PhrasebookTranslate", tool("GRDB", "GRDB.swift"),
      ]),
    layer(
      "Providers", "PhrasebookServices",
      [
        "CCurl", "CSpawn", "CatalogJSON", "PhrasebookPlatform", "Phrasebook", "PhrasebookModel",
        "PhrasebookTranslate",
      ]),
    .target(
      name: "CCurlStubs", path: "Sources/Shells/CCurlStubs",
      cSettings: isStrict ? [.treatAllWarnings(as: .error)] : []),
    .target(
      name: "CEditorPage", path: "Sources/Shells/CEditorPage", exclude: ["Page"],
      cSettings: isStrict ? [.treatAllWarnings(as: .error)] : []),
    .target(
      name: "CMalloc", path: "Sources/Shells/CMalloc",
      cSettings: isStrict ? [.treatAllWarnings(as: .error)] : []),
    .target(
      name: "CReportPage", path: "Sources/Shells/CReportPage", exclude: ["Page"],
      cSettings: isStrict ? [.treatAllWarnings(as: .error)] : []),
    .target(
      name: "CVersion", path: "Sources/Shells/CVersion",
      cSettings: isStrict ? [.treatAllWarnings(as: .error)] : []),
    layer(
      "Shells", "PhrasebookWorkspace",
      [
        "CatalogJSON", "PhrasebookPlatform", "Phrasebook", "PhrasebookAudit", "PhrasebookExtract",
        "PhrasebookFormats",
        "PhrasebookGenerate", "PhrasebookMemory", "PhrasebookModel", "PhrasebookProjects",
        "PhrasebookServices", "PhrasebookSync", "PhrasebookTranslate",
      ]),
    .target(
      name: "CMessages", path: "Sources/Shells/CMessages",
      cSettings: isStrict ? [.treatAllWarnings(as: .error)] : []),
    // No target here uses the build plugin: SwiftPM would build its tool for every app that depends
    // on this package.
    layer(
      "Shells", "PhrasebookReports",
      [
        "CMessages", "CReportPage", "CatalogJSON", "PhrasebookPlatform", "Phrasebook",
        "PhrasebookAudit", "PhrasebookFormats", "PhrasebookMemory", "PhrasebookModel",
        "PhrasebookProjects", "PhrasebookSync", "PhrasebookTranslate", "PhrasebookWorkspace",
      ]),
    layer(
      "Shells", "PhrasebookServers",
      [
        "CatalogJSON", "PhrasebookPlatform", "Phrasebook", "PhrasebookAudit", "PhrasebookModel",
        "PhrasebookProjects", "PhrasebookReports", "PhrasebookSync", "PhrasebookWorkspace",
      ]),
    layer(
      "Shells", "PhrasebookEditor",
      [
        "CEditorPage", "PhrasebookPlatform", "Phrasebook", "PhrasebookAudit", "PhrasebookMemory",
        "PhrasebookModel", "PhrasebookProjects", "PhrasebookReports", "PhrasebookSync",
        "PhrasebookWorkspace", tool("FlyingFox", "FlyingFox"), tool("FlyingSocks", "FlyingFox"),
      ]),
    layer(
      "Shells", "PhrasebookCommands",
      [
        "CMalloc", "CVersion", "PhrasebookPlatform", "Phrasebook", "PhrasebookAudit",
        "PhrasebookEditor", "PhrasebookExtract",
        "PhrasebookFormats",
        "PhrasebookGenerate", "PhrasebookMemory", "PhrasebookModel", "PhrasebookProjects",
        "PhrasebookReports", "PhrasebookServers", "PhrasebookServices", "PhrasebookSync",
        "PhrasebookTranslate", "PhrasebookWorkspace",
        tool("ArgumentParser", "swift-argument-parser"),
      ]),
    layer(
      "Shells", "PhrasebookBuilder",
      [
        "CatalogJSON", "Phrasebook", "PhrasebookCatalogs", "PhrasebookGenerate", "PhrasebookModel",
        "PhrasebookPlatform",
      ]),
    .executableTarget(
      name: "PhrasebookTool",
      dependencies: [
        "CCurlStubs", "PhrasebookBuilder", "PhrasebookCommands", "PhrasebookPlatform",
        tool("ArgumentParser", "swift-argument-parser"),
      ],
      path: "Sources/Tools/phrasebook",
      swiftSettings: settings + [.unsafeFlags(["-static-stdlib"], isReleaseOnLinux)],
      linkerSettings: [
        // The command has no plugins that need its symbols; without a table of them it starts sooner.
        .unsafeFlags(["-static-stdlib", "-Xlinker", "--no-export-dynamic"], isReleaseOnLinux),
        // Part of Foundation's URL loading, which the driver does not name; CCurlStubs has the rest.
        .linkedLibrary("_CFURLSessionInterface", isReleaseOnLinux),
      ]),
    .executableTarget(
      name: "phrasebook-build",
      dependencies: ["PhrasebookBuilder", "PhrasebookPlatform"],
      path: "Sources/Tools/phrasebook-build", swiftSettings: settings),
    .plugin(
      name: "PhrasebookBuild", capability: .buildTool(), dependencies: ["phrasebook-build"]),
    .plugin(
      name: "PhrasebookCommand",
      capability: .command(
        intent: .custom(
          verb: "phrasebook",
          description: "Syncs, checks and audits the String Catalogs of the package, and more."),
        permissions: [
          .writeToPackageDirectory(reason: "sync and others write String Catalogs.")
        ])),
    .target(
      name: "TestSupport", dependencies: ["PhrasebookPlatform"], path: "Tests/Support/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["TestSupport"], path: "Tests/ArchitectureTests",
      swiftSettings: settings),
    .testTarget(
      name: "PhrasebookToolTests", dependencies: ["PhrasebookPlatform", "TestSupport"],
      path: "Tests/Tools/PhrasebookToolTests", swiftSettings: settings),
    .testTarget(
      name: "PhrasebookBuildTests",
      dependencies: ["Phrasebook", "TestSupport", "phrasebook-build"],
      path: "Tests/Tools/PhrasebookBuildTests", swiftSettings: settings),
    // The targets of the package in Fuzzing, with the inputs that it has kept and changes of them.
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "CatalogJSON", "Phrasebook", "PhrasebookAudit", "PhrasebookExtract", "PhrasebookFormats",
        "PhrasebookGenerate", "PhrasebookMemory", "PhrasebookModel", "PhrasebookProjects",
        "PhrasebookServers", "PhrasebookSync", "PhrasebookTables", "TestSupport",
        tool("SwiftParser", "swift-syntax"), tool("SwiftSyntax", "swift-syntax"),
      ],
      path: "Fuzzing/Sources", exclude: ["CLibFuzzer", "fuzz/Entry.swift"],
      sources: ["fuzz", "FuzzTests"], swiftSettings: settings),
    .testTarget(
      name: "ProjectTests", dependencies: ["TestSupport"], path: "Tests/Tools/ProjectTests",
      swiftSettings: settings),
    .testTarget(
      name: "SampleTests", dependencies: ["Phrasebook", "PhrasebookPlatform", "TestSupport"],
      path: "Tests/Tools/SampleTests", swiftSettings: settings),
    tests("AppRuntime", "CatalogJSON", ["TestSupport"]),
    tests(
      "AppRuntime", "Phrasebook", ["PhrasebookPlatform", "TestSupport"],
      exclude: ["Resources/Interpolations.txt"]),
    tests("AppRuntime", "PhrasebookTables", ["Phrasebook", "TestSupport"]),
    tests("Base", "PhrasebookModel", ["TestSupport"]),
    tests("Formats", "PhrasebookCatalogs", ["CatalogJSON", "PhrasebookModel", "TestSupport"]),
    tests(
      "Formats", "PhrasebookFormats",
      [
        "CatalogJSON", "Phrasebook", "PhrasebookCatalogs", "PhrasebookModel", "PhrasebookTables",
        "TestSupport",
      ]),
    tests(
      "Passes", "PhrasebookAudit",
      ["Phrasebook", "PhrasebookExtract", "PhrasebookFormats", "PhrasebookModel", "TestSupport"]),
    tests(
      "Passes", "PhrasebookExtract",
      [
        "Phrasebook", "PhrasebookModel", "TestSupport", tool("SwiftParser", "swift-syntax"),
        tool("SwiftSyntax", "swift-syntax"),
      ]),
    tests(
      "Passes", "PhrasebookTranslate",
      [
        "Phrasebook", "PhrasebookFormats", "PhrasebookModel", "PhrasebookPlatform", "TestSupport",
      ]),
    tests(
      "Providers", "PhrasebookMemory",
      [
        "Phrasebook", "PhrasebookModel", "PhrasebookPlatform", "PhrasebookTranslate", "TestSupport",
      ]),
    tests(
      "Providers", "PhrasebookServices",
      [
        "Phrasebook", "PhrasebookModel", "PhrasebookPlatform", "PhrasebookTranslate", "TestSupport",
      ]),
    tests(
      "Passes", "PhrasebookGenerate",
      [
        "Phrasebook", "PhrasebookFormats", "PhrasebookModel", "TestSupport",
        tool("SwiftParser", "swift-syntax"), tool("SwiftSyntax", "swift-syntax"),
      ]),
    tests(
      "Passes", "PhrasebookSync",
      ["Phrasebook", "PhrasebookFormats", "PhrasebookModel", "TestSupport"]),
    tests(
      "Projects", "PhrasebookProjects",
      [
        "Phrasebook", "PhrasebookAudit", "PhrasebookExtract", "PhrasebookFormats",
        "PhrasebookModel", "PhrasebookPlatform", "PhrasebookSync", "TestSupport",
      ]),
    tests(
      "Shells", "PhrasebookWorkspace",
      [
        "Phrasebook", "PhrasebookAudit", "PhrasebookExtract", "PhrasebookFormats",
        "PhrasebookGenerate", "PhrasebookModel", "PhrasebookPlatform", "PhrasebookProjects",
        "PhrasebookSync", "PhrasebookTranslate", "TestSupport",
      ]),
    tests(
      "Shells", "PhrasebookEditor",
      ["Phrasebook", "PhrasebookModel", "PhrasebookReports", "PhrasebookWorkspace", "TestSupport"]),
    tests(
      "Shells", "PhrasebookReports",
      [
        "Phrasebook", "PhrasebookAudit", "PhrasebookFormats", "PhrasebookModel",
        "PhrasebookProjects", "PhrasebookWorkspace", "TestSupport",
      ]),
    tests(
      "Shells", "PhrasebookServers",
      [
        "CatalogJSON", "Phrasebook", "PhrasebookModel", "PhrasebookPlatform", "PhrasebookProjects",
        "PhrasebookWorkspace", "TestSupport",
      ], exclude: ["LanguageServer/Clients", "MCP/client.py"]),
    tests(
      "Shells", "PhrasebookCommands",
      ["PhrasebookModel", "PhrasebookProjects", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

if isFuzzing { package.targets.removeAll { $0.type == .test && $0.name != "FuzzTests" } }
