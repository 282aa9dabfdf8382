// swift-tools-version: 6.1

import PackageDescription

// Made by scripts/release of phrasebook @VERSION@. The tool is fetched ready-made; to build it from
// source, use the plugin of the package phrasebook itself.
let package = Package(
  name: "phrasebook-plugin",
  products: [.plugin(name: "PhrasebookBuild", targets: ["PhrasebookBuild"])],
  targets: [
    .plugin(
      name: "PhrasebookBuild", capability: .buildTool(), dependencies: ["phrasebook-build"]),
    .binaryTarget(
      name: "phrasebook-build",
      url: "https://github.com/OWNER/phrasebook/releases/download/@VERSION@/@BUNDLE@",
      checksum: "@SHA256@"),
  ]
)
