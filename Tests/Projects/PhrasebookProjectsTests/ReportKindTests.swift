import Testing

@testable import PhrasebookProjects

/// A report of another machine is recognized by its content, and nothing else is.
@Suite struct ReportKindTests {
  private static let summary = #""summary":{"error":0,"warning":0,"note":0,"suppressed":2}"#

  @Test(arguments: [
    (ReportKind.strings, #"{"strings":[],"undeterminable":[],"diagnostics":[]}"#, true),
    (
      .strings,
      #"{"strings":[{"key":"a","table":"T","locations":[]}],"undeterminable":[],"diagnostics":[]}"#,
      true
    ),
    (.strings, #"{"strings":[{"a":"b"}],"undeterminable":[],"diagnostics":[]}"#, false),
    (.strings, #"{"strings":[],"undeterminable":[],"diagnostics":[],"mine":1}"#, false),
    (.strings, #"{"strings":[],"mine":1}"#, false), (.strings, #"{"strings":["#, false),
    (.findings, #"{"findings":[],\#(summary),"diagnostics":[]}"#, true),
    (
      .findings,
      #"{"findings":[{"id":"a","severity":"note","message":"b"}],\#(summary),"diagnostics":[]}"#,
      true
    ),
    (.findings, #"{"findings":[],"summary":{},"diagnostics":[]}"#, false),
    (.findings, #"{"findings":[],\#(summary)}"#, false),
    (.findings, #"{"findings":[{}],\#(summary),"diagnostics":[]}"#, false),
    (.findings, #"{"strings":[],"undeterminable":[],"diagnostics":[]}"#, false),
    (.findings, "", false),
    (.github, "::error file=a,line=1,col=1,title=phrasebook%3A a::b\n1 error\n", true),
    (.github, "::notice title=phrasebook::b\n", true),
    (.github, "::error file=a::b\n", false), (.github, "Passed.\n", false),
    (.github, "::error title=phrasebook::b\nmine\n1 error\n", false),
    (
      .junit,
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        + "<testsuites name=\"phrasebook\" tests=\"0\">\n</testsuites>\n", true
    ),
    (.junit, "<?xml version=\"1.0\"?><a name=\"<testsuites name=\"phrasebook\"\">", false),
    (.text, "Passed.\n", false), (.html, "<!doctype html>\n<p>'nonce-phrasebook'\n", false),
  ])
  func reportsAreRecognized(_ kind: ReportKind, _ content: String, _ isOurs: Bool) {
    #expect(kind.isMarked(Array(content.utf8)) == isOurs)
  }
}
