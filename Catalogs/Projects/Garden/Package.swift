// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Garden",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "GardenUI", targets: ["GardenUI", "GardenIntents"])],
  targets: [
    .target(name: "GardenKit", resources: [.process("Resources")]),
    .target(name: "GardenUI", dependencies: ["GardenKit"]),
    .target(
      name: "GardenIntents", dependencies: ["GardenKit"], path: "Intents/Sources",
      exclude: ["Drafts"], resources: [.process("Resources")]),
  ]
)
