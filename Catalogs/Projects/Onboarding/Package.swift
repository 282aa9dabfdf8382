// swift-tools-version: 6.3
import PackageDescription

// A sign-up in a terminal: a module for each screen, each with its own texts.
let phrasebook: Target.Dependency = .product(name: "Phrasebook", package: "phrasebook")

/// A screen knows the interface and nothing of the other screens, nor of the way between them.
func screen(_ name: String) -> Target {
  .target(
    name: name, dependencies: ["Interface", phrasebook],
    resources: [.process("Localizable.xcstrings")])
}

let package = Package(
  name: "Onboarding",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "phrasebook", path: "../../..", traits: [])],
  targets: [
    .target(
      name: "Interface", dependencies: [phrasebook],
      resources: [.process("Localizable.xcstrings")]),
    screen("PhoneScreen"),
    screen("CodeScreen"),
    screen("ProfileScreen"),
    screen("CompanyScreen"),
    screen("DoneScreen"),
    .target(name: "SignUp"),
    .target(name: "Backend"),
    .executableTarget(
      name: "onboarding",
      dependencies: [
        "Interface", "PhoneScreen", "CodeScreen", "ProfileScreen", "CompanyScreen", "DoneScreen",
        "SignUp", "Backend", phrasebook,
      ]),
    .testTarget(name: "SignUpTests", dependencies: ["SignUp"]),
  ],
  swiftLanguageModes: [.v6]
)
