// swift-tools-version: 6.3
import PackageDescription

// A package that was written for Apple's systems. On Linux it needs one more dependency and one more
// import; no other line is different.
let package = Package(
  name: "Recipes",
  defaultLocalization: "en",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "phrasebook", path: "../../..", traits: [])],
  targets: [
    .target(
      name: "RecipeKit",
      dependencies: [.product(name: "Phrasebook", package: "phrasebook")],
      resources: [.process("Resources")]),
    .executableTarget(
      name: "recipes",
      dependencies: ["RecipeKit", .product(name: "Phrasebook", package: "phrasebook")]),
  ],
  swiftLanguageModes: [.v6]
)
