import Foundation
import Phrasebook
import PhrasebookFormats
import PhrasebookGenerate
import PhrasebookModel
import PhrasebookTables

// Prints how long a catalog takes to become a table, beside Foundation reading the same bytes, and how
// long accessors for its keys take to write. One argument: the keys (default 10,000), in ten languages.
let keys = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000
let languages = ["en", "de", "fr", "es", "it", "nl", "pl", "ja", "pt-BR", "zh-Hans"]

var text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
for key in 0..<keys {
  let value = key % 5 == 0 ? "%lld of %@ in part \(key)" : "The title of part \(key) – größer"
  text += "    \"screen\(key % 50).title\(key)\" : {\n      \"extractionState\" : \"manual\",\n"
  text += "      \"comment\" : \"A comment\",\n      \"localizations\" : {\n"
  text += languages.map { language in
    """
            "\(language)" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "\(value), \(language)"
              }
            }
    """
  }.joined(separator: ",\n")
  text += "\n      }\n    }\(key + 1 < keys ? "," : "")\n"
}
text += "  },\n  \"version\" : \"1.0\"\n}"
let bytes = Array(text.utf8)

/// The shortest of several runs, in milliseconds, which other work of the machine disturbs least.
func least(_ runs: Int = 7, _ body: () throws -> Void) rethrows -> Double {
  var best = Double.infinity
  for _ in 0..<runs {
    let start = ContinuousClock.now
    try body()
    let time = (ContinuousClock.now - start).components
    best = min(best, Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15)
  }
  return best
}

func milliseconds(_ value: Double) -> String { String(format: "%.1f ms", value) }

let data = Data(bytes)
let foundation = try least { _ = try JSONSerialization.jsonObject(with: data) }
let table = try least {
  var compiler = TableCompiler()
  try compiler.add(catalog: bytes, named: "Localizable")
  _ = try compiler.table()
}
let reading = try least { _ = try XCStrings.read(bytes, file: "Localizable.xcstrings") }
let catalog = try XCStrings.read(bytes, file: "Localizable.xcstrings").catalog
let named = [NamedCatalog(name: "Localizable", catalog: catalog)]
let accessors = least { _ = Generate()(named) }

print("\(keys) keys in \(languages.count) languages, \(bytes.count / 1024) KiB")
print("Foundation parses it:        \(milliseconds(foundation))")
let ratio = String(format: "%.1f", foundation / table)
print("compiled into a table:       \(milliseconds(table)), \(ratio) times as fast")
print("read and checked:            \(milliseconds(reading))")
print("accessors for every key:     \(milliseconds(accessors))")
