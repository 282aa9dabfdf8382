// swift-tools-version: 6.3
import PackageDescription

// A library whose texts are a part of the binary (phrasebook-build.json says so): whoever uses it has
// nothing to copy.
let package = Package(
  name: "Mill",
  defaultLocalization: "de",
  platforms: [.macOS(.v14)],
  products: [.library(name: "Mill", targets: ["Mill"])],
  dependencies: [.package(name: "phrasebook", path: "../../../..", traits: [])],
  targets: [
    .target(
      name: "Mill", dependencies: [.product(name: "Phrasebook", package: "phrasebook")],
      exclude: ["Mühle.xcstrings", "phrasebook-build.json"],
      plugins: [.plugin(name: "PhrasebookBuild", package: "phrasebook")])
  ],
  swiftLanguageModes: [.v6]
)
