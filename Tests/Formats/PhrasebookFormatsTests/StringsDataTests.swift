import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import Testing

@Suite struct StringsDataTests {
  func read(_ text: String) throws -> Extraction {
    try StringsData.read(Array(text.utf8), file: "A.stringsdata").extraction
  }

  /// As Apple's compiler writes it, with members of a later version among those that are known.
  static let apple = """
    {"source": "/src/A.swift", "version": 1, "target": {"name": 1}, "tables": {
      "Localizable": [
        {"comment": "B", "key": "b", "location": {"startingColumn": 7, "startingLine": 9}},
        {"comment": "", "key": "a", "value": "Value", "isMacro": null,
         "location": {"startingColumn": 5, "startingLine": 3, "endingLine": 4}},
        {"key": "a"}
      ],
      "Errors": [{"key": ""}], "Empty": []
    }}
    """

  @Test func whatTheCompilerWritesIsRead() throws {
    let extraction = try read(Self.apple)
    let place = { Location(file: "/src/A.swift", line: $0, column: $1) }
    #expect(
      extraction.strings == [
        ExtractedString(key: "", table: "Errors"), ExtractedString(key: "a"),
        ExtractedString(key: "a", defaultValue: "Value", locations: [place(3, 5)]),
        ExtractedString(key: "b", comment: "B", locations: [place(9, 7)]),
      ])
    #expect(extraction.undeterminable.isEmpty)
  }

  /// The file of a source that has the string `k` at one place.
  private func written(source: String, line: Int, column: Int) -> String {
    """
    {
      "source" : "\(source)",
      "tables" : {
        "Localizable" : [
          {
            "comment" : "C",
            "key" : "k",
            "location" : {
              "startingColumn" : \(column),
              "startingLine" : \(line)
            },
            "value" : "V"
          }
        ]
      },
      "version" : 1
    }

    """
  }

  @Test func whatIsWrittenIsOneFilePerSource() throws {
    let strings = [
      ExtractedString(
        key: "k", defaultValue: "V", comment: "C",
        locations: [
          Location(file: "B.swift", line: 1, column: 2),
          Location(file: "A.swift", line: 3, column: 4),
        ])
    ]
    let files = StringsData.write(Extraction(strings: strings), sources: ["C.swift", "A.swift"])
    #expect(files.map(\.source) == ["A.swift", "B.swift", "C.swift"])
    #expect(
      files.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        written(source: "A.swift", line: 3, column: 4),
        written(source: "B.swift", line: 1, column: 2),
        """
        {
          "source" : "C.swift",
          "tables" : {

          },
          "version" : 1
        }

        """,
      ])
  }

  @Test func nothingIsLostOnTheWayThere() throws {
    let place = Location(file: "A.swift", line: 3, column: 4)
    let extraction = Extraction(
      strings: [
        ExtractedString(
          key: "a\n\"\u{1}é", table: "T/", defaultValue: "", comment: "C\nD", bundle: ".module",
          phrases: ["p", "q"], hasGuessedSpecifiers: true, isPassedOn: true, locations: [place]),
        ExtractedString(key: "b", table: "T/", locations: [place]),
        ExtractedString(key: "c", table: "T/", hasGuessedSite: true, locations: [place]),
      ],
      undeterminable: [
        UndeterminableSite(
          location: place, table: nil, reason: .other("the table is a variable")),
        UndeterminableSite(location: place, table: "T/", reason: .variable),
      ])
    let files = StringsData.write(extraction)
    #expect(files.count == 1)
    let again = try StringsData.read(files.first?.bytes ?? [], file: "x").extraction
    #expect(again == extraction)
  }

  @Test(
    arguments: [
      (.assembled, "the key is put together at run time"),
      (.interpolated, "the key has an interpolation"),
      (.chosen, "the key is chosen at run time"), (.returned, "the key is the result of a call"),
      (.variable, "the key is a variable"), (.tableNotLiteral, "the table is not a literal"),
      (.missingInfoPlist, "the project uses this Info.plist, which does not exist"),
      (.other("of another version"), "of another version"), (.other(""), ""),
    ] as [(UnknownKeyReason, String)])
  func aReasonIsWrittenInEnglishAndReadAsItsCase(_ reason: UnknownKeyReason, _ text: String) throws
  {
    let place = Location(file: "A.swift", line: 3, column: 4)
    let site = UndeterminableSite(location: place, table: "T", reason: reason)
    let bytes = StringsData.write(Extraction(undeterminable: [site])).first?.bytes ?? []
    #expect(String(decoding: bytes, as: UTF8.self).contains("\"reason\" : \"\(text)\""))
    #expect(try StringsData.read(bytes, file: "x").extraction.undeterminable == [site])
  }

  @Test func whatHasNoPlaceIsWrittenToo() throws {
    let extraction = Extraction(strings: [ExtractedString(key: "k")])
    let files = StringsData.write(extraction)
    #expect(files.map(\.source) == [""])
    #expect(try StringsData.read(files.first?.bytes ?? [], file: "x").extraction == extraction)
  }

  @Test(arguments: [
    ("[]", "1:1: the file must be an object, not a list; write { } with its members"),
    ("{}", "1:1: the file has no \"tables\"; is it a stringsdata file?"),
    (
      #"{"tables":[]}"#,
      "1:11: tables must be an object, not a list; write an object or leave it out"
    ),
    (
      #"{"tables":{"T":{}}}"#,
      "1:16: tables.T must be a list, not an object; write [ ] around its strings"
    ),
    (#"{"tables":{"T":[{}]}}"#, "1:17: tables.T.[] has no \"key\"; write the string's key"),
    (
      #"{"tables":{"T":[{"key":1}]}}"#,
      "1:24: tables.T.[].key must be a string, not a number; write a string or leave it out"
    ),
    (
      #"{"tables":{"T":[{"key":"k","location":{"startingLine":-1}}]}}"#,
      "1:55: tables.T.[].location.startingLine is -1; write a whole number from 0 to 2147483647"
    ),
    (
      #"{"tables":{"T":[{"key":"k","location":{"startingLine":1.5e99}}]}}"#,
      "1:55: tables.T.[].location.startingLine is 1.5e99; "
        + "write a whole number from 0 to 2147483647"
    ),
    (
      #"{"tables":{},"version":2}"#,
      "1:24: version is 2, and only 1 is known; use a later phrasebook"
    ),
  ])
  func whatIsWrongIsSaidInOneLine(text: String, message: String) {
    let error = #expect(throws: UnreadableFile.self) { try read(text) }
    let diagnostic = error?.diagnostic
    let place = diagnostic?.location.map { "\($0.line):\($0.column): " } ?? ""
    #expect(place + (diagnostic?.message ?? "") == message)
    #expect(diagnostic?.location?.file == "A.stringsdata")
  }

  @Test(arguments: ["", "{", "{\"tables\":{},}", "\u{FEFF}", "{\"tables\":{},\"tables\":{}}"])
  func whatIsNoJSONIsRefused(text: String) {
    #expect(throws: UnreadableFile.self) { try read(text) }
  }
}
