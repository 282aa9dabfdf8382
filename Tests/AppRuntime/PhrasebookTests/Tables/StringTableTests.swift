import Testing

@testable import Phrasebook

@Suite("Tables: what of a catalog a program shows")
struct StringTableTests {
  @Test("a text, by key and language")
  func plain() throws {
    let table = try SampleTable.table(
      [
        SampleTable.unit("en", "Hello"), SampleTable.unit("de", "Hallo"),
        SampleTable.unit("pt-BR", "Olá"),
      ].joined(separator: ","))
    #expect(table.sourceLanguage == "en")
    #expect(table.languages == ["en", "de", "pt-BR"])
    #expect(try table.find("key", language: "de")?.text() == "Hallo")
    #expect(try table.find("key", language: "pt_br")?.text() == "Olá")
    #expect(try table.find("key", language: "fr") == nil)
    #expect(try table.find("Key", language: "de") == nil)
    #expect(try table.find("", language: "de") == nil)
  }

  @Test(
    "keys of every shape are found",
    arguments: [
      "", " ", "a", "12345678", "123456789012345", "1234567890123456", "😀", "%lld\\nitems",
      "^[%lld item](inflect: true)", "${applicationName}", "مرحبا", "\\u0000",
      String(repeating: "long ", count: 500),
    ])
  func keys(_ key: String) throws {
    let table = try SampleTable.table(SampleTable.unit("de", "Wert"), key: key)
    let unescaped = key.replacing("\\n", with: "\n").replacing("\\u0000", with: "\0")
    #expect(try table.find(unescaped, language: "de")?.text() == "Wert")
    #expect(try table.find(unescaped + "x", language: "de") == nil)
  }

