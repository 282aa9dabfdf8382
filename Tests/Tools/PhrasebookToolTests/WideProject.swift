import Foundation
import TestSupport
import Testing

/// A project of 240 sources in four modules, and the rules of docs/build-systems.md for it.
///
/// The first module declares a function that makes literals of the others keys.
enum WideProject {
  static let modules = ["Alpha", "Beta", "Gamma", "Delta"]
  private static let filesEach = 60
  static var fileCount: Int { modules.count * filesEach }

  static func sources(of module: String) -> [String] {
    (1...filesEach).map { "Sources/\(module)/File\($0).swift" }
  }

  static func catalog(of module: String) -> String { "Sources/\(module)/Localizable.xcstrings" }

  /// The first block of code in a language on the page.
  static func rules(_ language: String) throws -> String {
    let page = try String(
      contentsOf: PackageRoot.folder.appendingPathComponent("docs/build-systems.md"),
      encoding: .utf8)
    let start = try #require(page.firstRange(of: "```\(language)\n")).upperBound
    let end = try #require(page[start...].firstRange(of: "```\n")).lowerBound
    return String(page[start..<end])
  }

  static func write(to folder: TemporaryFolder) throws {
    for module in modules {
      for (index, path) in sources(of: module).enumerated() {
        try folder.write(source(module, index + 1), to: path)
      }
      try folder.write(
        "{ \"sourceLanguage\" : \"en\", \"strings\" : { }, \"version\" : \"1.0\" }",
        to: catalog(of: module))
    }
    let targets = modules.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
    try folder.write(
      "// swift-tools-version: 6.3\nlet package = Package(name: \"Wide\", targets: [\(targets)])\n",
      to: "Package.swift")
  }

  private static func source(_ module: String, _ file: Int, _ more: String = "") -> String {
    switch (module, file) {
    case (modules[0], 1):
      """
      public func show(_ text: LocalizedStringResource) {}
      let text1 = String(localized: "\(module) 1")
      \(more)

      """
    case (modules[0], _): "let text\(file) = String(localized: \"\(module) \(file)\")\n\(more)\n"
    default: "import Alpha\nfunc say\(file)() { show(\"\(module) \(file)\") }\n\(more)\n"
    }
  }

  /// Changes the seventh file of a module.
  static func change(_ module: String, to more: String, in folder: TemporaryFolder) throws {
    try folder.write(source(module, 7, more), to: sources(of: module)[6])
  }

  static func text(ofCatalog module: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try folder.data(at: catalog(of: module)), as: UTF8.self)
  }

  /// Each catalog has the keys of its module.
  static func expectEveryKey(in folder: TemporaryFolder) throws {
    for module in modules {
      let text = try text(ofCatalog: module, in: folder)
      for file in 1...filesEach { #expect(text.contains("\"\(module) \(file)\"")) }
    }
  }
}
