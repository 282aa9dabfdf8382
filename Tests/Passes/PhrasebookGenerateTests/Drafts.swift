import PhrasebookFormats
import PhrasebookGenerate
import PhrasebookModel

/// Catalogs for tests, from the members of `strings`.
enum Drafts {
  static func catalog(_ strings: String) throws -> Catalog {
    let text = #"{ "sourceLanguage" : "en", "version" : "1.0", "strings" : { \#(strings) } }"#
    return try XCStrings.read(Array(text.utf8), file: "T.xcstrings").catalog
  }

  /// An entry with a text in the source language.
  static func entry(_ key: String, _ value: String, _ rest: String = "") -> String {
    #""\#(key)" : { \#(rest) "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "\#(value)" } } } }"#
  }

  static func generated(
    _ strings: String, table: String = "Localizable", options: GenerateOptions = GenerateOptions()
  ) throws -> Generated {
    Generate(options: options)([NamedCatalog(name: table, catalog: try catalog(strings))])
  }

  /// The declarations without documentation and bodies: `var title`, `func parcels(count: Int)`.
  static func declarations(_ generated: Generated) -> [String] {
    generated.files.flatMap { $0.text.split(separator: "\n") }.compactMap { line in
      let words = line.trimmingPrefix { $0 == " " }
      guard let start = words.firstRange(of: "static ") else {
        return words.contains("enum ") ? String(words.dropLast(2)) : nil
      }
      let rest = words[start.upperBound...]
      let end = rest.firstRange(of: ": Phrase {") ?? rest.firstRange(of: " -> ")
      return String(rest[..<(end?.lowerBound ?? rest.endIndex)])
    }
  }
}
