import Foundation
import PhrasebookFormats
import PhrasebookModel

// Reads and writes a catalog of 100 MB, beside Foundation on the same bytes in the same run; prints
// figures and ratios, and fails if a ratio misses its target.

let arguments = CommandLine.arguments
if arguments.count == 3, arguments[1] == "--read-once" {
  let bytes = try Memory.bytes(of: arguments[2])
  let catalog = try XCStrings.read(bytes, file: arguments[2]).catalog
  print(visit(catalog), Memory.peak)
} else if arguments.count == 3, arguments[1] == "--profile" {
  let bytes = SampleCatalog().bytes()
  let catalog = try XCStrings.read(bytes, file: "sample.xcstrings").catalog
  var edited = catalog
  for key in catalog.keys { edited[key]?.comment = "Changed." }
  let loose = withoutFile(edited)
  let grown = withAdditions(catalog)
  let best = try Clock.best(of: 8) {
    switch arguments[2] {
    case "read": _ = try XCStrings.read(bytes, file: "sample.xcstrings")
    case "visit": _ = visit(catalog)
    case "format": _ = XCStrings.format(catalog)
    case "edited": _ = XCStrings.write(edited)
    case "grown": _ = XCStrings.write(grown)
    case "loose": _ = XCStrings.write(loose)
    default: break
    }
  }
  print(arguments[2], best.seconds)
} else {
  try await measure()
}

func measure() async throws {
  let bytes = SampleCatalog().bytes()
  let megabytes = Double(bytes.count) / 1e6
  print(
    "A catalog of \(Int(megabytes)) MB: \(SampleCatalog().keys) keys × \(SampleCatalog.languages.count) languages."
  )
  var report = Report(megabytes: megabytes)

  let read = try Clock.best(of: 5) { try XCStrings.read(bytes, file: "sample.xcstrings").catalog }
  let catalog = read.value
  let visited = Clock.best(of: 5) { visit(catalog) }
  let formatted = Clock.best(of: 5) { XCStrings.format(catalog) }
  var edited = catalog
  for key in catalog.keys { edited[key]?.comment = "Changed." }
  let rewritten = Clock.best(of: 3) { XCStrings.write(edited) }
  let grown = withAdditions(catalog)
  let added = Clock.best(of: 3) { XCStrings.write(grown) }
  let loose = withoutFile(edited)
  let built = Clock.best(of: 3) { XCStrings.write(loose) }
  let memory = try Memory.ofReading(bytes)

  let decoded = try Clock.best(of: 2) {
    try JSONDecoder().decode(PlainCatalog.self, from: Data(bytes))
  }
  let encoder = JSONEncoder()
  let plain = try Clock.best(of: 2) { try encoder.encode(decoded.value) }
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  let pretty = try Clock.best(of: 2) { try encoder.encode(decoded.value) }

  report.line("JSONDecoder into structs", decoded.seconds)
  report.line("JSONEncoder, compact", plain.seconds, bytes: plain.value.count)
  report.line("JSONEncoder, sorted and indented", pretty.seconds, bytes: pretty.value.count)
  report.line("read, schema checked", read.seconds)
  let full = read.seconds + visited.seconds
  report.line("read to the full model, every value made", full, against: decoded.seconds, target: 8)
  report.line(
    "write, Xcode's style and order", formatted.seconds, against: pretty.seconds, target: 10)
  report.line(
    "write after every entry was edited", rewritten.seconds, against: pretty.seconds, target: 10)
  report.line("write after a language was added to all", added.seconds)
  report.line("write without a file", built.seconds, against: pretty.seconds, target: 10)
  report.atMost("peak memory while reading, in file sizes", memory / Double(bytes.count), 4)
  precondition(formatted.value == bytes && visited.value > 0, "the sample is as Xcode writes it")
  exit(report.missed ? 1 : 0)
}

/// Looks at every value of the model.
func visit(_ catalog: Catalog) -> Int {
  var size = 0
  for (key, entry) in catalog.entries {
    size += key.utf8.count + (entry.comment?.utf8.count ?? 0)
    for (language, localization) in entry.localizations {
      size += language.utf8.count
      guard let unit = localization.stringUnit else { continue }
      size += unit.value.utf8.count + unit.state.rawValue.utf8.count
    }
  }
  return size
}

/// A new language in every entry, and a new key beside each hundredth.
func withAdditions(_ catalog: Catalog) -> Catalog {
  var grown = catalog
  for (place, key) in catalog.keys.enumerated() {
    let new = Localization(stringUnit: StringUnit(.new, key))
    grown[key]?.localizations["eu"] = new
    if place % 100 == 0 { grown[key + " more"] = Entry(localizations: ["en": new]) }
  }
  return grown
}

/// The same entries as a catalog without a file.
func withoutFile(_ catalog: Catalog) -> Catalog {
  var loose = Catalog(sourceLanguage: catalog.sourceLanguage, version: catalog.version)
  for (key, entry) in catalog.entries { loose[key] = entry }
  return loose
}
