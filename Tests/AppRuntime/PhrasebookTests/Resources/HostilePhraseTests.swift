import Foundation
import Phrasebook
import struct PhrasebookPlatform.Mutex
import TestSupport
import Testing

/// Malicious phrases, read by a program that does not trust them. A trap in Foundation would end
/// the whole test process.
@Suite("A phrase from somebody who means harm")
struct HostilePhraseTests {
  private static let readers = ["de", "ar-EG"].map {
    Localizer(languages: [$0], tables: .tables([:]))
  }

  /// A phrase with a value of each kind, and with every property of its style.
  private static let samples: [Phrase] = {
    let date = Date(timeIntervalSince1970: 1_234_567)
    let later = date.addingTimeInterval(99_999)
    return [
      "\(date)",
      "\(date, format: .dateTime.year().month(.wide).weekday().hour().minute().timeZone())",
      "\(date, format: .iso8601.year().weekOfYear())",
      "\(date, format: .relative(presentation: .numeric, unitsStyle: .spellOut))",
      """
      \(date, format: Date.VerbatimFormatStyle(
          format: "\(year: .defaultDigits)-\(month: .twoDigits)", timeZone: .gmt,
          calendar: Calendar(identifier: .gregorian)))
      """,
      "\(date..<later, format: Date.IntervalFormatStyle(date: .long, time: .shortened))",
      """
      \(5, format: .number.precision(.integerAndFractionLength(integer: 3, fraction: 2))
          .notation(.compactName).sign(strategy: .always()).scale(2).rounded(rule: .up, increment: 5))
      """,
      "\(1.5, format: .number.precision(.significantDigits(2...5)))",
      "\(1.5, format: .percent)", "\(Float(1.5), format: .currency(code: "EUR"))",
      "\(Decimal(3), format: .currency(code: "JPY").presentation(.fullName))",
      "\(Int64(4096), format: .byteCount(style: .memory, includesActualByteCount: true))",
      """
      \(Duration.seconds(5), format: .units(
          allowed: [.days, .seconds], width: .wide, maximumUnitCount: 2,
          zeroValueUnits: .show(length: 2), valueLength: 3, fractionalPart: .show(length: 3)))
      """,
      """
      \(Duration.seconds(5), format: .time(
          pattern: .hourMinuteSecond(padHourToLength: 3, fractionalSecondsLength: 2)))
      """,
      "\(["a", "b"], format: .list(type: .and))", "\(UInt8(3), format: .number)",
      "%lld \(3) \("x") \(1.5) \(Phrase("m \(Phrase("o"))")) \(placeholder: .int)",
      Phrase(
        "k", defaultValue: "d \(3)", table: "T", locale: Locale(identifier: "fr"),
        bundle: .module(named: "M"), comment: "c"),
    ]
  }()

  private static let numbers: [any Sendable] = [
    0, -1, 0.5, 20, 998, 999, 1000, 99_999, 1e10, -1e11, 63_113_904_000, -63_114_076_800, 1e18,
    1e308,
    -1e308, Int64.max, Int64.min, UInt64.max,
  ]
  private static let texts = [
    "", "\u{0}", "😀", "de_DE@calendar=buddhist", "GMT+99", "XXX", "-1", "nan", "%n%s", "'", "GGGGG",
    String(repeating: "y", count: 999), String(repeating: "a", count: 2000),
  ]

