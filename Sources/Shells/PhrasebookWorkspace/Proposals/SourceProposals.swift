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
    let holders = snapshot.holders(of: key)
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

  /// Makes a literal a localized one, and adds its key.
  private func localize(at offset: Int, in text: DocumentText, of file: String) -> [Proposal] {
    guard let literal = literal(at: offset, in: text.bytes) else { return [] }
    let isSwift = SourceLanguage(path: file) == .swift
    let key = literal.value(in: text.bytes).map { String(decoding: $0, as: UTF8.self) }
    let takesArguments =
      isSwift && literal.hasInterpolations && !literal.isOpen
      && !isLookedUp(literal, in: text, of: file)
    guard key.map({ !$0.isEmpty }) ?? takesArguments else { return [] }
    let standard = ExtractedString(key: key ?? "").table
    let fed = snapshot.tables(fedBy: file).filter { $0.name == standard }
    let tables = fed.isEmpty ? snapshot.tables.filter { $0.name == standard }.prefix(1) : fed[...]
    var range = literal.range
    var forms: [String] = []
    if isSwift {
      // A call in a package has to pass the bundle.
      let isInBundle = tables.first.map { snapshot.modules.haveOwnBundle(with: $0.path) }
      let bundle = isInBundle == true ? ", bundle: .module" : ""
      forms = self.forms(of: literal, in: text, bundle: bundle)
    } else if range.lowerBound > 0, text.bytes[range.lowerBound - 1] == UInt8(ascii: "@") {
      let source = String(decoding: text.bytes[range], as: UTF8.self)
      range = range.lowerBound - 1..<range.upperBound
      forms = ["NSLocalizedString(@\(source), nil)"]
    }
    let location = location(of: range.lowerBound, in: text, of: file)
    return forms.map { form in
      let title: Phrase = "Localize with \(String(form.prefix { $0 != "(" }))"
      var steps = [Proposal.Step.replace(file: file, range: range, text: form)]
      if let key {
        let string = ExtractedString(key: key, locations: [location])
        steps += tables.map { .add(string, catalog: $0.path) }
      } else if !tables.isEmpty {
        let new = range.lowerBound..<range.lowerBound + form.utf8.count
        steps.append(.addExtracted(file: file, range: new, catalogs: tables.map(\.path)))
      }
      return Proposal(title, .extract, steps: steps)
    }
  }

  /// The calls that look the text of a Swift literal up.
  private func forms(
    of literal: LiteralScan.Literal, in text: DocumentText, bundle: String
  ) -> [String] {
    let source = String(decoding: text.bytes[literal.range], as: UTF8.self)
    var forms = ["String(localized: \(source)\(bundle))"]
    // A function takes an interpolation as a part of the key.
    if !literal.hasInterpolations {
      forms.append("NSLocalizedString(\(source)\(bundle), comment: \"\")")
    }
    // A text cannot be an argument of another one.
    if !CallName(before: literal.range.lowerBound, in: CodeTokens(text.bytes)).isOfText {
      forms.append("Text(\(source)\(bundle))")
    }
    return forms
  }

  /// Whether a call takes a literal as its key, though the key cannot be known.
  private func isLookedUp(
    _ literal: LiteralScan.Literal, in text: DocumentText, of file: String
  ) -> Bool {
    snapshot.undeterminable.contains { site in
      guard site.location.file == file, let start = text.offset(of: site.location) else {
        return false
      }
      return LiteralScan.first(from: start, in: text.bytes) == literal
    }
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
