import Foundation
import PhrasebookFormats
import PhrasebookModel
import Testing

/// All content of a file is in the file that it is converted to, or reported.
@Suite("Exchange formats: no part is lost without a word")
struct ConversionLossTests {
  typealias Case = ConformanceTests.Case

  @Test("from a file of each format to each other", arguments: ConformanceTests.formats)
  func filesOfOthers(_ item: Case) throws {
    for file in DetailedFiles.all {
      let format = try #require(ExchangeFormats.of(path: file.path))
      let conversion = try Converted(format.read(file).exchange, as: item)
      #expect(conversion.silentLosses == [], "\(file.path) as \(item.format.name)")
    }
  }

  @Test("generated texts with all details", arguments: ConformanceTests.formats)
  func generatedTexts(_ item: Case) throws {
    for seed in 200..<280 as Range<UInt64> {
      var generator = GeneratedExchange(seed: seed, isWild: seed.isMultiple(of: 2))
      generator.hasLengths = true
      let conversion = try Converted(generator.exchange(), as: item)
      #expect(conversion.silentLosses.prefix(3) == [], "seed \(seed) as \(item.format.name)")
    }
  }
}

/// An exchange, written in a format and read again.
private struct Converted {
  let sent: Exchange
  let losses: [ExchangeLoss]
  private var came: [Exchange] = []
  /// The units of the files by key and form.
  private var units: [[String]: ExchangeUnit] = [:]

  init(_ exchange: Exchange, as item: ConformanceTests.Case) throws {
    sent = exchange
    let writing = item.format.write(exchange)
    losses = writing.losses
    for file in writing.files where item.reads(file) {
      let read = try item.format.read(file).exchange
      came.append(read)
      for unit in read.tables.flatMap(\.units) { units[[unit.key, unit.path.exchanged]] = unit }
    }
  }

  /// The parts that are missing or different and not reported, each in a line.
  var silentLosses: [String] {
    var keys: [String: Int] = [:]
    for table in sent.tables {
      for key in Set(table.units.map(\.key)) { keys[key, default: 0] += 1 }
    }
    return sent.tables.flatMap { table in
      // Formats without tables mix up keys of several.
      table.units.filter { keys[$0.key] == 1 }.flatMap { silentLosses(of: $0, in: table.name) }
        + silentLosses(of: table.unknown, came.flatMap(\.tables).map(\.unknown), in: "table")
    } + silentLosses(of: sent.unknown, came.map(\.unknown), in: "file")
  }

  private func silentLosses(of unit: ExchangeUnit, in table: String) -> [String] {
    let lost = losses.filter { $0.table == table && $0.key.isExactly(unit.key) }
    let mine = lost.filter { $0.part == .entry || $0.path == unit.path || $0.path.isRoot }
    func isReported(_ part: ExchangeLoss.Part) -> Bool {
      mine.contains { [part, .entry, .unit, .form].contains($0.part) }
        // The forms of a key share their comment.
        || part == .comment && lost.contains { $0.part == part }
    }
    let name = "\(unit.key.debugDescription) \(unit.path)"
    // `.strings` has the only phrase of an App Shortcut as a text.
    let found = units[[unit.key, unit.path.exchanged]]
    guard let back = found ?? (unit.path.phrase != nil ? units[[unit.key, ""]] : nil) else {
      let isMissing = unit.target == nil && unit.source == nil
      return isMissing || isReported(.unit) || isReported(.target) ? [] : ["\(name): the unit"]
    }
    var silent: [String] = []
    func check(_ part: ExchangeLoss.Part, _ what: String, _ isSame: Bool) {
      if !isSame, !isReported(part) { silent.append("\(name): \(what)") }
    }
    let hasSources = came.flatMap(\.tables).flatMap(\.units).contains { $0.source != nil }
    check(.target, "the translation", same(back.target, unit.target))
    // A command reports the sources that a format without sources leaves out.
    check(
      .source, "the source", !hasSources || same(back.source ?? back.key, unit.source ?? unit.key))
    check(.comment, "the comment", trimmed(back.comment) == trimmed(unit.comment))
    let usual: State = unit.target == nil ? .new : .translated
    check(.state, "the state", (back.state ?? usual) == (unit.state ?? usual))
    check(.translate, "the mark", back.isTranslatable == unit.isTranslatable)
    check(.other, "the maximum length", back.maximumLength == unit.maximumLength)
    for (name, value) in unit.unknown where back.unknown[name] != value {
      check(.other, name, Self.isMadeAnew(name) || isReported(.state))
    }
    return silent
  }

  private func silentLosses(
    of unknown: Members<JSONValue>, _ came: [Members<JSONValue>], in place: String
  ) -> [String] {
    unknown.filter { name, value in
      !Self.isMadeAnew(name) && !came.contains { $0[name] == value }
        && !losses.contains { $0.part == .other }
    }.map { "\(place): \($0.0)" }
  }

  private func same(_ a: String?, _ b: String?) -> Bool {
    a.map { ExactString($0) } == b.map { ExactString($0) }
  }

  /// Space around the lines of a comment is the format's.
  private func trimmed(_ text: String?) -> [String] {
    (text ?? "").components(separatedBy: .newlines)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// Names whose values differ in every file, or that the key or the text show as well.
  private static func isMadeAnew(_ name: String) -> Bool {
    ["location", "xliff2@id", "xliff2.group", "po.context", "arb.message", "android.original"]
      .contains(name)
      || name.hasPrefix("android@xmlns") || name == "xliff2@xmlns:slr"
  }
}
