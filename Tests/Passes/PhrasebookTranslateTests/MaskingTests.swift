import Phrasebook
import TestSupport
import Testing

@testable import PhrasebookTranslate

@Suite struct MaskingTests {
  static let styles: [MarkStyle] = [.brackets, .xml, .html]

  @Test(arguments: [
    ("Delete %lld files?", ["%lld"]), ("%1$@ of %2$@", ["%1$@", "%2$@"]),
    ("100%% of %arg", ["%%", "%arg"]),
    ("${applicationName} & %#@files@", ["${applicationName}", "%#@files@"]),
    ("<b>Bold</b><br/>", ["<b>", "</b>", "<br/>"]), ("a < b > c", []), ("50% off", []),
    ("^[%lld item](inflect: true)", ["^[", "%lld", "](inflect: true)"]),
    ("See [the site](https://a.b/c) now", ["[", "](https://a.b/c)"]), ("[x] a", []),
    ("Go to https://a.b/c.", ["https://a.b/c"]), ("a\nb", ["\n"]),
    ("&amp; &#39; &x", ["&amp;", "&#39;"]),
    ("a &\u{301} <\u{301} >\u{301} %@\u{93F}", ["%@"]),
  ])
  func keepsWhatMustStay(_ text: String, _ kept: [String]) throws {
    let masked = MaskedText(text)
    #expect(masked.kept == kept)
    for style in Self.styles {
      #expect(try masked.translation(from: masked.text(style), style) == text)
    }
  }

