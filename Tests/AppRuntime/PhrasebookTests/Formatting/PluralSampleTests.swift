import Foundation
import TestSupport
import Testing

@testable import Phrasebook

@Suite("Plurals: samples of every language")
struct PluralSampleTests {
  /// A catalog in which each form of each language is the name of its category.
  static func table(_ categories: [String: [String]]) throws -> StringTable {
    let localizations = categories.sorted { $0.key < $1.key }.map { language, names in
      let forms = Set(names).union(["other"]).sorted().map {
        #""\#($0)":{"stringUnit":{"state":"translated","value":"\#($0)"}}"#
      }
      return #""\#(language)":{"variations":{"plural":{\#(forms.joined(separator: ","))}}}"#
    }
    return try SampleTable.table(localizations.joined(separator: ","))
  }

  @Test(
    "each number shows the form of its category", .needsShared("data/plural-samples.json"))
  func samples() throws {
    let file = PackageRoot.shared("data/plural-samples.json")
    let samples = try JSONDecoder().decode(
      [String: [String: [String: [Int64]]]].self, from: Data(contentsOf: file))
    let cardinal = samples.compactMapValues { $0["cardinal"] }
    let table = try Self.table(cardinal.mapValues { Array($0.keys) })
    var (checked, differing) = (0, [String]())
    for (language, categories) in cardinal {
      let value = try #require(try table.find("key", language: language, device: .other))
      let numbers = NumberLocale(language)
      for (category, samples) in categories {
        for sample in samples {
          let shown = try value.text(arguments: [.int(sample)], numbers: numbers)
          let negative = try value.text(arguments: [.int(-sample)], numbers: numbers)
          checked += 1
          if shown != category || negative != category {
            differing.append("\(language) \(sample): \(shown), not \(category)")
          }
        }
      }
    }
    #expect(checked > 5000)
    #expect(differing.isEmpty, "\(differing)")
  }

  /// From CLDR's chart of plural rules: the digits behind the point decide, zeros too.
  @Test(
    "a fraction has the category of its digits",
    arguments: [
      ("en", "1.0", PluralCategory.other), ("en", "1", .one), ("fr", "1.5", .one),
      ("fr", "2.0", .other), ("da", "0.1", .one), ("da", "1.6", .one), ("da", "2.0", .other),
      ("cs", "1.5", .many), ("lt", "1.5", .many), ("ru", "1.0", .other), ("ru", "21", .one),
      ("sl", "1.0", .few), ("lv", "0.1", .one), ("lv", "10.0", .zero), ("lv", "1.2", .other),
      ("is", "1.1", .one), ("is", "1.2", .other), ("he", "0.5", .one), ("he", "1.0", .other),
      ("pl", "1.0", .other), ("ar", "1.0", .one), ("ja", "1.0", .other), ("xx", "1.0", .other),
      ("en", "-1", .one), ("en", "-1.00", .other), ("en", "", .other), ("en", "x.y", .other),
      ("en", "1.00000000000000000000000000000000", .other),
    ])
  func fractions(_ language: String, _ digits: String, _ category: PluralCategory) {
    #expect(PluralRules(language: language).category(forDigits: digits) == category)
  }

  @Test("the digits that are shown decide, not the number")
  func shown() throws {
    let forms = SampleTable.plural([
      "one": "%1$.1f one", "few": "%1$.1f few", "many": "%1$.1f many", "other": "%1$.1f other",
    ])
    let table = try SampleTable.table(#""cs":{\#(forms)},"da":{\#(forms)},"sl":{\#(forms)}"#)
    #expect(try table.shown("key", "cs", [.double(1)]) == "1,0 many")
    #expect(try table.shown("key", "da", [.double(0.14)]) == "0,1 one")
    #expect(try table.shown("key", "da", [.double(0.04)]) == "0,0 other")
    #expect(try table.shown("key", "sl", [.double(5)]) == "5,0 few")
  }

  @Test("many threads that ask at once get what one gets")
  func threads() async throws {
    let forms = SampleTable.plural([
      "one": "%lld one", "few": "%lld few", "many": "%lld many", "other": "%lld other",
    ])
    // An unused table: its rules and digits are opened by all threads together.
    let table = try SampleTable.table(#""ru":{\#(forms)},"hi":{\#(forms)}"#)
    let numbers = NumberLocale("ru")
    let texts = await withTaskGroup(of: [String?].self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<300).map { (number: Int64) in
            let value = try? table.find("key", language: "ru")
            return try? value?.text(arguments: [.int(number * 37)], numbers: numbers)
          }
        }
      }
      var texts: [[String?]] = []
      for await text in group { texts.append(text) }
      return texts
    }
    #expect(Set(texts).count == 1)
    #expect(texts.first?[1] == "37 many" && texts.first?[3] == "111 many")
    #expect(texts.first?[33] == "1\u{A0}221 one")
  }
}
