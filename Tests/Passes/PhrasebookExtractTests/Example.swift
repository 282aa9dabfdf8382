import PhrasebookExtract
import PhrasebookModel
import Testing

/// Swift source beside what extraction must find in it; a failure points at the example's line.
struct Example: Sendable, CustomTestStringConvertible {
  /// The files, in the order of their names.
  var files: [String]
  var expected: [String]
  var functions: [String] = []
  var location: SourceLocation

  /// - Parameters:
  ///   - source: The source; a line `---` begins another file of the same run.
  ///   - keys: Every string that is found, and no other.
  init(
    _ source: String, _ keys: String..., functions: [String] = [],
    at location: SourceLocation = #_sourceLocation
  ) {
    files = source.components(separatedByLine: "---")
    expected = keys
    self.functions = functions
    self.location = location
  }

  var testDescription: String { files.joined(separator: " --- ") }

  /// The result of an extraction from the files.
  var extraction: Extraction {
    Extract.extraction(
      of: files.enumerated().map { (file: "File\($0).swift", bytes: Array($1.utf8)) },
      functions: functions)
  }

  /// Holds the keys that are found, whatever their tables, against the expected ones; literals that are
  /// keys in some SDKs only do not count.
  func expectKeys() {
    let found = extraction
    #expect(
      Set(found.strings.filter { !$0.isInactive }.map(\.key)) == Set(expected),
      "\(testDescription)",
      sourceLocation: location)
    #expect(found.diagnostics.isEmpty, "the example does not parse", sourceLocation: location)
  }

  /// Holds strings with everything that is known of them against the expected lines: `key`,
  /// `[table]` unless it is `Localizable`, `= default value`, `@ bundle`, `// comment`.
  func expectStrings() {
    let found = extraction
    #expect(
      found.strings.map(\.summary).sorted() == expected.sorted(), "\(testDescription)",
      sourceLocation: location)
    #expect(found.diagnostics.isEmpty, "the example does not parse", sourceLocation: location)
  }

  /// Holds the reasons of the sites that cannot be known against the expected ones.
  func expectUndeterminableSites() {
    let found = extraction
    #expect(found.strings.isEmpty, "\(testDescription)", sourceLocation: location)
    #expect(
      found.undeterminable.map { $0.table.map { "[\($0)] " } ?? "" }.count == expected.count,
      sourceLocation: location)
    #expect(
      found.undeterminable.map(\.reason.text) == expected, "\(testDescription)",
      sourceLocation: location)
  }
}

extension ExtractedString {
  /// Everything that is known of a string, in one line.
  var summary: String {
    var line = key
    if table != "Localizable" { line += " [\(table)]" }
    if let defaultValue { line += " = \(defaultValue)" }
    if let bundle { line += " @ \(bundle)" }
    if phrases.count > 1 { line += " (\(phrases.joined(separator: " | ")))" }
    if let comment { line += " // \(comment)" }
    return line
  }
}

extension String {
  /// The parts between lines that are just a mark.
  func components(separatedByLine mark: String) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false)
      .split(separator: Substring(mark), omittingEmptySubsequences: false)
      .map { $0.joined(separator: "\n") }
  }
}
