import PhrasebookTranslate
import Testing

struct WordBreaksTests {
  /// Each with what OmegaT 3.6 makes of it, by its `tokenizeVerbatim`.
  @Test(
    "a text has the tokens that OmegaT gives it",
    arguments: [
      ("Open  the file.", "Open|  |the| |file|."),
      ("50% of %@ and %lld files", "50%| |of| |%|@| |and| |%|lld| |files"),
      ("Don't re-open 3.5 files, e-mail…", "Don't| |re-open| |3.5| |files|,| |e-mail|…"),
      ("Hello,\nworld!  \tNow", "Hello|,|\n|world|!|  \t|Now"),
      ("https://a.b/c?d=1", "https|:|/|/|a.b|/|c|?|d|=|1"),
      ("日本語のファイル%@", "日本語|の|ファイル|%|@"),
      ("(a) [b] – c — d", "(|a|)| |[|b|]| |–| |c| |—| |d"),
      ("<b>Bold</b> & more", "<|b|>|Bold|<|/|b|>| |&| |more"),
      ("%1$@ of %2$lld", "%|1|$|@| |of| |%|2|$|lld"),
      ("$5.00 #1 5%", "$5.00| |#1| |5%"),
      ("a_b c__d a_1 1_2 _a a_", "a_b| |c|_|_|d| |a|_|1| |1|_|2| |_|a| |a|_"),
      ("“Quoted” 'x'", "“|Quoted|”| |'|x|'"),
      ("a\u{A0}b\r\n x", "a|\u{A0}|b|\r\n| |x"),
      ("€5 5€ #a £1,000.50% -5 1/2", "€5| |5|€| |#|a| |£1,000.50%| |-|5| |1|/|2"),
      ("U.S.A. it's 'tis", "U.S.A|.| |it's| |'|tis"),
      ("a—b x&y R&D foo-\nbar", "a—b| |x&y| |R&D| |foo|-|\n|bar"),
      ("10:30 5° %5$lld 7%@ %%", "10|:|30| |5|°| |%|5|$|lld| |7%|@| |%|%"),
      ("한국어 파일 ไทยภาษา", "한국어| |파일| |ไทยภาษา"),
    ])
  func tokens(_ text: String, _ expected: String) {
    let tokens = WordBreaks.tokens(in: text).map { String(text.unicodeScalars[$0.range]) }
    #expect(tokens.joined(separator: "|") == expected)
    #expect(tokens.joined() == text)
  }

  @Test("tokens with a letter or a digit are words")
  func words() {
    let text = "$5 – Don't re-open %@: 日本語の, a_b!"
    let words = WordBreaks.tokens(in: text).filter(\.isWord)
    #expect(
      words.map { String(text[$0.range]) } == ["$5", "Don't", "re-open", "日本語", "の", "a_b"])
  }
}
