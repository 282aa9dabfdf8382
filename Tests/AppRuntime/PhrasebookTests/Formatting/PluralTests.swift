import Foundation
import Testing

@testable import Phrasebook

@Suite("Plurals and substitutions")
struct PluralTests {
  @Test(
    "the form of the number, by the language's rules",
    arguments: [
      (1, "1 plik"), (2, "2 pliki"), (5, "5 plików"), (22, "22 pliki"), (0, "0 plików"),
    ])
  func polish(_ number: Int64, _ text: String) throws {
    let table = try SampleTable.table(
      #""pl":{\#(SampleTable.plural(["one": "%lld plik", "few": "%lld pliki", "many": "%lld plików", "other": "%lld pliku"]))}"#
    )
    #expect(try table.shown("key", "pl", [.int(number)]) == text)
  }

  @Test("an explicit zero wins, whatever the language's categories are")
  func zero() throws {
    let table = try SampleTable.table(
      #""en":{\#(SampleTable.plural(["zero": "nothing", "one": "%lld item", "other": "%lld items"]))}"#
    )
    #expect(try table.shown("key", "en", [.int(0)]) == "nothing")
    #expect(try table.shown("key", "en", [.uint(0)]) == "nothing")
    #expect(try table.shown("key", "en", [.int(1)]) == "1 item")
    #expect(try table.shown("key", "en", [.uint(7)]) == "7 items")
  }

  @Test("other stands in for a form that is missing; without it there is an error")
  func other() throws {
    let table = try SampleTable.table(
      #""pl":{\#(SampleTable.plural(["other": "%lld pliku"]))},"cs":{\#(SampleTable.plural(["one": "%lld soubor"]))}"#
    )
    #expect(try table.shown("key", "pl", [.int(2)]) == "2 pliku")
    #expect(throws: ValueError(.missingForm(.few))) { try table.shown("key", "cs", [.int(2)]) }
  }

  @Test(
    "a number is as it is shown: 1.0 is not 1",
    arguments: [
      ("%.1f", 1.0, "1.0 items"), ("%.0f", 1.0, "1 item"), ("%.0f", 1.2, "1 item"),
      ("%.2f", 1.5, "1.50 items"), ("%g", 1.0, "1 item"), ("%.0f", 0.2, "none"), ("%f", 0, "none"),
    ])
  func fractions(_ specifier: String, _ number: Double, _ text: String) throws {
    let table = try SampleTable.table(
      #""en":{\#(SampleTable.plural(["zero": "none", "one": "\(specifier) item", "other": "\(specifier) items"]))}"#
    )
    #expect(try table.shown("key", "en", [.double(number)]) == text)
  }

