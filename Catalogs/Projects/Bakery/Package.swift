// swift-tools-version: 6.3
import PackageDescription

// A shop whose texts are compiled by the plugin: two targets and a package it depends on, each with
// catalogs of its own, and accessors for the keys that a person owns.
let phrasebook: Target.Dependency = .product(name: "Phrasebook", package: "phrasebook")
let texts: Target.PluginUsage = .plugin(name: "PhrasebookBuild", package: "phrasebook")

let package = Package(
  name: "Bakery",
  defaultLocalization: "en",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "phrasebook", path: "../../..", traits: []),
    .package(name: "Mill", path: "Mill"),
  ],
  targets: [
    .target(
      name: "Counter", dependencies: [phrasebook], exclude: ["Localizable.xcstrings"],
      plugins: [texts]),
    .executableTarget(
      name: "bakery",
      dependencies: ["Counter", .product(name: "Mill", package: "Mill"), phrasebook],
      exclude: ["Texts"], plugins: [texts]),
    .testTarget(name: "CounterTests", dependencies: ["Counter", phrasebook]),
  ],
  swiftLanguageModes: [.v6]
)
