import Foundation
import TestSupport
import Testing

@testable import Phrasebook
@testable import PhrasebookTables

@Suite("Formats and their arguments")
struct FormatTemplateTests {
  static func shown(
    _ format: String, _ arguments: [FormatArgument], _ numbers: String = "en"
  ) throws -> String {
    try FormatTemplate(format, locale: numbers).text(arguments: arguments)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var format: String
    var arguments: [FormatArgument]
    var text: String
    var testDescription: String { format }

    init(_ format: String, _ arguments: [FormatArgument], _ text: String) {
      self.format = format
      self.arguments = arguments
      self.text = text
    }
  }

  static let cases = [
    Case("%@", [.string("é")], "é"), Case("%%", [], "%"), Case("100%", [], "100%"),
    Case("50% discount of %@", [.string("x")], "50% discount of x"), Case("%", [], "%"),
    Case("a%", [.int(1)], "a%"), Case("50 % discount", [.int(1)], "50 % discount"),
    Case("20 % d’économie", [.int(1)], "20 % d’économie"),
    Case("20 % d'économie", [.int(1)], "20 % d'économie"),
    Case("10 % a 20 %", [.int(1)], "10 % a 20 %"), Case("50%-Rabatt", [.int(1)], "50%-Rabatt"),
    Case("%lld % i alt", [.int(9)], "9 % i alt"), Case("9 % i alt", [], "9 % i alt"),
    Case("%y%!", [], "%y%!"),
    Case("%2$@ %1$@", [.string("a"), .string("b")], "b a"),
    Case("%@ %@ %1$@", [.string("a"), .string("b")], "a b a"),
    Case("%lld", [.int(1_234_567)], "1,234,567"), Case("%d", [.int(-42)], "-42"),
    Case(
      "%i|%ld|%li|%qi|%zd|%td|%jd|%hd|%D", Array(repeating: .int(7), count: 9),
      "7|7|7|7|7|7|7|7|7"),
    Case("%u|%llu|%lu|%U|%zu", Array(repeating: .uint(7), count: 5), "7|7|7|7|7"),
    Case("%lld", [.int(.min)], "-9,223,372,036,854,775,808"),
    Case("%llu", [.uint(.max)], "18,446,744,073,709,551,615"),
    Case("%lld", [.uint(.max)], "18,446,744,073,709,551,615"),
    Case("%u", [.int(-1)], "4,294,967,295"), Case("%x", [.int(-1)], "ffffffff"),
    Case("%hhd", [.int(300)], "44"), Case("%hd", [.int(70000)], "4,464"),
    Case("%hhu", [.int(-1)], "255"),
    Case(
      "%x|%X|%o|%#x|%#o|%#x", [.int(255), .int(255), .int(8), .int(255), .int(8), .int(0)],
      "ff|FF|10|0xff|010|0"),
    Case(
      "%5d|%-5d|%05d|%+d|%.3d|%'d", Array(repeating: .int(42), count: 6),
      "   42|42   |00,042|+42|042|42"),
    Case("%05d|%+05d", [.int(-42), .int(7)], "-0,042|+0,007"),
    Case(
      "%08x|%#06x|%.4x|%-6x|", Array(repeating: .int(255), count: 4),
      "000000ff|0x00ff|00ff|ff    |"),
    Case(
      "%f|%.2f|%.0f|%lf|%Lf", Array(repeating: .double(1234.5), count: 5),
      "1,234.500000|1,234.50|1,234|1,234.500000|1,234.500000"),
    Case(
      "%8.2f|%-9.1f|%+.1f|%010.1f", Array(repeating: .double(2.5), count: 4),
      "    2.50|2.5      |+2.5|00,000,002.5"),
    Case(
      "%e|%g|%g|%G", [.double(1234.5), .double(1_234_567), .double(0.5), .double(1e-5)],
      "1.234500E+03|1.23457E+06|0.5|1E-05"),
    Case("%a", [.double(1)], "0x1p+0"),
    Case("%f|%g", [.double(.infinity), .double(-.infinity)], "∞|-∞"),
    Case("%f", [.double(.nan)], "NaN"), Case("%.0f", [.double(-0.2)], "-0"),
    Case("%c%C", [.int(65), .int(0x263A)], "A☺"),
    Case("%5@|%-5@|%.2@|", [.string("ab"), .string("é"), .string("abc")], "   ab|é    |ab|"),
    Case(
      "%*d|%-*d|%*d|", [.int(4), .int(1), .int(3), .int(2), .int(-3), .int(5)],
      "   1|2  |5  |"),
    Case("%.*f", [.int(1), .double(2.55)], "2.5"), Case("%2$*1$d", [.int(4), .int(9)], "   9"),
    Case("%(a)@ %(b)@ %(a)@", [.string("x"), .string("y")], "x y x"), Case("%arg", [], "%arg"),
    Case("no specifier", [.int(1), .int(2)], "no specifier"), Case("", [], ""),
  ]

