import Foundation
import TestSupport
import Testing

/// Files of ours that a tool saved in another encoding, with other line ends or in another order: the
/// import changes nothing, and edits are imported.
struct ReencodedFileTests {
  let command: BuiltCommand
  let folder: TemporaryFolder
  private static let catalog = "App/Localizable.xcstrings"

  init() throws {
    command = try BuiltCommand()
    folder = try TemporaryFolder()
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {
        "Open": {"comment": "A button", "localizations": {"de": \(Self.unit("Öffnen"))}},
        "greeting": {"localizations": {"en": \(Self.unit("Hello, %@")), \
      "de": \(Self.unit("Grüß Gott,\\n%@"))}},
        "files": {"localizations": {"en": \(Self.forms("%lld file", "%lld files")), \
      "de": \(Self.forms("%lld Datei", "%lld Dateien"))}}
      }, "version": "1.0"}
      """, to: Self.catalog)
  }

  private static func unit(_ text: String) -> String {
    #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
  }

  private static func forms(_ one: String, _ other: String) -> String {
    #"{"variations": {"plural": {"one": \#(unit(one)), "other": \#(unit(other))}}}"#
  }

  /// The change of a tool to the bytes of a file.
  enum Change: String, CaseIterable {
    case byteOrderMark, windowsEnds, markAndWindowsEnds, utf16Little, utf16Big, latin1

    func applied(to text: String) -> Data {
      let rows = text.replacingOccurrences(of: "\r\n", with: "\n")
      let windows = rows.replacingOccurrences(of: "\n", with: "\r\n")
      return switch self {
      case .byteOrderMark: Data("\u{FEFF}\(text)".utf8)
      case .windowsEnds: Data(windows.utf8)
      case .markAndWindowsEnds: Data("\u{FEFF}\(windows)".utf8)
      case .utf16Little: Data([0xFF, 0xFE]) + Self.encoded(text, "UTF-16", .utf16LittleEndian)
      case .utf16Big: Data([0xFE, 0xFF]) + Self.encoded(text, "UTF-16", .utf16BigEndian)
      case .latin1: Self.encoded(text, "ISO-8859-1", .isoLatin1)
      }
    }

    /// The text with the encoding if its format can state it.
    private static func encoded(_ text: String, _ name: String, _ encoding: String.Encoding) -> Data
    {
      text.replacing(/encoding="(?i:utf-8)"/, with: "encoding=\"\(name)\"")
        .replacingOccurrences(of: "charset=UTF-8", with: "charset=\(name)")
        .data(using: encoding) ?? Data()
    }

    /// Whether tools save files of a format so: PO has no UTF-16, and JSON is Unicode.
    func isUsual(in format: String) -> Bool {
      switch self {
      case .byteOrderMark, .windowsEnds, .markAndWindowsEnds: true
      case .utf16Little, .utf16Big: !["po", "arb", "i18next"].contains(format)
      case .latin1: ["po", "xliff", "xliff2", "tmx", "android"].contains(format)
      }
    }
  }

  private static let files = [
    "po": "de.po", "xliff": "de.xliff", "xliff2": "de.xliff", "tmx": "de.tmx", "csv": "de.csv",
    "csv-excel": "de.csv", "tsv": "de.tsv", "android": "values-de/strings.xml",
    "arb": "Localizable_de.arb", "i18next": "de/Localizable.json",
    "strings": "de.lproj/Localizable.strings",
  ]
  private static let cases = files.keys.sorted().flatMap { format in
    Change.allCases.filter { $0.isUsual(in: format) }.map { (format, $0) }
  }

  private func exported(_ format: String) throws -> (path: String, text: String) {
    let outcome = try command.run(
      ["export", "App", "--as", format, "--languages", "de", "-o", "out"], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let path = "out/\(try #require(Self.files[format]))"
    // The mark is not a part of the text.
    let text = String(decoding: try folder.data(at: path), as: UTF8.self)
    return (path, text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text)
  }

  private func take(_ bytes: Data, _ path: String) throws -> BuiltCommand.Outcome {
    try bytes.write(to: folder.url.appendingPathComponent(path))
    return try command.run(["import", path, "App", "--languages", "de"], in: folder.url)
  }

  @Test("a file in another encoding changes nothing, and an edit comes home", arguments: cases)
  func reencoded(_ format: String, _ change: Change) throws {
    let (path, text) = try exported(format)
    let before = try folder.data(at: Self.catalog)
    let same = try take(change.applied(to: text), path)
    #expect(same.status == 0 && same.output.isEmpty, "\(same.output)\(same.errors)")
    #expect(try folder.data(at: Self.catalog) == before)
    let edited = text.replacingOccurrences(of: "Öffnen", with: "Öffnet")
    let outcome = try take(change.applied(to: edited), path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.split(separator: "\n").count == 1, "\(outcome.output)")
    let after = String(decoding: try folder.data(at: Self.catalog), as: UTF8.self)
    #expect(after.contains("\"Öffnet\"") && after.contains("Grüß Gott,\\n%@"), "\(after)")
  }

  @Test("units in another order change nothing", arguments: ["xliff", "tmx", "android"])
  func reordered(_ format: String) throws {
    let (path, text) = try exported(format)
    let name = ["xliff": "trans-unit", "tmx": "tu", "android": "(?:string|plurals)"][format] ?? ""
    let pattern = try Regex("(?s) *<\(name) .*?</\(name)>\n")
    let plain = format == "tmx" ? try Regex("(?s) *<tu>.*?</tu>\n") : pattern
    let units = text.ranges(of: plain)
    try #require(units.count >= 3)
    let start = try #require(units.first?.lowerBound)
    let end = try #require(units.last?.upperBound)
    let turned = units.reversed().map { String(text[$0]) }.joined()
    let changed = text[..<start] + turned + text[end...]
    #expect(changed != text)
    let before = try folder.data(at: Self.catalog)
    let outcome = try take(Data(String(changed).utf8), path)
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.output)\(outcome.errors)")
    #expect(try folder.data(at: Self.catalog) == before)
  }

  @Test("columns and rows in another order, with columns of the tool, change nothing")
  func reorderedColumns() throws {
    let (path, text) = try exported("csv")
    // No cell but the greeting has a separator or a line end.
    let rows = text.replacingOccurrences(of: "Grüß Gott,\n%@", with: "GREETING")
      .replacingOccurrences(of: "Hello, %", with: "HELLO %")
      .split(whereSeparator: \.isNewline).map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
    let turned = ([rows[0]] + rows.dropFirst().reversed()).enumerated().map { index, row in
      ([index == 0 ? "reviewer" : "A. B."] + row.reversed()).joined(separator: ",")
    }
    let changed = turned.joined(separator: "\n")
      .replacingOccurrences(of: "GREETING", with: "Grüß Gott,\n%@")
      .replacingOccurrences(of: "HELLO %", with: "Hello, %")
    let before = try folder.data(at: Self.catalog)
    let outcome = try take(Data(changed.utf8), path)
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.output)\(outcome.errors)")
    #expect(try folder.data(at: Self.catalog) == before)
  }
}
