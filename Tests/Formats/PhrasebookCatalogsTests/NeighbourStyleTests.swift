import Foundation
import PhrasebookCatalogs
import PhrasebookModel
import Testing

/// In a file of several styles, as left by several tools, new values have the style of their
/// neighbours.
@Suite struct NeighbourStyleTests {
  /// One entry as a tool writes it among entries as Xcode does, and the other way round at the end.
  static let mixed = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a" : {

        },
        "b" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "B"
              }
            }
          }
        },
        "s" : { "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "S" } } } },
        "t" : {},
        "u" : { "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "U" } } } }
      },
      "version" : "1.0"
    }
    """

  @Test("A comma that begins a line stays one comma, and is no part of the indentation")
  func commasThatBeginLines() throws {
    let bytes = Array(
      """
      {
        "sourceLanguage" : "en"
      , "strings" : {
          "a" : {
          }
        , "c" : {
          }
        }
      }
      """.utf8)
    var catalog = try XCStrings.read(bytes, file: "a.xcstrings").catalog
    catalog["a"]?.comment = "A"
    catalog["b"] = Entry(comment: "B")
    let written = XCStrings.write(catalog)
    #expect(try XCStrings.read(written, file: "a.xcstrings").catalog == catalog)
    #expect(
      String(decoding: written, as: UTF8.self) == """
        {
          "sourceLanguage" : "en"
        , "strings" : {
            "a" : {
              "comment" : "A"
            }
          , "b" : {
              "comment" : "B"
            }
          , "c" : {
            }
          }
        }
        """)
  }

  @Test func aNewKeyLooksAsTheOneBesideIt() throws {
    let unit = Localization(stringUnit: StringUnit(.new, "X"))
    let entry = Entry(localizations: ["de": unit])
    #expect(
      try adding(["b2": entry], to: Self.mixed) == """
            "b2" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "X"
                  }
                }
              }
            },

        """)
    #expect(
      try adding(["t2": entry], to: Self.mixed) == """
            "t2" : { "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "X" } } } },

        """)
    #expect(try adding(["a2": Entry()], to: Self.mixed) == "    \"a2\" : {\n\n    },\n")
    #expect(try adding(["t2": Entry()], to: Self.mixed) == "    \"t2\" : {},\n")
  }

  @Test func aNewLanguageLooksAsTheOneBesideIt() throws {
    let text = """
      {
        "sourceLanguage": "en",
        "strings": {
          "k": {
            "localizations": {
              "de": { "stringUnit": { "state": "new", "value": "D" } },
              "fr": {
                "stringUnit": {
                  "state": "new",
                  "value": "F"
                }
              }
            }
          }
        }
      }
      """
    var catalog = try XCStrings.read(Array(text.utf8), file: "a").catalog
    let unit = Localization(stringUnit: StringUnit(.new, "X"))
    catalog["k"]?.localizations["da"] = unit
    catalog["k"]?.localizations["it"] = unit
    let written = String(decoding: XCStrings.write(catalog), as: UTF8.self)
    let oneLine = "        \"da\": { \"stringUnit\": { \"state\": \"new\", \"value\": \"X\" } },\n"
    let lines = """
      ,
              "it": {
                "stringUnit": {
                  "state": "new",
                  "value": "X"
                }
              }
      """
    var expected = text
    let french = try #require(expected.range(of: "\"F\"\n          }\n        }"))
    expected.insert(contentsOf: lines, at: french.upperBound)
    let german = try #require(expected.range(of: "        \"de\""))
    expected.insert(contentsOf: oneLine, at: german.lowerBound)
    #expect(written == expected)
  }

  /// The first language of an entry has the style of the entries around it.
  @Test func whatAnEntryDidNotHaveLooksAsInTheNextOne() throws {
    var catalog = try XCStrings.read(Array(Self.mixed.utf8), file: "a").catalog
    catalog["t"]?.localizations["de"] = Localization(stringUnit: StringUnit(.new, "T"))
    let written = String(decoding: XCStrings.write(catalog), as: UTF8.self)
    #expect(
      written
        == Self.mixed.replacing(
          "\"t\" : {}",
          with: "\"t\" : { \"localizations\" : { \"de\" : "
            + "{ \"stringUnit\" : { \"state\" : \"new\", \"value\" : \"T\" } } } }"))
  }

  /// If no neighbour has anything of its kind, the style of most of the file counts.
  @Test func whatIsNowhereNearLooksAsInMostOfTheFile() throws {
    let filler = (0..<20).map { "    \"m\($0 + 10)\" : {}" }.joined(separator: ",\n")
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : { "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "A" } } } },
      \(filler)
        },
        "version" : "1.0"
      }
      """
    let entry = Entry(localizations: ["de": Localization(stringUnit: StringUnit(.new, "X"))])
    #expect(
      try adding(["n": entry], to: text) == """
            "n" : { "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "X" } } } }

        """)
  }

  /// A neighbour as large as a file costs no more than one that is not.
  @Test func aHugeNeighbourIsNotReadThroughForEveryKey() throws {
    let members = (0..<20_000).map { "\"x\($0)\":\($0)" }.joined(separator: ",")
    let text = "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\(members)},\"z\":{}}}"
    var catalog = try XCStrings.read(Array(text.utf8), file: "a").catalog
    for index in 0..<500 { catalog["b\(index)"] = Entry(comment: "c") }
    let written = String(decoding: XCStrings.write(catalog), as: UTF8.self)
    #expect(written.contains("\"b499\":{\"comment\":\"c\"},\"z\":{}}}"))
  }

  /// The lines that are new when entries are added.
  private func adding(_ entries: [String: Entry], to text: String) throws -> String {
    var catalog = try XCStrings.read(Array(text.utf8), file: "a").catalog
    for (key, entry) in entries { catalog[key] = entry }
    let lines = String(decoding: XCStrings.write(catalog), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let old = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.difference(from: old).insertions.compactMap { change in
      // The comma after the line before does not count.
      guard case .insert(_, let line, _) = change, !old.contains(line.dropLast()) || line.isEmpty
      else { return nil }
      return line + "\n"
    }.joined()
  }
}
