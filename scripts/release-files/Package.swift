// swift-tools-version: 6.1

import PackageDescription

// Made by scripts/release of phrasebook @VERSION@. The tool is fetched ready-made; to build it from
// source, use the plugin of the package phrasebook itself. SwiftPM wants the name of each product and
// target once in all packages of an app, so that none has the name that it has there.
let package = Package(
  name: "phrasebook-plugin",
  products: [.plugin(name: "PhrasebookPlugin", targets: ["PhrasebookPlugin"])],
  targets: [
    .plugin(
      name: "PhrasebookPlugin", capability: .buildTool(),
      dependencies: ["phrasebook-build-prebuilt"]
    ),
    .binaryTarget(
      name: "phrasebook-build-prebuilt",
      url: "https://github.com/OWNER/phrasebook/releases/download/@VERSION@/@BUNDLE@",
      checksum: "@SHA256@"),
  ]
)