  @Test("two keys that Swift holds for equal are two keys")
  func exactKeys() throws {
    let table = try SampleTable.table(
      strings: #"""
        "\u00e9":{"localizations":{"en":{"stringUnit":{"value":"one"}}}},
        "e\u0301":{"localizations":{"en":{"stringUnit":{"value":"two"}}}}
        """#)
    #expect(try table.find("\u{e9}", language: "en")?.text() == "one")
    #expect(try table.find("e\u{301}", language: "en")?.text() == "two")
  }

  @Test("two languages that Swift holds for equal are two languages")
  func exactLanguages() throws {
    let table = try SampleTable.table(
      [SampleTable.unit("x-\u{E9}", "one"), SampleTable.unit("x-e\u{301}", "two")]
        .joined(separator: ","))
    #expect(table.languages.count == 3)
    #expect(try table.find("key", language: "x-\u{E9}")?.text() == "one")
    #expect(try table.find("key", language: "x-e\u{301}")?.text() == "two")
  }

  @Test(
    "`new` is no translation; every other state is",
    arguments: [
      ("translated", true), ("needs_review", true), ("machine_translated", true), ("new", false),
    ])
  func states(_ state: String, _ isShown: Bool) throws {
    let table = try SampleTable.table(
      SampleTable.unit("en", "A") + "," + SampleTable.unit("de", "B", state: state))
    #expect(try table.find("key", language: "de")?.text() == (isShown ? "B" : nil))
    #expect(table.languages == (isShown ? ["en", "de"] : ["en"]))
  }

  @Test("a source text in state `new` is marked as copied from code")
  func extracted() throws {
    let table = try SampleTable.table(
      SampleTable.unit("en", "Copied", state: "new"),
      members: #""extractionState":"extracted_with_value","#)
    let value = try #require(try table.find("key", language: "en"))
    #expect(value.isExtractedDefault)
    #expect(try value.text() == "Copied")
  }

  @Test("empty texts and stale entries are shown")
  func emptyAndStale() throws {
    let table = try SampleTable.table(
      SampleTable.unit("de", ""), members: #""extractionState":"stale","#)
    #expect(try table.find("key", language: "de")?.text() == "")
  }

  @Test("what is not to be translated has its source text alone")
  func shouldNotTranslate() throws {
    let table = try SampleTable.table(
      SampleTable.unit("en", "Brand") + "," + SampleTable.unit("de", "Marke"),
      members: #""shouldTranslate":false,"#)
    #expect(try table.find("key", language: "de") == nil)
    #expect(try table.find("key", language: "en")?.text() == "Brand")
    #expect(!table.isTranslatable("key") && table.contains("key"))
    #expect(table.isTranslatable("none") && !table.contains("none"))
  }

  @Test("a device's own form, else that of other devices")
  func devices() throws {
    let table = try SampleTable.table(
      #"""
      "en":{"variations":{"device":{"mac":{"stringUnit":{"value":"Click"}},
      "other":{"stringUnit":{"value":"Tap"}}}}},
      "de":{"variations":{"device":{"mac":{"stringUnit":{"value":"Klick"}}}}}
      """#)
    #expect(try table.find("key", language: "en", device: .mac)?.text() == "Click")
    #expect(try table.find("key", language: "en", device: .iphone)?.text() == "Tap")
    #expect(try table.find("key", language: "de", device: .mac)?.text() == "Klick")
    #expect(try table.find("key", language: "de", device: .ipad) == nil)
  }

  @Test("forms by device and number, either inside the other")
  func nested() throws {
    let forms = SampleTable.plural(["one": "%lld tap", "other": "%lld taps"])
    let table = try SampleTable.table(
      #"""
      "en":{"variations":{"device":{"mac":{\#(SampleTable.plural(["one": "%lld click", "other": "%lld clicks"]))},
      "other":{\#(forms)}}}},
      "fr":{"variations":{"plural":{"other":{"variations":{"device":{
      "mac":{"stringUnit":{"value":"%lld clics"}},"other":{"stringUnit":{"value":"%lld touches"}}}}}}}}
      """#)
    #expect(try table.shown("key", "en", [.int(1)], device: .mac) == "1 click")
    #expect(try table.shown("key", "en", [.int(2)], device: .ipad) == "2 taps")
    #expect(try table.shown("key", "fr", [.int(2)], device: .mac) == "2 clics")
    #expect(try table.shown("key", "fr", [.int(2)], device: .ipad) == "2 touches")
  }

  @Test("the first phrase of a string set")
  func stringSet() throws {
    let table = try SampleTable.table(
      #""en":{"stringSet":{"state":"translated","values":["One","Two"]}}"#)
    #expect(try table.find("key", language: "en")?.text() == "One")
  }

  @Test("labelled arguments are numbered as in the source text")
  func labels() throws {
    let table = try SampleTable.table(
      SampleTable.unit("en", "%(name)@ has %(count)lld")
        + "," + SampleTable.unit("de", "%(count)lld hat %(name)@"))
    #expect(try table.shown("key", "de", [.string("Ann"), .int(3)]) == "3 hat Ann")
  }

  @Test(
    "what is no catalog is refused with a place",
    arguments: [
      ("", "line 1, column 1"), ("[]", "a catalog must be a JSON object"), ("{}", "sourceLanguage"),
      (#"{"sourceLanguage":1,"strings":{}}"#, "sourceLanguage must be a string"),
      (#"{"sourceLanguage":"en"}"#, "strings"),
      (#"{"sourceLanguage":"en","strings":[]}"#, "object"),
      (#"{"sourceLanguage":"en","strings":{"a":{},"a":{}}}"#, "duplicate"),
    ])
  func malformed(_ text: String, _ message: String) throws {
    let error = try #require(throws: TableError.self) {
      try StringTable.read(xcstrings: Array(text.utf8), path: "a.xcstrings")
    }
    #expect(error.kind == .malformed)
    #expect(error.description.contains("a.xcstrings:1:"))
    #expect(error.description.contains(message) || message.hasPrefix("line"))
  }

  @Test("entries that make no sense are passed over, or said to be wrong; the others stay")
  func oddEntries() throws {
    let table = try SampleTable.table(
      strings: #"""
        "a":null,"b":{"localizations":[]},"c":{"localizations":{"de":7}},
        "d":{"localizations":{"de":{"stringUnit":{"value":9}}}},
        "e":{"localizations":{"de":{"variations":{"plural":{"lots":{}}}}}},
        "f":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"F"}}}}
        """#)
    for key in ["a", "b", "e"] { #expect(try table.find(key, language: "de") == nil) }
    for key in ["c", "d"] {
      #expect(throws: TableError.self) { try table.find(key, language: "de") }
    }
    #expect(try table.find("f", language: "de")?.text() == "F")
  }

  @Test("substitutions that no text names are said to be wrong")
  func substitutionsWithoutText() throws {
    let table = try SampleTable.table(
      #""en":{"substitutions":{"n":{"argNum":1,"formatSpecifier":"lld",\#(SampleTable.plural(["other": "%arg"]))}}}"#
    )
    let error = #expect(throws: TableError.self) { try table.find("key", language: "en") }
    #expect(error?.description.contains("stringUnit") == true)
  }
}
