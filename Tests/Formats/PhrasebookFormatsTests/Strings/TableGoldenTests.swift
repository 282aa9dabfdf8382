import Foundation
import PhrasebookFormats
import PhrasebookModel
import Testing

/// The files under `Catalogs/Formats/Strings` and `StringsDict`: the content of good ones is beside
/// them, and ones that start with `!` are refused with the message beside them.
///
/// PHRASEBOOK_RECORD=1 swift test --filter TableGoldenTests writes both again; read the diff.
@Suite struct TableGoldenTests {
  static let files: [URL] = ["Strings", "StringsDict"].flatMap { folder in
    let folder = URL(filePath: #filePath)
      .appending(path: "../../../../../Catalogs/Formats/\(folder)").standardizedFileURL
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).filter { $0.pathExtension.hasPrefix("strings") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  @Test func thereAreManyFiles() { #expect(Self.files.count > 60) }

  static func read(_ file: URL) throws -> ExchangeReading {
    let path = "fr.lproj/\(file.lastPathComponent)"
    return try StringsFormat.read(
      ExchangeFile(path: path, bytes: Array(try Data(contentsOf: file))))
  }

  private func check(_ text: String, beside file: URL) throws {
    let isRefused = file.lastPathComponent.hasPrefix("!")
    let expected = URL(
      filePath: (isRefused ? file.deletingPathExtension() : file).path + ".txt")
    if ProcessInfo.processInfo.environment["PHRASEBOOK_RECORD"] != nil {
      try text.write(to: expected, atomically: true, encoding: .utf8)
    }
    #expect(text == (try String(contentsOf: expected, encoding: .utf8)))
  }

  @Test(arguments: files.filter { $0.lastPathComponent.hasPrefix("!") })
  func wrongFilesAreRefused(_ file: URL) throws {
    let error = #expect(throws: UnreadableFile.self, "\(file.lastPathComponent) was read") {
      try Self.read(file)
    }
    let message = try #require(error?.diagnostic).line + "\n"
    try check(message, beside: file)
    #expect(message.filter(\.isNewline).count == 1)
  }

  @Test(arguments: files.filter { !$0.lastPathComponent.hasPrefix("!") })
  func goodFilesGiveTheirUnits(_ file: URL) throws {
    let reading = try Self.read(file)
    #expect(reading.exchange.targetLanguage == "fr")
    #expect(reading.exchange.tables.map(\.name) == [file.deletingPathExtension().lastPathComponent])
    let units = reading.exchange.tables.flatMap(\.units).map(\.line)
    try check(
      (units + reading.diagnostics.map(\.line)).map { $0 + "\n" }.joined(), beside: file)
  }

  /// A file that was read and written reads the same, and writes the same bytes.
  @Test(arguments: files.filter { !$0.lastPathComponent.hasPrefix("!") })
  func writtenFilesReadTheSame(_ file: URL) throws {
    let first = try Self.read(file).exchange
    let written = StringsFormat.write(first)
    var again = first
    again.tables = []
    var units: [ExchangeUnit] = []
    for file in written.files {
      let reading = try StringsFormat.read(file)
      // A substitution that nothing names is not written.
      #expect(!reading.diagnostics.contains { $0.severity == .error })
      units += reading.exchange.tables.flatMap(\.units)
    }
    let lost = Set(written.losses.map { ExactString($0.key) })
    func texts(_ units: [ExchangeUnit]) -> Set<String> {
      Set(
        units.filter { !lost.contains(ExactString($0.key)) }.map { unit in
          "\(unit.key)|\(unit.path)|\(unit.target ?? "nil")|\(unit.comment ?? "nil")"
        })
    }
    #expect(texts(units) == texts(first.tables.flatMap(\.units)))
    again.tables = [
      ExchangeTable(
        name: first.tables.first?.name ?? "", units: units,
        unknown: first.tables.first?.unknown ?? [:])
    ]
    let second = StringsFormat.write(again)
    for file in second.files {
      let before = written.files.first { $0.path == file.path }
      let lines = Set((before?.bytes ?? []).split(separator: 0x0A))
      #expect(Set(file.bytes.split(separator: 0x0A)) == lines)
    }
  }
}

extension Diagnostic {
  /// `file:line:column: severity: message`.
  var line: String {
    let place = location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    return "\(place)\(severity): \(message)"
  }
}

extension ExchangeUnit {
  /// The unit on one line.
  var line: String {
    let place = location.map { "\($0.line):\($0.column)" } ?? "-"
    let number = argument.map {
      " argument \($0.number.map(String.init) ?? "-") \($0.specifier ?? "-")"
    }
    return "\(place) \(key.debugDescription) [\(path)]\(number ?? "") = "
      + "\((target ?? "nil").debugDescription)\(comment.map { " // \($0.debugDescription)" } ?? "")"
  }
}
