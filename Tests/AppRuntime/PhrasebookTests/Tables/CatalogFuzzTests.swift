import Foundation
import TestSupport
import Testing

@testable import Phrasebook

@Suite("Tables: catalogs that nobody should have written")
struct CatalogFuzzTests {
  @Test("bytes that turn, vanish or double give a table or an error")
  func bytes() throws {
    let bytes = SampleTable.bytes(strings: DamagedTableTests.strings)
    var generator = SeededGenerator(seed: 7)
    var read = 0
    for _ in 0..<6000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = damaged.indices.randomElement(using: &generator) ?? 0
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: damaged[index] = UInt8.random(in: 0x20..<0x7F, using: &generator)
        case 1: damaged.remove(at: index)
        default: damaged.insert(damaged[index], at: index)
        }
      }
      guard let table = try? StringTable.read(xcstrings: damaged) else { continue }
      read += 1
      for key in ["plain", "%lld items", "device", "set", "bare"] {
        for language in ["en", "de"] {
          let value = try? table.find(key, language: language, device: .mac)
          if let value { #expect(value.language.lowercased() == language) }
          if let text = try? value?.text() { #expect(text.utf8.count <= damaged.count) }
          if let text = try? value?.text(arguments: [.int(3)], numbers: NumberLocale("en")) {
            // Three changes make at most three more specifiers, and each may be wide.
            #expect(text.utf8.count <= damaged.count + 8 * SpecifierScanner.widest)
          }
        }
      }
    }
    #expect(read > 500)
  }

  @Test("variations nested without end are refused, not followed")
  func nesting() throws {
    let depth = 150
    let open = String(repeating: #"{"variations":{"plural":{"other":"#, count: depth)
    let close = String(repeating: "}}}", count: depth)
    let table = try SampleTable.table(
      #""en":\#(open){"stringUnit":{"value":"x"}}\#(close),"de":{"stringUnit":{"value":"ok"}}"#)
    #expect(throws: (any Error).self) {
      try table.find("key", language: "en")?.text(arguments: [], numbers: NumberLocale("en"))
    }
    #expect(try table.find("key", language: "de")?.text() == "ok")
  }

  @Test("a thousand substitutions and numbers of any size are held in bounds")
  func sizes() throws {
    let parts = (0..<1000).map {
      #""s\#($0)":{"formatSpecifier":"%%%lld","variations":{"plural":{"other":{"stringUnit":{"value":"%arg"}}}}}"#
    }
    let table = try SampleTable.table(
      #""en":{"stringUnit":{"value":"%#@s999@ %#@s0@"},"substitutions":{\#(parts.joined(separator: ","))}}"#
    )
    #expect(try table.shown("key", "en", [.int(1), .int(2)]) == "1 2")
    for number in ["70000", "99999999999999999999", "0", "-1", "1.5", "\"1\"", "null"] {
      let odd = try SampleTable.table(
        #""en":{"stringUnit":{"value":"%#@s@"},"substitutions":{"s":{"argNum":\#(number),"variations":{"plural":{"other":{"stringUnit":{"value":"%arg"}}}}}}}"#
      )
      #expect(throws: ValueError.self, "\(number)") { try odd.shown("key", "en", [.int(1)]) }
    }
  }

  @Test("the highest argNum is the one that the check of catalogs allows", arguments: [4096, 4097])
  func highestArgument(_ number: Int) throws {
    let table = try SampleTable.table(
      #""en":{"stringUnit":{"value":"%#@s@"},"substitutions":{"s":{"argNum":\#(number),"variations":{"plural":{"other":{"stringUnit":{"value":"%arg"}}}}}}}"#
    )
    let error = #expect(throws: ValueError.self) { try table.shown("key", "en", [.int(1)]) }
    let isDamaged = error?.reason == .damaged(.argumentNumberNotAPosition)
    #expect(isDamaged == (number > 4096))
  }

  @Test("ten thousand keys are all found, each in its language")
  func many() throws {
    let entries = (0..<10_000).map {
      #""key \#($0)":{"localizations":{"\#($0 % 2 == 0 ? "de" : "fr")":{"stringUnit":{"value":"text \#($0)"}}}}"#
    }
    let table = try SampleTable.table(strings: entries.joined(separator: ","))
    for index in 0..<10_000 {
      let (own, other) = index % 2 == 0 ? ("de", "fr") : ("fr", "de")
      #expect(try table.find("key \(index)", language: own)?.text() == "text \(index)")
      #expect(try table.find("key \(index)", language: other) == nil)
    }
    #expect(try table.find("key 10000", language: "de") == nil)
  }
}
