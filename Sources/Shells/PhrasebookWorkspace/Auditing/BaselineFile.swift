import PhrasebookProjects
import CatalogJSON
import Phrasebook
import PhrasebookAudit
import PhrasebookFormats
import PhrasebookModel

/// A baseline as a file: one line for each kind of finding, so that version control shows which are
/// fixed.
struct BaselineFile {
  var baseline = Baseline()
  /// The catalogs that it was made from, relative to its folder and sorted: fixed findings are
  /// removed only if all of these are audited.
  var catalogs: [String] = []

  static let version = 1

  /// The bytes of the file; the same for the same findings.
  var bytes: [UInt8] {
    var bytes = Array("{\n  \"version\": \(Self.version),\n  \"catalogs\": ".utf8)
    bytes += Self.list(catalogs.map { name in Self.line { $0.string(name) } })
    bytes += Array(",\n  \"findings\": ".utf8)
    bytes += Self.list(
      baseline.marks.sorted { $0.key < $1.key }.map { mark, count in
        Self.line { json in
          json.object { json in
            json.member("id", mark.id)
            json.member("table", mark.table)
            json.member("key", mark.key.isEmpty ? nil : mark.key)
            json.member("language", mark.language.isEmpty ? nil : mark.language)
            json.member("variation", mark.variation.isEmpty ? nil : mark.variation)
            json.member("file", mark.code?.file)
            json.member("text", mark.code?.text)
            json.member("count", count == 1 ? nil : count)
          }
        }
      })
    return bytes + Array("\n}\n".utf8)
  }

  private static func line(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    body(&json)
    return json.bytes
  }

  private static func list(_ lines: [[UInt8]]) -> [UInt8] {
    if lines.isEmpty { return Array("[]".utf8) }
    return Array("[\n    ".utf8) + lines.joined(separator: Array(",\n    ".utf8))
      + Array("\n  ]".utf8)
  }
}

extension BaselineFile {
  /// Reads a file, or throws the error with its place.
  package static func read(_ bytes: [UInt8], file: String) throws(ScopeFailure) -> BaselineFile {
    if bytes.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
      throw ScopeFailure(
        Diagnostic(
          .error, "the baseline is empty; create it again with --write-baseline",
          at: Location(file: file, line: 1, column: 1)))
    }
    do throws(JSONError) {
      let document = try JSONDocument(bytes)
      return try document.withView { view throws(JSONError) in
        try BaselineFile(view, document)
      }
    } catch {
      throw ScopeFailure(error.diagnostic(in: file))
    }
  }

  private init(_ view: JSONView, _ document: JSONDocument) throws(JSONError) {
    func failure(_ text: JSONMessage, _ node: Int) -> JSONError {
      let (line, column) = document.place(of: node)
      return JSONError(text, line: line, column: column)
    }
    func text(_ name: String, of node: Int) throws(JSONError) -> String? {
      guard let value = view.member(name, of: node)?.value else { return nil }
      guard view.nodes[value].kind == .string else {
        throw failure(JSONMessage("a text is expected"), value)
      }
      return view.string(value)
    }
    func number(_ name: String, of node: Int) throws(JSONError) -> Int? {
      guard let value = view.member(name, of: node)?.value else { return nil }
      let digits = String(decoding: view.source(value), as: UTF8.self)
      guard let number = Int(digits), number > 0 else {
        throw failure(JSONMessage("a number from 1 is expected"), value)
      }
      return number
    }
    guard let list = view.member("findings", of: 0)?.value, view.nodes[list].kind == .array,
      let version = try number("version", of: 0)
    else {
      throw failure(
        JSONMessage("not a baseline of phrasebook; choose another file"), 0)
    }
    guard version <= Self.version else {
      throw failure(JSONMessage("a newer phrasebook made this baseline; use that one"), 0)
    }
    for part in view.elements(of: list) {
      guard let id = try text("id", of: part.value), let table = try text("table", of: part.value)
      else { throw failure(JSONMessage("a finding needs an id and a table"), part.value) }
      var mark = Baseline.Mark(
        id: id, table: table, key: try text("key", of: part.value) ?? "",
        language: try text("language", of: part.value) ?? "",
        variation: try text("variation", of: part.value) ?? "")
      if let file = try text("file", of: part.value) {
        mark.code = Baseline.Mark.Code(file: file, text: try text("text", of: part.value) ?? "")
      }
      let count = try number("count", of: part.value) ?? 1
      baseline.marks[mark] = min((baseline.marks[mark] ?? 0), 1 << 30) + min(count, 1 << 30)
    }
    guard let names = view.member("catalogs", of: 0)?.value else { return }
    for part in view.elements(of: names) where view.nodes[part.value].kind == .string {
      catalogs.append(view.string(part.value))
    }
  }
}
