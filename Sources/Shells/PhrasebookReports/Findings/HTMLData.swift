import Phrasebook
import PhrasebookAudit
import PhrasebookModel
import PhrasebookWorkspace

/// The findings of the HTML report as JSON: a column of numbers for each property, and every text
/// once.
struct HTMLData {
  /// A position in a file, by the number of the file's name.
  private struct FilePosition: Hashable {
    var file: Int
    var line: Int
    var column: Int
  }

  /// A call site with an excerpt of its line; both are numbers.
  private struct Site: Hashable {
    var place: Int
    var excerpt: Int
  }

  private static let columns: [StaticString] = [
    "severity", "check", "place", "table", "key", "language", "variation", "message", "value",
    "sites", "notes",
  ]

  private var texts = Numbered<ExactString>()
  private var places = Numbered<FilePosition>()
  private var values = Numbered<MarkedValue>()
  private var sites = Numbered<[Site]>()
  private var notes = Numbered<[Int]>()
  private var checks = Numbered<String>()
  private var checkTexts: [[Int]] = []
  private var rows: [[Int]] = []
  /// The bytes of excerpts that may still be added: a report of a large project stays small.
  private var room = 1 << 19

  /// Adds every finding.
  mutating func add(_ result: AuditResult, _ lines: SourceLines) {
    let known = Dictionary(result.checks.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    for finding in result.findings { add(finding, known[finding.id], lines) }
  }

  private mutating func add(_ finding: Finding, _ check: Check?, _ lines: SourceLines) {
    let severity: Int =
      switch finding.severity {
      case .error: 0
      case .warning: 1
      case .note: 2
      }
    let number = checks.number(of: finding.id)
    if number > checkTexts.count {
      checkTexts.append(
        [finding.id, check?.summary.shown, check?.why.shown, check?.fix.shown].map { text($0) })
    }
    let key = finding.key.map(FindingLines.short)
    let notes = finding.remarks.map { text($0.shown) }
    rows.append([
      severity, number - 1, place(finding.location), text(finding.table), text(key),
      text(finding.language), text(finding.variation), text(finding.text.shown),
      values.number(of: MarkedValue(finding)), sites(of: finding, lines),
      notes.isEmpty ? 0 : self.notes.number(of: notes),
    ])
  }

  private mutating func sites(of finding: Finding, _ lines: SourceLines) -> Int {
    let places = finding.callSites.filter { $0 != finding.location }.prefix(3)
    guard !places.isEmpty else { return 0 }
    let sites = places.map { site in
      var excerpt: String?
      if room > 0, let text = lines.excerpt(at: site)?.text {
        room -= text.utf8.count
        excerpt = text
      }
      return Site(place: place(site), excerpt: text(excerpt))
    }
    return self.sites.number(of: sites)
  }

  /// The number of a text as the page shows it: nothing invisible, and no formula for a spreadsheet
  /// that it is copied to.
  private mutating func text(_ text: String?) -> Int {
    texts.number(of: text.map { ExactString(MarkupText.plainCell($0)) })
  }

  private mutating func place(_ location: Location?) -> Int {
    guard let location else { return 0 }
    let file = text(location.file)
    return places.number(
      of: FilePosition(file: file, line: location.line, column: location.column))
  }

  /// The data as JSON that can be part of a page: `<`, `>` and `&` are escaped.
  func json() -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("texts", texts.values) { $0.string($1.text) }
      json.member("places", places.values) { $0.numbers([$1.file, $1.line, $1.column]) }
      json.member("values", values.values) { $0.parts(of: $1) }
      json.member("sites", sites.values) { json, sites in
        json.array(sites) { $0.numbers([$1.place, $1.excerpt]) }
      }
      json.member("notes", notes.values) { $0.numbers($1) }
      json.member("checks", checkTexts) { json, texts in
        json.object { json in
          let names: [StaticString] = ["id", "summary", "why", "fix"]
          for (name, text) in zip(names, texts) { json.member(name, text) }
        }
      }
      json.name("columns")
      json.object { json in
        for (index, name) in Self.columns.enumerated() {
          json.name(name)
          json.column(rows.map { $0[index] })
        }
      }
      json.words()
    }
    return Self.escaped(json.line())
  }

  /// Only strings of JSON can have these characters.
  private static func escaped(_ json: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(json.count)
    for byte in json {
      switch byte {
      case UInt8(ascii: "<"): result += #"\u003c"#.utf8
      case UInt8(ascii: ">"): result += #"\u003e"#.utf8
      case UInt8(ascii: "&"): result += #"\u0026"#.utf8
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension JSONWriter {
  fileprivate mutating func numbers(_ numbers: [Int]) { array(numbers) { $0.number($1) } }

  /// A list of numbers; or, if that is shorter, `{"runs":[number, count, …]}`.
  fileprivate mutating func column(_ numbers: [Int]) {
    var runs: [Int] = []
    for number in numbers {
      if runs.suffix(2).first == number {
        runs[runs.count - 1] += 1
      } else {
        runs += [number, 1]
      }
    }
    guard runs.count < numbers.count else { return self.numbers(numbers) }
    object { json in
      json.name("runs")
      json.numbers(runs)
    }
  }

  /// `[before, marked, after]`; the second is null if the whole value is meant.
  fileprivate mutating func parts(of value: MarkedValue) {
    array([value.before, value.marked, value.after]) { json, part in
      if let part { json.string(part) } else { json.null() }
    }
  }

  /// The words that the script shows.
  fileprivate mutating func words() {
    name("words")
    object { json in
      for severity in [Diagnostic.Severity.error, .warning, .note] {
        json.name(text: severity.rawValue)
        json.string(severity.text.shown)
      }
      json.member("more", Phrase("Show more").shown)
      json.member("nothing", Wording.noFindings)
    }
  }
}
