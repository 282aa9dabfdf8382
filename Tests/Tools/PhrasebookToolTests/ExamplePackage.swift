import Foundation
import TestSupport

/// A package in which the examples of help and docs run: a git repository with catalogs, exported
/// files, old tables, a picture and a memory. Commands run in a shell that finds `phrasebook`.
struct ExamplePackage {
  let package: SmallPackage
  private let home: TemporaryFolder

  init() throws {
    let command = try BuiltCommand()
    package = try SmallPackage()
    home = try TemporaryFolder(named: "home")
    try home.link("bin/phrasebook", to: command.executable.path)
    try home.write("[user]\n\tname = A\n\temail = a@example.org\n", to: ".gitconfig")
    try package.write(
      package.read().replacingOccurrences(of: "Old title", with: "cart.title")
        .replacingOccurrences(of: "Hello", with: "Total"),
      to: "Sources/Cart/Localizable.xcstrings")
    try package.write("let c = Text(\"Total\")\n", to: "Sources/Cart/C.swift")
    try package.write(
      "let package = Package(name: \"P\", targets: [.target(name: \"App\"), .target(name: \"Cart\")])",
      to: "Package.swift")
    try package.write("\"Yes\" = \"Yes\";\n", to: "App/en.lproj/Old.strings")
    try package.write("exchange:\n  format: po\n  folder: Exchange\n", to: "phrasebook.yml")
    // The start of a PNG file of 400 × 300 pixels.
    let picture: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 1, 0x90, 0, 0, 1, 0x2C] + [UInt8](repeating: 0, count: 9)
    try Data(picture).write(to: package.url.appendingPathComponent("Home.png"))
    for line in [
      "git init -q . && git add . && git commit -qm first && git tag v1.0",
      "phrasebook export . --as xliff --languages fr -o Translations",
      "cp Translations/fr.xliff fr.xliff", "phrasebook memory import .",
      "printf 'term,fr\\nfile,fichier\\n' > new-terms.csv",
      "phrasebook context add Home.png . --key Hello",
    ] {
      _ = try run(line)
    }
  }

  /// Runs a line of shell in the package.
  func run(_ line: String) throws -> BuiltCommand.Outcome {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try BuiltCommand(at: URL(fileURLWithPath: "/bin/sh")).run(
      ["-c", line], in: package.url,
      environment: [
        "PATH": "\(home("bin")):\(path)", "HOME": home.path, "XDG_CONFIG_HOME": home(".config"),
        "LANGUAGE": "en", "GIT_CONFIG_NOSYSTEM": "1",
      ])
  }
}
