import Foundation
import TestSupport
import Testing

@testable import Phrasebook

/// Tables of all public catalogs beside the package return the same strings as a plain reading of
/// the JSON.
@Suite("Tables of real catalogs", .needsShared("corpus/catalogs"))
struct CorpusTableTests {
  @Test("each text is found as it stands, each value can be shown")
  func corpus() throws {
    var counts = (files: 0, texts: 0, varied: 0, errors: 0)
    for file in PackageRoot.corpus {
      let data = try Data(contentsOf: file)
      guard data.count < 1_500_000,
        let table = try? StringTable.read(xcstrings: [UInt8](data)),
        let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        let strings = json["strings"] as? [String: [String: Any]]
      else { continue }
      counts.files += 1
      for (key, entry) in strings {
        // Foundation's dictionaries hold é and e with an accent for one key.
        guard key.utf8.allSatisfy({ $0 < 0x80 }) else { continue }
        #expect(table.contains(key))
        let isTranslated = entry["shouldTranslate"] as? Bool ?? true
        for (language, localization) in entry["localizations"] as? [String: [String: Any]] ?? [:] {
          let isSource = language == table.sourceLanguage
          guard isTranslated || isSource else {
            #expect(try table.find(key, language: language) == nil)
            continue
          }
          if localization.count == 1, let unit = localization["stringUnit"] as? [String: Any],
            let value = unit["value"] as? String, !value.contains("%(")
          {
            counts.texts += 1
            let isShown = isSource || unit["state"] as? String != "new"
            let found = try table.find(key, language: language)?.text()
            #expect(found.map { Array($0.utf8) } == (isShown ? Array(value.utf8) : nil))
          } else if let value = try table.find(key, language: language) {
            counts.varied += 1
            for number in [0, 1, 2, 5] as [Int64] {
              let arguments = Self.arguments(for: key, number)
              do {
                _ = try value.text(arguments: arguments, numbers: NumberLocale(language))
              } catch {
                counts.errors += 1
                print(file.lastPathComponent, key, language, error)
              }
            }
          }
        }
      }
    }
    print("\(counts)")
    #expect(PackageRoot.corpus.isEmpty || counts.texts > 10_000)
    #expect(counts.errors * 10 <= counts.varied * 4)
  }

  /// Arguments that fit a key, as code would give them.
  static func arguments(for key: String, _ number: Int64) -> [FormatArgument] {
    key.withBytes { bytes in
      var arguments: [FormatArgument] = []
      var index = 0
      while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
        var scanner = SpecifierScanner(bytes: bytes, index: percent)
        switch scanner.next() {
        case .specifier(let specifier), .labelled(let specifier, _):
          switch specifier.kind {
          case .text: arguments.append(.string("x"))
          case .fraction: arguments.append(.double(Double(number)))
          default: arguments.append(.int(number))
          }
        default: break
        }
        index = scanner.index
      }
      return arguments.isEmpty ? Array(repeating: .int(number), count: 4) : arguments
    }
  }
}