  /// Reads a phrase as another process would, in all ways there are.
  private func read(_ json: Data) {
    guard let phrase = try? JSONDecoder().decode(Phrase.self, from: json) else { return }
    for reader in Self.readers { #expect(phrase.text(in: reader).utf8.count < 1_000_000) }
    #expect(phrase == phrase)
    #expect(Set([phrase]).contains(phrase))
    // The receiver can read it.
    if let sent = try? JSONEncoder().encode(phrase) {
      #expect(throws: Never.self) { _ = try JSONDecoder().decode(Phrase.self, from: sent) }
    }
  }

  @Test(
    "names a date, a length or a padding that Foundation traps on",
    arguments: [
      ("date.iso8601", "-1e11", #"{"fields":5}"#), ("date.iso8601", "-65e9", #"{"fields":99999}"#),
      (
        "duration.units", "[0,0]",
        #"{"zeroValueUnitsDisplay":{"length":999},"valueLengthLimits":[3,4]}"#
      ),
      ("duration.units", "[0,0]", #"{"zeroValueUnitsDisplay":{"length":99999}}"#),
      (
        "duration.time", "[0,0]",
        #"""
        {"_attributed":{"grouping":{"option":0},"pattern":{"fields":{"minuteSecond":{
          "roundFractionalSeconds":1,"fractionalSecondsLength":-1}}}}}
        """#
      ),
    ])
  func traps(_ style: String, _ value: String, _ change: String) throws {
    let sample = try Self.samples.lazy.map { try Self.json($0) }.first { tree in
      Self.leaves(of: tree).contains { Self.value(at: $0, in: tree) as? String == style }
    }
    let whole = try #require(sample as? [String: Any])
    var argument = try #require((whole["arguments"] as? [[String: Any]])?.first)
    let changes = try #require(
      JSONSerialization.jsonObject(with: Data(change.utf8)) as? [String: Any])
    argument["value"] = try JSONSerialization.jsonObject(
      with: Data(value.utf8), options: .fragmentsAllowed)
    argument["format"] = (argument["format"] as? [String: Any])?.merging(changes) { $1 }
    argument["text"] = "as it was"
    let json = try JSONSerialization.data(withJSONObject: ["key": "%@", "arguments": [argument]])
    let phrase = try JSONDecoder().decode(Phrase.self, from: json)
    #expect(phrase.text(in: .withoutTables) == "as it was")
    read(json)
  }

  @Test("is a thousand times itself, or damaged in every one of many inside each other")
  func doubled() throws {
    for (key, leaf) in [
      ("%1$@%1$@", "x"), ("%1$@ %2$@ %1$@", String(repeating: "x", count: 1000)),
      ("%9$@ %1$@", "x"),
    ] {
      var json = #"{"key": "a", "arguments": [{"string": "\#(leaf)"}]}"#
      for depth in 0..<24 {
        // Another default, so that two texts are tried at each.
        json = #"""
          {"key": "\#(key)", "defaultValue": "\#(key) \#(depth)",
            "arguments": [{"phrase": \#(json)}, {"string": "y"}]}
          """#
      }
      let phrase = try JSONDecoder().decode(Phrase.self, from: Data(json.utf8))
      for reader in Self.readers { #expect(phrase.text(in: reader).utf8.count < 4_000_000) }
    }
    // Real values are shown completely.
    let list = Phrase(
      stringInterpolation: {
        var text = Phrase.Value.StringInterpolation(literalCapacity: 0, interpolationCount: 1000)
        for number in 0..<1000 { text.appendInterpolation(Phrase("number \(number), ")) }
        return text
      }())
    #expect(list.text(in: .withoutTables).hasSuffix("number 998, number 999, "))
    let long = Phrase("See \(.verbatim(String(repeating: "y", count: 2_000_000)))")
    #expect(long.text(in: .withoutTables).utf8.count == 2_000_004)
  }

  /// Phrases in each other, as another process may send them.
  private static func nested(_ levels: Int) -> Data {
    let head = String(repeating: #"{"key":"%@","arguments":[{"phrase":"#, count: levels)
    return Data((head + #"{"key":"x"}"# + String(repeating: "}]}", count: levels)).utf8)
  }

  @Test("stands in itself deeper than a small stack allows", arguments: [10, 24, 25, 170])
  func deep(_ levels: Int) throws {
    let outcome = Mutex("")
    let thread = Thread {
      do {
        let phrase = try JSONDecoder().decode(Phrase.self, from: Self.nested(levels))
        let copy = try JSONDecoder().decode(Phrase.self, from: JSONEncoder().encode(phrase))
        #expect(copy == phrase && copy.hashValue == phrase.hashValue)
        #expect(phrase.sourceText == "x")
        let text = phrase.text(in: .withoutTables)
        outcome.withLock { $0 = text }
      } catch {
        outcome.withLock { $0 = "\(error)" }
      }
    }
    thread.stackSize = 512 << 10
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.01) }
    let text = outcome.withLock { $0 }
    if levels > 24 {
      #expect(text.contains("phrases stand in each other more than 24 deep"), "\(text)")
    } else {
      #expect(text == "x")
    }
  }

  @Test("is made by a program that never stops")
  func endless() throws {
    var phrase = Phrase("the innermost", comment: "")
    for _ in 0..<3000 { phrase = Phrase("\(phrase)", comment: "") }
    var reader = Localizer.withoutTables
    let problems = Mutex(Set<String>())
    reader.onProblem = { problem in
      if case .damagedValue(_, _, _, let reason) = problem {
        problems.withLock { _ = $0.insert("\(reason.reason)") }
      }
    }
    #expect(phrase.text(in: reader) == "%@")
    #expect(problems.withLock { $0 } == ["tooDeep"])
    // The receiver can read it.
    let copy = try JSONDecoder().decode(Phrase.self, from: JSONEncoder().encode(phrase))
    #expect(copy.text(in: .withoutTables) == "%@")
    // So it is released level by level.
    phrase = "done"
  }

  @Test("grows by a line at a time", arguments: [3, 24, 25, 40])
  func lines(_ count: Int) throws {
    var phrase: Phrase = "line 0"
    for line in 1...count { phrase = Phrase("\(phrase)/\(line)", comment: "") }
    let copy = try JSONDecoder().decode(Phrase.self, from: JSONEncoder().encode(phrase))
    #expect(copy.text(in: .withoutTables).hasSuffix("/\(count)"))
    #expect((copy == phrase) == (count < 25))
  }

  @Test("keeps the first and the last date that Foundation names")
  func dates() throws {
    for date in [Date.distantPast, .distantFuture] {
      let phrase: Phrase = "\(date, format: .dateTime.year())"
      let sent = try JSONDecoder().decode(Phrase.self, from: JSONEncoder().encode(phrase))
      #expect(sent == phrase)
    }
  }

  @Test("may have any number and any text in any place")
  func anything() throws {
    var random = SeededGenerator(seed: 1)
    for sample in Self.samples {
      let tree = try Self.json(sample)
      for path in Self.leaves(of: tree) {
        let isText = Self.value(at: path, in: tree) is String
        // All numbers, since they are what Foundation traps on; some of the texts.
        let values: [Any] =
          isText ? (0..<3).compactMap { _ in random.pick(Self.texts) } : Self.numbers
        for value in values {
          let changed = Self.setting(path[...], of: tree, to: value)
          guard JSONSerialization.isValidJSONObject(changed) else { continue }
          read(try JSONSerialization.data(withJSONObject: changed))
        }
      }
    }
  }

  private static func json(_ phrase: Phrase) throws -> Any {
    try JSONSerialization.jsonObject(
      with: Localizer.with(.withoutTables) { try JSONEncoder().encode(phrase) })
  }

  private enum Step {
    case member(String)
    case element(Int)
  }

  /// The ways to all values that have no others in them.
  private static func leaves(of tree: Any) -> [[Step]] {
    switch tree {
    case let object as [String: Any]:
      object.sorted { $0.key < $1.key }.flatMap { name, value in
        leaves(of: value).map { [.member(name)] + $0 }
      }
    case let array as [Any]:
      array.enumerated().flatMap { index, value in leaves(of: value).map { [.element(index)] + $0 }
      }
    default: [[]]
    }
  }

  private static func value(at path: [Step], in tree: Any) -> Any? {
    path.reduce(tree as Any?) { value, step in
      switch step {
      case .member(let name): (value as? [String: Any])?[name]
      case .element(let index): (value as? [Any])?[index]
      }
    }
  }

  private static func setting(_ path: ArraySlice<Step>, of tree: Any, to value: Any) -> Any {
    switch path.first {
    case nil: return value
    case .member(let name)?:
      var object = tree as? [String: Any] ?? [:]
      object[name] = setting(path.dropFirst(), of: object[name] ?? 0, to: value)
      return object
    case .element(let index)?:
      var array = tree as? [Any] ?? []
      if array.indices.contains(index) {
        array[index] = setting(path.dropFirst(), of: array[index], to: value)
      }
      return array
    }
  }
}
