import Phrasebook
import PhrasebookExtract
import PhrasebookModel
import PhrasebookProjects

/// The changes at a literal of a source: into a catalog, into a symbol, or those of its key.
struct SourceProposals {
  let project: LiveProject
  let snapshot: LiveSnapshot

  func proposals(at offset: Int, in text: DocumentText, of file: String) -> [Proposal] {
    guard let key = snapshot.reference(at: offset, in: text, of: file), key.isKnownUse else {
      return localize(at: offset, in: text, of: file)
    }
    let holders = snapshot.holders(of: key.key, table: key.table)
    let additions = add(key, for: file, isNew: holders.isEmpty)
    guard let table = holders.first, let entry = table.catalog[key.key] else { return additions }
    let proposals = KeyProposals(project: project, snapshot: snapshot)
    return additions + SymbolProposal(key: key, table: table).proposals(in: text, of: file)
      + proposals.comment(of: key.key, entry, in: table)
      + proposals.matches(for: key.key, in: table, language: nil)
  }

  /// Adds the key of a call to the catalogs of its table that lack it. Those of other modules are proposed, each
  /// by itself, only for a key that is new and a source without a catalog.
  private func add(_ key: KeyReference, for file: String, isNew: Bool) -> [Proposal] {
    guard let site = key.site else { return [] }
    let string = ExtractedString(
      key: site.key, table: site.table, defaultValue: site.defaultValue, comment: site.comment,
      locations: [site.location])
    let fed = snapshot.tables(fedBy: file)
    let lacking = (fed.isEmpty && isNew ? snapshot.tables : fed).filter {
      $0.name == site.table && !$0.catalog.contains(key.key)
    }
    if fed.isEmpty || lacking.count < 2 {
      return lacking.map { table in
        Proposal(
          "Add \(key.key.quoted) to \(FilePath.name(table.path))", .fix, isPreferred: true,
          steps: [.add(string, catalog: table.path)])
      }
    }
    return [
      Proposal(
        "Add \(key.key.quoted) to the catalogs of its modules", .fix, isPreferred: true,
        steps: lacking.map { .add(string, catalog: $0.path) })
    ]
  }

  /// Makes a plain literal a localized one, and adds its key.
  private func localize(at offset: Int, in text: DocumentText, of file: String) -> [Proposal] {
    guard let literal = literal(at: offset, in: text.bytes),
      let value = literal.value(in: text.bytes), !value.isEmpty
    else { return [] }
    let key = String(decoding: value, as: UTF8.self)
    let source = String(decoding: text.bytes[literal.range], as: UTF8.self)
    let isSwift = SourceLanguage(path: file) == .swift
    let standard = ExtractedString(key: key).table
    let fed = snapshot.tables(fedBy: file).filter { $0.name == standard }
    let tables = fed.isEmpty ? snapshot.tables.filter { $0.name == standard }.prefix(1) : fed[...]
    var range = literal.range
    var forms: [String] = []
    if isSwift {
      let bundle = tables.first.map(hasOwnBundle) == true ? ", bundle: .module" : ""
      forms = [
        "String(localized: \(source)\(bundle))",
        "NSLocalizedString(\(source)\(bundle), comment: \"\")",
      ]
      // A text cannot be an argument of another one.
      if !CallName(before: literal.range.lowerBound, in: CodeTokens(text.bytes)).isOfText {
        forms.append("Text(\(source)\(bundle))")
      }
    } else if range.lowerBound > 0, text.bytes[range.lowerBound - 1] == UInt8(ascii: "@") {
      range = range.lowerBound - 1..<range.upperBound
      forms = ["NSLocalizedString(@\(source), nil)"]
    }
    let location = location(of: range.lowerBound, in: text, of: file)
    let string = ExtractedString(key: key, locations: [location])
    return forms.map { form in
      let title: Phrase = "Localize with \(String(form.prefix { $0 != "(" }))"
      let change = Proposal.Step.replace(file: file, range: range, text: form)
      return Proposal(
        title, .extract, steps: [change] + tables.map { .add(string, catalog: $0.path) })
    }
  }

  /// Whether the code that feeds a catalog is in a package, whose bundle a call has to pass.
  private func hasOwnBundle(_ table: LiveSnapshot.Table) -> Bool {
    let holders = snapshot.modules.filter { $0.catalogs.contains(table.path) }
    return !holders.isEmpty && holders.allSatisfy(\.hasOwnBundle)
  }

  /// The literal around an offset, or the one that begins there, as in a selected literal.
  private func literal(at offset: Int, in bytes: [UInt8]) -> LiteralScan.Literal? {
    if let literal = LiteralScan.literal(at: offset, in: bytes) { return literal }
    let isObjectiveC = offset < bytes.count && bytes[offset] == UInt8(ascii: "@")
    let start = isObjectiveC ? offset + 1 : offset
    return LiteralScan.literals(in: bytes).first { $0.range.lowerBound == start }
  }

  private func location(of offset: Int, in text: DocumentText, of file: String) -> Location {
    let place = text.position(of: offset, in: .utf8)
    return Location(file: file, line: place.line + 1, column: place.character + 1)
  }
}
