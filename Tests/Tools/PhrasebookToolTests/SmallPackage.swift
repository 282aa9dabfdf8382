import Foundation

/// A package with one catalog, in a folder of its own that goes when the value does.
final class SmallPackage {
  let url: URL
  static let catalog = "Sources/App/Localizable.xcstrings"

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("phrasebook-\(UUID().uuidString)")
    try write(
      "let package = Package(name: \"P\", targets: [.target(name: \"App\")])", to: "Package.swift")
    try write("let a = Text(\"Hello\")\nlet b = Text(\"Old title\")\n", to: "Sources/App/A.swift")
    try write(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Hello" : {
            "localizations" : {
              "fr" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Salut"
                }
              }
            }
          },
          "Old title" : {

          }
        },
        "version" : "1.0"
      }
      """, to: SmallPackage.catalog)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ name: String = SmallPackage.catalog) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }
}
