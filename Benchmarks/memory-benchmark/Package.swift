// swift-tools-version: 6.3

import PackageDescription

// A package of its own: unlike the other benchmarks it needs GRDB. From this folder:
//   swift run -c release memory-benchmark
let package = Package(
  name: "memory-benchmark",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "phrasebook", path: "../.."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "memory-benchmark",
      dependencies: [
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "PhrasebookMemory", package: "phrasebook"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
