internal import PhrasebookModel

/// The findings of the items of a file that is being edited, by the text of each: after a change, only the items
/// that are not as before are read and resolved.
package struct ItemFindings: Sendable {
  fileprivate var entries: [Text: Entry] = [:]
  /// The modules that the file imports: they decide what names mean.
  fileprivate var imports: [UInt32] = []

  /// The bytes of an item, which are hashed together: an array hashes each element by itself.
  fileprivate struct Text: Hashable, Sendable {
    var bytes: [UInt8]

    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  fileprivate struct Entry: Sendable {
    /// The place at which the item began.
    var start: Place
    var findings: Resolving.Findings
    /// A hash of the declarations that the findings depend on.
    var answer: UInt64
    /// The number of candidates of calls that were looked at, of those that are limited for a file.
    var cost: Int
  }

  package init() {}
}

extension Resolving.Reader {
  /// Resolves what matters in a file of the run that is being edited.
  ///
  /// - Parameters:
  ///   - outline: The items of the file.
  ///   - index: The place of the file in the run.
  ///   - known: The findings of the items before the change; those after it when this returns.
  /// - Returns: The same as without `known`.
  package func findings(
    in bytes: UnsafeBufferPointer<UInt8>, _ outline: Outline, index: Int,
    known: inout ItemFindings
  ) -> Resolving.Findings {
    let before = known.imports == outline.imports ? known.entries : [:]
    known = ItemFindings(imports: outline.imports)
    known.entries.reserveCapacity(before.count)
    let places = PlaceTable(bytes)
    var all = Resolving.Findings()
    var asked: Set<UInt32> = []
    var cost = 0
    var isAlone = true
    Excerpt.each(of: outline, in: bytes, upTo: 0) { excerpt in
      guard isAlone, let item = excerpt.items.first else { return }
      let start = places.place(at: Int(outline.items[item].start))
      let text = ItemFindings.Text(bytes: excerpt.bytes)
      guard
        let entry = kept(before[text], at: start)
          ?? entry(of: excerpt, at: start, outline, places, index)
      else {
        isAlone = false
        return
      }
      known.entries[text] = entry
      all.add(entry.findings)
      asked.formUnion(entry.findings.asked)
      cost += entry.cost
    }
    guard isAlone, cost <= OverloadCost.perFile else {
      known = ItemFindings()
      return findings(in: bytes, outline, index: index)
    }
    all.asked = asked.sorted()
    return all
  }

  /// The findings of an item as before, if all that they depend on is as before.
  fileprivate func kept(_ entry: ItemFindings.Entry?, at start: Place) -> ItemFindings.Entry? {
    guard var entry, entry.start.column == start.column,
      digest(of: entry.findings.asked) == entry.answer
    else { return nil }
    let lines = Int(start.line) - Int(entry.start.line)
    if lines != 0 { entry.findings.move(by: lines) }
    entry.start = start
    return entry
  }

  /// Resolves an item; nil if that is not possible without the items around it.
  fileprivate func entry(
    of excerpt: Excerpt, at start: Place, _ outline: Outline, _ places: PlaceTable, _ index: Int
  ) -> ItemFindings.Entry? {
    let facts = excerpt.facts(places, in: outline)
    guard !facts.diagnostics.contains(where: \.skipsSource), !facts.bindsNames else { return nil }
    program.asking.begin()
    program.overloads = OverloadCost()
    var findings = Resolving.Findings()
    add(facts, index: index, to: &findings)
    findings = complete(findings)
    return ItemFindings.Entry(
      start: start, findings: findings, answer: digest(of: findings.asked),
      cost: program.overloads.taken)
  }
}

extension ItemFindings {
  fileprivate init(imports: [UInt32]) { self.imports = imports }
}

extension Facts {
  /// Whether a statement at the top of the file binds names for those behind it.
  fileprivate var bindsNames: Bool {
    block.statements.contains { if case .guard = $0 { true } else { false } }
  }
}

extension Resolving.Findings {
  /// Adds the findings of one more item.
  fileprivate mutating func add(_ other: Self) {
    sites += other.sites
    undeterminable += other.undeterminable
    hardCoded += other.hardCoded
    concatenations += other.concatenations
    formatCalls += other.formatCalls
    add(other.diagnostics)
  }

  /// Moves all places by a number of lines.
  fileprivate mutating func move(by lines: Int) {
    for index in sites.indices { sites[index].call.location.line += lines }
    for index in undeterminable.indices { undeterminable[index].location.line += lines }
    for index in hardCoded.indices { hardCoded[index].location.line += lines }
    for index in concatenations.indices { concatenations[index].location.line += lines }
    for index in formatCalls.indices { formatCalls[index].location.line += lines }
    for index in diagnostics.indices { diagnostics[index].location?.line += lines }
  }
}
