import Foundation
import Phrasebook
import TestSupport
import Testing

@Suite("The key of a literal")
struct KeyTests {
  @Test("is the one that the extractor writes")
  func keys() throws {
    let made = Interpolations.values.map(\.key) + Interpolations.resources.map(\.key)
    let file = PackageRoot.folder.appendingPathComponent(
      "Tests/AppRuntime/PhrasebookTests/Resources/Interpolations.txt")
    let expected = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n").map(String.init)
    #expect(made.map(Self.line) == expected)
  }

  @Test("of a value that has no localized form is %@")
  @available(*, deprecated)
  func description() {
    enum Fruit { case pear }
    let flag = true
    let value: Phrase.Value = "Flag \(flag), \(Fruit.pear) and \([1])"
    #expect(value.key == "Flag %@, %@ and %@")
    #expect(Phrase(value).text(in: .withoutTables) == "Flag true, pear and [1]")
  }

  @Test("takes what Foundation has, and a formatter that may be none, without a warning")
  func objects() {
    let formatter: Formatter? = nil
    let value: Phrase.Value =
      "\(NSNumber(value: 3)) \(NSString(string: "a")) \(2, formatter: formatter) \(URL(filePath: "/"))"
    #expect(value.key == "%@ %@ %@ %@")
    #expect(Phrase(value).text(in: .withoutTables) == "3 a 2 file:///")
  }

  @Test("that only the program knows is taken as it is")
  func dynamic() {
    let name = "100%"
    #expect(Phrase(Phrase.Value(name)).key == "100%")
    #expect(Phrase(Phrase.Value(name)).text(in: .withoutTables) == "100%")
  }

  private static func line(_ key: String) -> String {
    key.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: "\t", with: "\\t")
  }
}

extension Localizer {
  /// A localizer without tables: texts are the code's.
  static let withoutTables = Localizer(languages: ["en"], tables: .tables([:]))

  /// A localizer for one catalog.
  static func reading(
    _ catalog: String, table: String = "Localizable", languages: [String]
  ) throws -> Localizer {
    let table = [table: try StringTable.read(xcstrings: Array(catalog.utf8), name: table)]
    return Localizer(languages: languages, tables: .tables(table))
  }
}