  @Test("are put in as C and Foundation do it, in the language's digits", arguments: cases)
  func values(_ example: Case) throws {
    #expect(try Self.shown(example.format, example.arguments) == example.text)
  }

  @Test(
    "numbers have the language's digits and grouping",
    arguments: [
      ("de", "1.234.567,5"), ("de-CH", "1’234’567.5"), ("hi", "12,34,567.5"),
      ("ar-EG", "١٬٢٣٤٬٥٦٧٫٥"), ("fr", "1\u{202F}234\u{202F}567,5"), ("es", "1.234.567,5"),
      ("en_US.UTF-8", "1,234,567.5"), ("zz-unknown", "1,234,567.5"),
      ("sh", "1.234.567,5"), ("no", "1\u{A0}234\u{A0}567,5"), ("iw", "1,234,567.5"),
      ("", "1,234,567.5"),
      ("ne-u-nu-latn", "12,34,567.5"),
    ])
  func digits(_ locale: String, _ text: String) throws {
    let shown = try Self.shown("%.1f", [.double(1_234_567.5)], locale)
    #expect(shown == text)
  }

  @Test("short numbers are not grouped where the language does not")
  func minimumGrouping() throws {
    #expect(try Self.shown("%lld %lld", [.int(1234), .int(12345)], "es") == "1234 12.345")
    #expect(try Self.shown("%lld %lld", [.int(1234), .int(12345)], "pl") == "1234 12\u{A0}345")
  }

