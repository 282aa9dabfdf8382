import Foundation
import Phrasebook
import Testing

@Suite("A phrase as JSON")
struct CodableTests {
  private func sent(_ phrase: Phrase) throws -> Phrase {
    try JSONDecoder().decode(Phrase.self, from: JSONEncoder().encode(phrase))
  }

  private func json(_ phrase: Phrase) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(phrase), as: UTF8.self)
  }

  @Test(
    "comes back equal",
    arguments: [
      "Hello",
      "Hello \("Ada"), \(1), \(UInt8(2)), \(1.5) and \(Float(0.1))",
      "Nested \(Phrase("a \(1)", table: "T", bundle: .module(named: "M")))",
      "Style \(1.5, format: .percent) \(7, format: .number.grouping(.never))",
      "Date \(Date(timeIntervalSince1970: 12_345), format: .dateTime.year())",
      "Money \(Decimal(2), format: .currency(code: "EUR")) \(Decimal(string: "1.1") ?? 0)",
      "List \(["a", "b"], format: .list(type: .and))",
      "Duration \(Duration.seconds(90), format: .units(allowed: [.minutes]))",
      "Edge \(Double.infinity) \(Double.nan.sign == .plus ? -0.0 : 0) \(UInt64.max) \(Int64.min)",
      "Place \(placeholder: .int)",
      "When \(Date(timeIntervalSince1970: 12_345))",
      "Sizes \(Int64(7), format: .number) \(UInt8(7), format: .percent) \(Float(1.5), format: .number)",
      """
      From \(
        Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 90_000),
        format: Date.IntervalFormatStyle(date: .long, timeZone: .gmt))
      """,
      Phrase(
        "key", defaultValue: "Value \(3)", table: "T", locale: Locale(identifier: "de_AT"),
        bundle: .module(named: "Shop"), comment: "For translators"),
      Phrase("Main", bundle: .main), Phrase("Folder", bundle: .atURL(URL(fileURLWithPath: "/x"))),
      Phrase("Bundle", bundle: .of(Bundle(path: "/") ?? .main)),
      .verbatim("100% sure"),
    ] as [Phrase])
  func roundTrip(_ phrase: Phrase) throws {
    let received = try sent(phrase)
    #expect(received == phrase)
    #expect(received.comment == phrase.comment)
    #expect(received.defaultValue == phrase.defaultValue)
    #expect(try json(received) == json(phrase))
    let reader = Localizer(languages: ["de"], tables: .tables([:]))
    #expect(received.text(in: reader) == phrase.text(in: reader))
  }

  /// Foundation's own precision is another after JSON, so these are not equal, and read the same.
  @Test(
    "comes back and reads the same",
    arguments: [
      "Digits \(0.25, format: .number.precision(.fractionLength(2)))",
      "Up to \(1234.5, format: .number.precision(.fractionLength(0...3)))",
      "Share \(0.125, format: .percent.precision(.fractionLength(1)))",
      "Price \(Decimal(3), format: .currency(code: "EUR").precision(.fractionLength(2)))",
      "Wide \(7, format: .number.precision(.integerLength(3...)))",
      "Ago \(Date(timeIntervalSince1970: 0), format: .relative(presentation: .numeric))",
      "From two \(1234.5, format: .number.precision(.significantDigits(2...)))",
      "Up to three \(1234.5, format: .number.precision(.significantDigits(...3)))",
      """
      Takes \(Duration.seconds(5), format: .units(
          allowed: [.seconds], width: .wide, valueLengthLimits: 3...))
      """,
    ] as [Phrase])
  func sameText(_ phrase: Phrase) throws {
    for language in ["de", "en", "ar"] {
      let reader = Localizer(languages: [language], tables: .tables([:]))
      #expect(try sent(phrase).text(in: reader) == phrase.text(in: reader))
      #expect(try sent(sent(phrase)).text(in: reader) == phrase.text(in: reader))
      for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = format
        let listed = try PropertyListDecoder().decode(Phrase.self, from: encoder.encode(phrase))
        #expect(listed.text(in: reader) == phrase.text(in: reader))
      }
    }
  }

  @Test(
    "is shown in the language of whoever receives it, digits and all",
    arguments: [
      ("\(1.5, format: .number.precision(.fractionLength(2)))", "1,50", "1.50"),
      ("\(0.125, format: .percent.precision(.fractionLength(1)))", "12,5\u{A0}%", "12.5%"),
      ("\(Int64(1234), format: .number)", "1.234", "1,234"),
      ("\(Float(1.5), format: .number)", "1,5", "1.5"),
    ] as [(Phrase, String, String)])
  func styles(_ phrase: Phrase, _ german: String, _ english: String) throws {
    let sender = Localizer(languages: ["de"], tables: .tables([:]))
    let received = try Localizer.with(sender) { try sent(phrase) }
    #expect(received.text(in: sender) == german)
    #expect(
      received.text(in: Localizer(languages: ["en"], tables: .tables([:]))) == english)
  }

  @Test(
    "a plain date reads as Foundation's own style has it",
    arguments: ["en_US", "de_DE", "ja_JP", "ar_EG", "th_TH", "fa_IR"])
  func dates(_ locale: String) {
    let date = Date(timeIntervalSince1970: 1_234_567_890)
    let locale = Locale(identifier: locale)
    #expect(
      Date.FormatStyle(date: .numeric, time: .shortened).locale(locale).format(date)
        == Date.FormatStyle().locale(locale).format(date))
  }

  @Test("says what it is in words that any program can read")
  func shape() throws {
    let phrase = Phrase(
      "cart.count", defaultValue: "\(3) for \("Ada")", table: "Cart",
      bundle: .module(named: "Shop"), comment: "Below")
    #expect(
      try json(phrase) == """
        {"arguments":[{"int":3},{"string":"Ada"}],"bundle":{"module":"Shop"},"comment":"Below",\
        "defaultValue":"%lld for %@","key":"cart.count","table":"Cart"}
        """)
    #expect(try json("Hello") == #"{"key":"Hello"}"#)
    #expect(try json(.verbatim("Hi")) == #"{"verbatim":"Hi"}"#)
    #expect(
      try json(Phrase("a", bundle: .atURL(URL(fileURLWithPath: "/tmp/shop_Cart.resources"))))
        == #"{"bundle":{"resources":"shop_Cart"},"key":"a"}"#)
  }

  @Test("of a style that only this program has carries the text of the reader here")
  func ownStyle() throws {
    struct Shout: FormatStyle {
      func format(_ value: String) -> String { value.uppercased() }
    }
    let phrase: Phrase = "Oh \("dear", format: Shout())"
    let received = try Localizer.with(.withoutTables) { try sent(phrase) }
    #expect(received.text(in: .withoutTables) == "Oh DEAR")
  }

  @Test(
    "that is damaged is refused with a reason",
    arguments: [
      #"{}"#, #""Hello""#, #"{"key": 1}"#, #"{"key": "a", "arguments": [{}]}"#,
      #"{"key": "a", "arguments": [{"pointer": 4096}]}"#,
      #"{"key": "a", "arguments": [{"style": "Swift.UnsafePointer", "value": 1, "format": {}}]}"#,
      #"{"key": "a", "arguments": [{"style": "date", "value": "x", "format": {}}]}"#,
      #"{"key": "a", "arguments": [{"double": "x"}]}"#,
      #"{"key": "a", "arguments": [{"int": 99999999999999999999999}]}"#,
    ])
  func refused(_ text: String) {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(Phrase.self, from: Data(text.utf8))
    }
  }

  @Test("asks for no more than a text needs: a style that is beyond that gives way to its text")
  func modest() throws {
    let precise: Phrase = "\(1.5, format: .number.precision(.fractionLength(33)))"
    let long: Phrase = "\(Duration.seconds(42), format: .time(pattern: .hourMinuteSecond))"
    for (phrase, number, other) in [
      (precise, "33", "1000000000"), (precise, "33", "-3"),
      (long, "[2,", "[9223372036854775807,"), (long, "[2,", "[-9223372036854775808,"),
    ] {
      let text = try Localizer.with(.withoutTables) { try json(phrase) }
      let hostile = text.replacingOccurrences(of: number, with: other)
      #expect(hostile != text)
      let received = try JSONDecoder().decode(Phrase.self, from: Data(hostile.utf8))
      #expect(received.text(in: .withoutTables) == phrase.text(in: .withoutTables))
      let bare = hostile.replacingOccurrences(of: "\"text\"", with: "\"other\"")
      #expect(throws: (any Error).self) {
        try JSONDecoder().decode(Phrase.self, from: Data(bare.utf8))
      }
    }
  }

  @Test("with a folder is the same on every machine", arguments: ["/", "/tmp", "/nowhere/at all"])
  func folder(_ path: String) throws {
    let text = #"{"bundle":{"folder":"\#(path)"},"key":"a"}"#
    let phrase = try JSONDecoder().decode(Phrase.self, from: Data(text.utf8))
    guard case .atURL(let url) = phrase.bundle else {
      Issue.record("\(phrase.bundle)")
      return
    }
    #expect(url.path == path && url.hasDirectoryPath)
    #expect(phrase.bundle == .atURL(URL(fileURLWithPath: path, isDirectory: false)))
    #expect(try json(phrase) == text)
  }

  @Test("from elsewhere names no bundle outside the program's")
  func escape() throws {
    for name in ["../../etc", "/etc", "..", ""] {
      for member in ["module", "resources"] {
        let text = #"{"key": "a", "bundle": {"\#(member)": "\#(name)"}}"#
        let phrase = try JSONDecoder().decode(Phrase.self, from: Data(text.utf8))
        #expect(phrase.text(in: Localizer(languages: ["en"])) == "a")
      }
    }
  }
}
