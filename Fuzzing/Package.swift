// swift-tools-version: 6.3

import PackageDescription

// A package of its own, so that no dependent of Phrasebook builds it. `scripts/fuzz` builds and runs it; the
// variable PHRASEBOOK_FUZZING adds the product with all layers below the command to Phrasebook's manifest.
let package = Package(
  name: "fuzzing",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "phrasebook", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
  ],
  targets: [
    .target(name: "CLibFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CLibFuzzer", .product(name: "PhrasebookLayers", package: "phrasebook"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
  ],
  swiftLanguageModes: [.v6]
)