  @Test func givesBackAnyText() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let text = random.text(upTo: 8)
      let masked = MaskedText(text)
      guard masked.hasWords, !text.unicodeScalars.contains("⟦") else { continue }
      for style in Self.styles {
        #expect(try masked.translation(from: masked.text(style), style) == text)
      }
    }
  }

  @Test func survivesWhatMachinesDo() throws {
    let masked = MaskedText(" %@ and <b>%@</b>\n")
    #expect(masked.before == " " && masked.after == "\n")
    #expect(
      try masked.translation(from: "⟦ 0 ⟧ y ⟦1⟧⟦2⟧⟦3⟧", .brackets) == " %@ y <b>%@</b>\n")
    #expect(
      try masked.translation(from: "<X id='0' /> y <x id=\"1\"></x><x id=2 /><x id=\"3\">", .xml)
        == " %@ y <b>%@</b>\n")
  }

  /// A reordered argument gets its number.
  @Test func numbersWhatMoves() throws {
    let masked = MaskedText("%@ of %lld")
    #expect(try masked.translation(from: "⟦1⟧ von ⟦0⟧", .brackets) == "%2$lld von %1$@")
  }

  @Test(arguments: [
    ("⟦0⟧ y", "the answer lacks \"%lld\""), ("⟦0⟧ ⟦1⟧ ⟦1⟧", "the answer has \"%lld\" 2 times"),
    ("⟦0⟧ ⟦1⟧ ⟦2⟧", "the answer has a mark that was not in the request"),
    ("⟦0⟧ ⟦1⟧ ⟦", "the answer has a mark that was not in the request"),
    ("", "the answer lacks \"%@\""),
    ("⟦0⟧ ⟦1⟧ %@", "the answer does not have the same placeholders"),
    ("⟦0⟧ ⟦1⟧\u{1B}", "the answer has control characters"),
    ("⟦0⟧ ⟦1⟧ " + String(repeating: "x", count: 900), "the answer is far too long"),
    ("⟦0⟧ ⟦1⟧ ${x}", "the answer has \"${x}\", which is not in the text"),
    ("<b>⟦0⟧</b> ⟦1⟧", "the answer has \"<b>\", which is not in the text"),
    (
      "⟦0⟧ [⟦1⟧](http://x.example)",
      "the answer has \"](http://x.example)\", which is not in the text"
    ),
    ("⟦0⟧ &amp; ⟦1⟧", "the answer has \"&amp;\", which is not in the text"),
    ("⟦0⟧ ⟦1⟧ 5%", "the answer has \"%\", which is not a placeholder of the source"),
    ("⟦0⟧ %n ⟦1⟧", "the answer has \"%\", which is not a placeholder of the source"),
    ("⟦0⟧ ⟦1⟧ http://x.example", "the answer has \"http://x.example\", which is not in the text"),
    ("\u{202E}⟦0⟧ ⟦1⟧", "the answer has controls that turn the direction of writing"),
    ("\u{2067}⟦0⟧ ⟦1⟧", "the answer has controls that turn the direction of writing"),
    ("⟦0⟧\u{2069} \u{2068}⟦1⟧", "the answer has controls that turn the direction of writing"),
    ("⟦0⟧ ⟦1⟧ 0123456789", "the answer has 14 characters, and there is room for 13"),
  ])
  func wrongAnswersAreRefused(_ answer: String, _ reason: String) {
    let error = #expect(throws: Refusal.self) {
      try MaskedText("%@ and %lld").translation(
        from: answer, .brackets, limit: 13, isFormatted: true)
    }
    #expect(error?.reason.sourceText == reason)
  }

  /// Text that a machine invents, in every style of marks.
  @Test func refusesWhatNobodyWrote() throws {
    for (style, answer) in [
      (MarkStyle.xml, "&lt;script&gt;<x id=\"0\"/>"), (.html, "&#60;script><x id=\"0\"/>"),
      (.brackets, "<script>⟦0⟧"), (.none, "<script>%@"), (.none, "%@ ${x}"),
    ] {
      #expect(throws: Refusal.self, "\(answer)") {
        try MaskedText("a %@").translation(from: answer, style)
      }
    }
    let masked = MaskedText("See <b>[the site](https://a.b)</b> ${x}")
    #expect(throws: Refusal.self) { try masked.translation(from: "voir [x](https://a.b)", .none) }
    // A person may lead to another page, and closes what he opens.
    let french = "\u{2068}<b>[le site](https://a.b/fr)</b>\u{2069}\u{200E} ${x}"
    #expect(try masked.translation(from: french, .none) == french)
    let turned = "\u{202E}a\u{202C}"
    #expect(try MaskedText(turned).translation(from: turned, .brackets) == turned)
  }

  @Test func takesAPercentSignWhereItIsText() throws {
    #expect(try MaskedText("Half").translation(from: "50 %", .brackets) == "50 %")
    let own = MaskedText("5% of %@")
    #expect(try own.translation(from: "5% von ⟦0⟧", .brackets, isFormatted: true) == "5% von %@")
  }

  @Test func keepsLineEndsWithin() throws {
    let masked = MaskedText("A\nB\n")
    #expect(try masked.translation(from: " a ⟦0⟧ b ", .brackets) == "a \n b\n")
    for answer in ["AB⟦0⟧", "⟦0⟧AB", " AB ⟦0⟧ \n"] {
      #expect(throws: Refusal(reason: "the answer has a line end or a tab in another place")) {
        try masked.translation(from: answer, .brackets)
      }
    }
  }

  /// Answers made to take long are looked at no longer than others.
  @Test(arguments: ["<x ", "<x id=", "⟦", "⟦ 1", "&", "<span id=\"", "<x id='0'"])
  func survivesHostileAnswers(_ piece: String) {
    let original = MaskedText(String(repeating: "long %@ ", count: 400))
    for count in [30, 3_000, 300_000] {
      let answer = String(repeating: piece, count: count)
      for style in Self.styles {
        #expect(throws: Refusal.self) { try original.translation(from: answer, style) }
      }
    }
  }

  @Test func refusesCrossedTags() {
    #expect(throws: Refusal(reason: "the answer has tags in another order")) {
      try MaskedText("<b>a</b>").translation(from: "⟦1⟧a⟦0⟧", .brackets)
    }
  }

  @Test func numbersAreShownAndHiddenAgain() throws {
    let shown = try #require(MaskedText("%lld files in %@").showing("3"))
    #expect(shown.text(.brackets) == "3 files in ⟦1⟧")
    #expect(
      try shown.translation(from: "3 pliki w ⟦1⟧", .brackets) == "%lld pliki w %@")
    #expect(throws: Refusal.self) { try shown.translation(from: "trzy pliki w ⟦1⟧", .brackets) }
    #expect(MaskedText("%lld of 7").showing("3") == nil)
    #expect(MaskedText("%lld of %lld").showing("3") == nil)
  }
}
