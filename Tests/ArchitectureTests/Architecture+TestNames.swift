extension Architecture {
  /// The minimum number of words in the name of a test that has no title.
  static let fewestWords = 3

  /// The tests of a file that have neither a title nor a name in words, a line for each.
  static func testNameViolations(of file: SourceFile) -> [String] {
    file.code.matches(of: testMark).compactMap { mark in
      let end = mark.range.upperBound
      guard let match = file.code[end...].firstMatch(of: functionName) else { return nil }
      let offset = file.code.utf8.distance(from: file.code.startIndex, to: end)
      // The code has no literals: the text shows whether the first argument is one.
      let next = file.text.utf8.dropFirst(offset).first { $0 > UInt8(ascii: " ") }
      let hasTitle =
        mark.output.1 != nil && (next == UInt8(ascii: "\"") || next == UInt8(ascii: "#"))
      let name = match.output.1
      guard !hasTitle, wordCount(of: name) < fewestWords else { return nil }
      let line = file.code.utf8[..<end].count { $0 == UInt8(ascii: "\n") } + 1
      return "\(file.path):\(line): \(name) has fewer than \(fewestWords) words; name the test in "
        + "words, or add a title"
    }
  }

  /// The number of words of a name in camel case.
  static func wordCount(of name: Substring) -> Int { name.matches(of: wordOfName).count }

  /// The attribute of a test, and the bracket of its arguments.
  nonisolated(unsafe) private static let testMark = /@Test\b\s*(\()?/
  nonisolated(unsafe) private static let functionName = /\bfunc\s+(`[^`]+`|\w+)/
  nonisolated(unsafe) private static let wordOfName = /[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/
}
