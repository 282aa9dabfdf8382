// swift-tools-version: 6.3

import PackageDescription

// A package of its own, so that packages that use Phrasebook do not build it. From this folder:
//   swift run -c release catalog-benchmark
//   swift run -c release lookup-benchmark
//   swift run -c release language-benchmark
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "phrasebook", path: "..", traits: [])],
  targets: [
    .executableTarget(
      name: "catalog-benchmark",
      dependencies: [.product(name: "PhrasebookFormats", package: "phrasebook")]),
    .target(name: "CPeers"),
    .executableTarget(
      name: "lookup-benchmark",
      dependencies: [
        "CPeers", .product(name: "Phrasebook", package: "phrasebook"),
        .product(name: "PhrasebookTables", package: "phrasebook"),
      ]),
    .executableTarget(
      name: "language-benchmark",
      dependencies: [.product(name: "Phrasebook", package: "phrasebook")]),
    .executableTarget(
      name: "table-benchmark",
      dependencies: [
        .product(name: "Phrasebook", package: "phrasebook"),
        .product(name: "PhrasebookFormats", package: "phrasebook"),
        .product(name: "PhrasebookGenerate", package: "phrasebook"),
        .product(name: "PhrasebookTables", package: "phrasebook"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
