import Foundation
import TestSupport
import Testing

/// A help fits the terminal, in every language.
struct HelpLayoutTests {
  private func help(_ name: String, _ language: String, columns: Int) throws -> [String] {
    let outcome = try BuiltCommand().run(
      name.split(separator: " ").map(String.init) + ["--help"],
      in: FileManager.default.temporaryDirectory,
      environment: [
        "LANGUAGE": language, "LANG": "C.UTF-8", "LC_ALL": "", "COLUMNS": String(columns),
      ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output.components(separatedBy: "\n")
  }

  /// The columns of a line in which characters of East Asian scripts are wide.
  private func width(_ line: String) -> Int {
    line.unicodeScalars.reduce(0) { sum, scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .format: sum
      default: sum + ((0x1100..<0xFFE0).contains(scalar.value) && !isNarrow(scalar) ? 2 : 1)
      }
    }
  }

  /// Whether a character above the alphabets is narrow: dashes, quotes, arrows and the dots of an ellipsis.
  private func isNarrow(_ scalar: Unicode.Scalar) -> Bool {
    (0x1E00..<0x2E80).contains(scalar.value)
  }

  @Test(
    "no line is wider than the terminal",
    arguments: ["en", "de", "fr", "ja", "zh-Hans", "ar"], VocabularyTests.all)
  func linesFit(_ language: String, _ name: String) throws {
    for line in try help(name, language, columns: 80) {
      #expect(width(line) <= 80, "\(width(line)): \(line)")
    }
  }

  @Test("a narrow terminal breaks texts and no example", arguments: ["en", "ja"])
  func narrowTerminals(_ language: String) throws {
    let lines = try help("audit", language, columns: 60)
    #expect(lines.contains("  phrasebook audit . --fail-on warning --except needs-review"))
    for line in lines where !line.hasPrefix("  phrasebook ") {
      // The name of an option is one word.
      let isName = line.hasPrefix("  --") && !line.dropFirst(2).contains(" ")
      #expect(isName || width(line) <= 60, "\(line)")
      // Marks that close something stay with it.
      let first = line.drop { $0 == " " }.first
      #expect(first.map { !"、。）」".contains($0) } != false, "\(line)")
    }
    #expect(try help("audit", language, columns: 400).count < lines.count)
  }

  @Test func usageIsOneLine() throws {
    let lines = try help("stats", "en", columns: 80)
    #expect(lines.contains("USAGE: phrasebook stats [<options>] [<path> ...]"))
    let translate = try help("translate", "en", columns: 80)
    #expect(
      translate.contains(
        "USAGE: phrasebook translate [<options>] [<path> ...] --with <translator> ..."))
    let whole = try help("stats", "en", columns: 400)
    #expect(whole.contains { $0.hasPrefix("USAGE: ") && $0.contains("[--words]") })
  }

  @Test("values that a text lists are not listed again", arguments: VocabularyTests.all)
  func valuesAreListedOnce(_ name: String) throws {
    let text = try help(name, "en", columns: 10_000).joined(separator: "\n")
    for match in text.matches(of: /values: ([^;)]*)/) {
      #expect(text.ranges(of: match.output.1).count == 1, "\(match.output.0)")
    }
  }
}