  @Test("the argument with a number decides, wherever it stands")
  func position() throws {
    let table = try SampleTable.table(
      #"""
      "en":{\#(SampleTable.plural(["one": "%1$@ has one file", "other": "%1$@ has %2$lld files"]))},
      "de":{\#(SampleTable.plural(["one": "Eine Datei", "other": "Viele Dateien"]))}
      """#)
    let arguments: (Int64) -> [FormatArgument] = { [.string("Ann"), .int($0)] }
    #expect(try table.shown("key", "en", arguments(1)) == "Ann has one file")
    #expect(try table.shown("key", "en", arguments(3)) == "Ann has 3 files")
    #expect(try table.shown("key", "de", arguments(1)) == "Eine Datei")
    #expect(try table.shown("key", "de", arguments(2)) == "Viele Dateien")
  }

  @Test("numbers past what a Double holds select by their last digits")
  func large() throws {
    let table = try SampleTable.table(
      #""ru":{\#(SampleTable.plural(["one": "one", "few": "few", "many": "many", "other": "other"]))}"#
    )
    #expect(try table.shown("key", "ru", [.int(9_007_199_254_740_993)]) == "few")
    #expect(try table.shown("key", "ru", [.int(9_007_199_254_740_991)]) == "one")
    #expect(try table.shown("key", "ru", [.uint(.max)]) == "many")
    #expect(try table.shown("key", "ru", [.int(.min)]) == "many")
  }

  static let two = #"""
    "stringUnit":{"state":"translated","value":"%#@files@ in %#@folders@"},
    "substitutions":{
    "files":{"argNum":1,"formatSpecifier":"lld",\#(SampleTable.plural(["one": "%arg file", "other": "%arg files"]))},
    "folders":{"argNum":2,"formatSpecifier":"lld",\#(SampleTable.plural(["one": "%arg folder", "other": "%arg folders"]))}}
    """#

  @Test("two plurals in one text")
  func substitutions() throws {
    let table = try SampleTable.table("\"en\":{\(Self.two)}")
    #expect(try table.shown("key", "en", [.int(1), .int(2)]) == "1 file in 2 folders")
    #expect(try table.shown("key", "en", [.int(1234), .int(1)]) == "1,234 files in 1 folder")
    #expect(throws: ValueError(.missingArgument(2))) { try table.shown("key", "en", [.int(1)]) }
    #expect(
      throws: ValueError(.mismatch(specifier: "%arg", argument: .string("x")))
    ) { try table.shown("key", "en", [.string("x"), .int(2)]) }
  }

  @Test(
    "argument numbers may be missing, turned round, or in the forms",
    arguments: [
      ("%#@a@ of %#@b@", "", "", "%arg one", "%arg two", "1 one of 2 two"),
      (
        "%#@b@ of %#@a@", #""argNum":1,"#, #""argNum":2,"#, "%arg one", "%arg two", "2 two of 1 one"
      ),
      ("%2$#@b@ of %1$#@a@", "", "", "%arg one", "%arg two", "2 two of 1 one"),
      ("%#@a@ of %#@b@", "", "", "%lld one", "%d two", "1 one of 2 two"),
      ("%#@a@", #""argNum":1,"#, #""argNum":2,"#, "%arg of %#@b@", "%arg two", "1 of 2 two"),
      ("%#@a@", "", "", "%lld of %#@b@", "%lld two", "1 of 2 two"),
      ("%#@a@ and %lld", #""argNum":1,"#, "", "%arg one", "", "1 one and 2"),
      ("%#@a@ and %lld", #""argNum":2,"#, "", "%arg one", "", "2 one and 1"),
      ("%2$lld: %#@a@", #""argNum":1,"#, "", "%1$lld one", "", "2: 1 one"),
    ])
  func argumentNumbers(
    _ main: String, _ first: String, _ second: String, _ a: String, _ b: String, _ text: String
  ) throws {
    let table = try SampleTable.table(
      #"""
      "en":{"stringUnit":{"state":"translated","value":"\#(main)"},"substitutions":{
      "a":{\#(first)"formatSpecifier":"lld",\#(SampleTable.plural(["other": a]))},
      "b":{\#(second)"formatSpecifier":"lld",\#(SampleTable.plural(["other": b]))}}}
      """#)
    #expect(try table.shown("key", "en", [.int(1), .int(2)]) == text)
  }

  @Test(
    "a substitution that stands in itself is an error, not an endless text",
    arguments: [
      "%#@a@", "%#@a@%#@a@", "%arg %#@b@",
    ])
  func recursion(_ form: String) throws {
    let table = try SampleTable.table(
      #"""
      "en":{"stringUnit":{"state":"translated","value":"%#@a@"},"substitutions":{
      "a":{"argNum":1,"formatSpecifier":"lld",\#(SampleTable.plural(["other": form]))},
      "b":{"argNum":1,"formatSpecifier":"lld",\#(SampleTable.plural(["other": "%#@a@"]))}}}
      """#)
    #expect(throws: ValueError.self) { try table.shown("key", "en", [.int(1)]) }
  }

  @Test("substitutions that multiply are stopped")
  func multiplication() throws {
    let parts = (0..<14).map { index in
      let next = "%#@s\(index + 1)@"
      return
        #""s\#(index)":{"argNum":1,"formatSpecifier":"lld",\#(SampleTable.plural(["other": index == 13 ? "%512lld" : String(repeating: next, count: 30)]))}"#
    }
    let table = try SampleTable.table(
      #""en":{"stringUnit":{"value":"%#@s0@"},"substitutions":{\#(parts.joined(separator: ","))}}"#)
    #expect(throws: ValueError(.tooLong)) { try table.shown("key", "en", [.int(1)]) }
  }

  @Test("a text of nothing but names is translated where its parts are")
  func newMain() throws {
    func localization(_ main: String) -> String {
      #"""
      "stringUnit":{"state":"new","value":"\#(main)"},"substitutions":{"a":{"argNum":1,
      "formatSpecifier":"lld",\#(SampleTable.plural(["other": "%lld zu “%@” (%lld)"]))}}
      """#
    }
    let table = try SampleTable.table(
      #""de":{\#(localization("%#@a@"))},"fr":{\#(localization("%#@a@ added"))}"#)
    let arguments: [FormatArgument] = [.int(2), .string("x"), .int(3)]
    #expect(try table.shown("key", "de", arguments) == "2 zu “x” (3)")
    #expect(try table.shown("key", "fr", arguments) == nil)
  }

  @Test("a name without a substitution is an error")
  func unknown() throws {
    let table = try SampleTable.table(SampleTable.unit("en", "%#@files@"))
    #expect(throws: ValueError(.unknownSubstitution("files"))) {
      try table.shown("key", "en", [.int(1)])
    }
  }

  @Test("a fraction digit that the form shows counts, as in catalogs that were migrated")
  func migrated() throws {
    let table = try SampleTable.table(
      #"""
      "en":{"stringUnit":{"value":"%#@value@"},"substitutions":{"value":{"formatSpecifier":"f",
      \#(SampleTable.plural(["one": "%.1f pixel", "other": "%.1f pixels"]))}}}
      """#)
    #expect(try table.shown("key", "en", [.double(1)]) == "1.0 pixels")
    #expect(try table.shown("key", "fr", [.double(1)]) == nil)
  }
}