  @Test(
    "what does not fit is an error that says so",
    arguments: [
      ("%d", [.string("x")], ValueError(.mismatch(specifier: "%d", argument: .string("x")))),
      ("%d", [.double(1)], ValueError(.mismatch(specifier: "%d", argument: .double(1)))),
      ("%f", [.int(1)], ValueError(.mismatch(specifier: "%f", argument: .int(1)))),
      ("%@", [.int(1)], ValueError(.mismatch(specifier: "%@", argument: .int(1)))),
      ("%c", [.int(-1)], ValueError(.mismatch(specifier: "%c", argument: .int(-1)))),
      ("%C", [.int(0xD800)], ValueError(.mismatch(specifier: "%C", argument: .int(0xD800)))),
      ("%@ %@", [.string("x")], ValueError(.missingArgument(2))),
      ("%3$@", [.string("x")], ValueError(.missingArgument(3))),
      ("%0$@", [.string("x")], ValueError(.missingArgument(0))),
      ("%99999999999999999999$@", [.string("x")], ValueError(.missingArgument(1_000_000))),
      ("%n", [.int(1)], ValueError(.forbidden(specifier: "%n"))),
      ("%s", [.string("x")], ValueError(.forbidden(specifier: "%s"))),
      ("%1$hhn", [.int(1)], ValueError(.forbidden(specifier: "%1$hhn"))),
      ("%S", [.string("x")], ValueError(.forbidden(specifier: "%S"))),
      ("%p", [.int(1)], ValueError(.forbidden(specifier: "%p"))),
      ("%999999999d", [.int(1)], ValueError(.excessive(specifier: "%999999999d"))),
      ("%.999999999f", [.double(1)], ValueError(.excessive(specifier: "%.999999999f"))),
      ("%*d", [.int(.max), .int(1)], ValueError(.excessive(specifier: "%*d"))),
      ("%*d", [.int(.min), .int(1)], ValueError(.excessive(specifier: "%*d"))),
      (
        "%*d", [.string("x"), .int(1)],
        ValueError(.mismatch(specifier: "%*d", argument: .string("x")))
      ),
      ("%#@a@", [.int(1)], ValueError(.unknownSubstitution("a"))),
      ("% d files", [.int(1)], ValueError(.broken(specifier: "% d"))),
      ("%1$ lld", [.int(1)], ValueError(.broken(specifier: "%1$ lld"))),
      ("%@ has %  .2f", [.string("x"), .double(1)], ValueError(.broken(specifier: "%  .2f"))),
      ("%- lld files", [.int(1)], ValueError(.broken(specifier: "%- lld"))),
      ("%LLD files", [.int(1)], ValueError(.broken(specifier: "%LLD"))),
      ("%\u{A0}@ files", [.int(1)], ValueError(.broken(specifier: "%\u{A0}@"))),
      ("% arg files", [.int(1)], ValueError(.broken(specifier: "% arg"))),
      ("% #@n@ files", [.int(1)], ValueError(.broken(specifier: "% #@n@"))),
      ("% d个文件", [.int(1)], ValueError(.broken(specifier: "% d"))),
    ] as [(String, [FormatArgument], ValueError)])
  func errors(_ format: String, _ arguments: [FormatArgument], _ error: ValueError) {
    #expect(throws: error) { try Self.shown(format, arguments) }
    #expect(!error.description.isEmpty && !error.description.contains("\n"))
  }

  @Test("wide and exact to the bound, and the longest numbers")
  func bounds() throws {
    #expect(try Self.shown("%512d", [.int(1)]).count == 512)
    #expect(try Self.shown("%.512f", [.double(-1.7e308)]).utf8.count > 800)
    #expect(try Self.shown("%.512a", [.double(1)]).utf8.count > 500)
    #expect(try Self.shown("%.512d", [.int(1)], "ar-EG").count > 512)
    #expect(try Self.shown("%#.512x", [.int(1)]).count == 514)
    let many = String(repeating: "%1$512d", count: 1000)
    #expect(try Self.shown(many, [.int(1)]).utf8.count == 1000 * 512)
    #expect(throws: ValueError(.tooLong)) {
      try Self.shown(String(repeating: "%1$d", count: 30_000), [.int(1)])
    }
    #expect(throws: ValueError(.tooLong)) {
      try Self.shown(
        String(repeating: "%1$@", count: 300), [.string(String(repeating: "x", count: 100_000))])
    }
  }

  @Test("no bytes make it crash")
  func hostile() {
    var generator = SeededGenerator(seed: 2)
    let pieces = [
      "%", "%%", "@", "#@", "@", "d", "n", "s", "1$", "0$", "*", ".", "-", "0", "9", "lld",
      "arg", "(a)", "(", ")", "é", "\0", "$", "'", "+", " ", "f", "x", "hh", "q", "c",
    ]
    let arguments: [FormatArgument] = [.int(3), .string("é"), .double(1.5), .uint(.max)]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<12, using: &generator)
      let format = (0..<count).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }
      .joined()
      let text = try? Self.shown(format, arguments, ["en", "ar-EG"][count & 1])
      #expect(text == nil || text?.utf8.count ?? 0 < 10_000)
    }
  }
}
