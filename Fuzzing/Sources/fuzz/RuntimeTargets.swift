@testable import Phrasebook
@testable import PhrasebookTables

/// The parts that an app runs: tables, formats, languages.
let runtimeTargets: [Target] = [
  Target("table", nil) { bytes in
    guard let tables = try? CompiledTables(bytes) else { return }
    for name in tables.names {
      if let table = tables.table(named: name) { lookUp(table) }
    }
    try? tables.verify()
  },
  Target("damaged-table") { bytes in
    // A whole table with some bytes changed: the first eight bytes choose which.
    let parts = Array(bytes.prefix(8))
    var writer = TableWriter()
    guard parts.count == 8,
      (try? writer.add(xcstrings: Array(bytes.dropFirst(8)), name: "Localizable")) != nil,
      var table = try? writer.bytes()
    else { return }
    for index in 0..<4 {
      let place = (Int(parts[index * 2]) << 4) % table.count
      table[place] ^= parts[index * 2 + 1]
    }
    guard let tables = try? CompiledTables(table) else { return }
    if let table = tables.table(named: "Localizable") { lookUp(table) }
  },
  Target("resolve") { bytes in
    guard let table = try? StringTable.read(xcstrings: bytes) else { return }
    lookUp(table)
  },
  Target("format", nil) { bytes in
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    let locales = ["en", "ar", "de-CH", "hi-u-nu-deva", "zz", ""]
    let template = FormatTemplate(text, locale: locales[Int(bytes.first ?? 0) % locales.count])
    for arguments in argumentLists { _ = try? template.text(arguments: arguments) }
  },
  Target("languages", nil) { bytes in
    let parts = bytes.parts(2).map { String(decoding: $0, as: UTF8.self) }
    let supported = parts[0].split(separator: ",").map(String.init)
    let matcher = LanguageMatcher(supported: supported, development: supported.first)
    _ = matcher.match(parts[1].split(separator: ",").map(String.init))
    _ = matcher.match(acceptLanguage: parts[1])
  },
]

private let argumentLists: [[FormatArgument]] = [
  [], [.int(3)], [.string("a"), .int(1), .double(1.5), .uint(.max)],
  [.int(.min), .string("\u{202E}"), .double(-.infinity), .double(.nan), .int(0)],
]

private func lookUp(_ table: StringTable) {
  for key in ["a", "b", "%lld items", ""] {
    for language in table.languages.prefix(4) {
      guard let value = try? table.find(key, language: language) else { continue }
      _ = try? value.text()
      for arguments in argumentLists {
        _ = try? value.text(arguments: arguments, numbers: NumberLocale(language))
      }
    }
  }
}
