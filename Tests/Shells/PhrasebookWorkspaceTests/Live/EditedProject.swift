import Foundation
import TestSupport

/// A package of two modules and three catalogs whose files change at random.
final class EditedProject {
  private let folder: TemporaryFolder
  private var random: SeededGenerator
  /// The sources that are there, by path.
  private var sources: [String] = []

  var path: String { folder.url.path }

  private static let keys = [
    "Hello", "Bye", "Old title", "%lld files", "cart.title", "Été", "Unused",
  ]
  private static let catalogs = [
    "Sources/App/Localizable.xcstrings", "Sources/App/Extra.xcstrings",
    "Sources/Kit/Localizable.xcstrings",
  ]

  init(seed: UInt64) throws {
    folder = try TemporaryFolder(named: "live-\(seed)")
    random = SeededGenerator(seed: seed)
    try write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", defaultLocalization: "en", targets: [
        .target(name: "Kit"), .target(name: "App", dependencies: ["Kit"]),
      ])
      """, to: "Package.swift")
    try write("import SwiftUI\nimport Kit\nlet a = Text(\"Hello\")\n", to: "Sources/App/A.swift")
    try write(
      "import SwiftUI\npublic typealias Title = LocalizedStringKey\n"
        + "public func show(_ title: LocalizedStringKey) {}\n", to: "Sources/Kit/K.swift")
    sources = ["Sources/App/A.swift", "Sources/Kit/K.swift"]
    for catalog in Self.catalogs { try write(catalogText(), to: catalog) }
  }

  /// Changes one file, or several.
  func edit() throws -> (name: String, files: Set<String>) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4:
      let file = pick(sources)
      try write(sourceText(), to: file)
      return ("write \(file)", [absolute(file)])
    case 4:
      let module = pick(["App", "Kit"])
      let file = "Sources/\(module)/F\(Int.random(in: 0..<6, using: &random)).swift"
      try write(sourceText(), to: file)
      if !sources.contains(file) { sources.append(file) }
      return ("add \(file)", [absolute(file)])
    case 5 where sources.count > 2:
      let file = sources.remove(at: Int.random(in: 2..<sources.count, using: &random))
      try FileManager.default.removeItem(atPath: absolute(file))
      return ("remove \(file)", [absolute(file)])
    case 6:
      try write(
        "audit:\n  disable: [\(pick(["comment-missing", "unused-key", "xcode-style"]))]\n",
        to: "phrasebook.yml")
      return ("settings", [absolute("phrasebook.yml")])
    case 7:
      let files = [pick(sources), pick(Self.catalogs)]
      try write(sourceText(), to: files[0])
      try write(catalogText(), to: files[1])
      return ("write both", Set(files.map(absolute)))
    default:
      let file = pick(Self.catalogs)
      try write(Int.random(in: 0..<8, using: &random) == 0 ? "{ not" : catalogText(), to: file)
      return ("write \(file)", [absolute(file)])
    }
  }

  private func absolute(_ file: String) -> String { folder.url.path + "/" + file }

  private func write(_ text: String, to file: String) throws { try folder.write(text, to: file) }

  private func pick(_ list: [String]) -> String {
    list[Int.random(in: 0..<list.count, using: &random)]
  }

  private func sourceText() -> String {
    var lines = ["import SwiftUI", "import Kit"]
    if Int.random(in: 0..<4, using: &random) == 0 { lines.append("import Fancy") }
    for number in 0..<Int.random(in: 0..<5, using: &random) {
      let key = pick(Self.keys)
      lines.append(
        pick([
          "let a\(number) = Text(\"\(key)\")",
          "let b\(number) = String(localized: \"\(key)\", table: \"Extra\", comment: \"c\(number)\")",
          "let c\(number) = show(\"\(key)\")", "let d\(number) = \"\(key)\"",
          "let e\(number): Title = \"\(key)\"", "typealias Title\(number) = LocalizedStringKey",
          "let f\(number): Title\(number) = \"\(key)\"", "func show(_ text: String) {}",
          "public struct S\(number) { public init(_ t: LocalizedStringKey) {} }",
          "let g\(number) = S1(\"\(key)\")", "#if DEBUG",
          "let h\(number) = NSLocalizedString(x, comment: \"\")",
          "extension S1 { public static func make(_ t: Title) -> S1 { S1(t) } }",
          "extension S\(number) { var m: Title { \"\(key)\" } }",
          "let n\(number) = S1.make(\"\(key)\")",
          "open class C\(number) { public init(_ t: LocalizedStringKey) {} }",
          "class D\(number): C1 {}", "let p\(number) = D\(number)(\"\(key)\")",
          "let q\(number) = Text(\"\(key)\"", "let r\(number) = Text(\"\(key)",
          "let s\(number) = Text(.cartTitle)", "let t\(number) = show(.oldTitle)",
          "enum E\(number) { case oldTitle }", "let u\(number) = Text(.hello)",
        ]))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func catalogText() -> String {
    let entries = Self.keys.filter { _ in Bool.random(using: &random) }.sorted().map { key in
      let value = pick(["Salut", "Bonjour %lld", "", "  Deux", "Fin."])
      let state = pick(["", #""extractionState" : "manual","#])
      return """
            "\(key)" : {\(state)
              "localizations" : {
                "fr" : { "stringUnit" : { "state" : "\(pick(["translated", "new"]))", "value" : "\(value)" } }
              }
            }
        """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """
  }
}
