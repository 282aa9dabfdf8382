// swift-tools-version: 6.3
import PackageDescription

// A server that answers each request in its reader's language. A package of its own, so that nobody who
// uses Phrasebook resolves Hummingbird.
let package = Package(
  name: "Postoffice",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "phrasebook", path: "../../..", traits: []),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.0.0"),
  ],
  targets: [
    .executableTarget(
      name: "Postoffice",
      dependencies: [
        .product(name: "Phrasebook", package: "phrasebook"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ],
      resources: [.process("Resources")])
  ],
  swiftLanguageModes: [.v6]
)
