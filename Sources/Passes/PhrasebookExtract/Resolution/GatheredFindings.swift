package import PhrasebookModel

/// The joined findings of a run's files, in which those of single files can be replaced: that costs what
/// is in these files.
package struct GatheredFindings: Sendable {
  /// The strings of the files, and the findings that are not strings.
  package private(set) var extraction: Extraction
  /// The files with calls of a string, by their place in the run.
  private var holders: [Gathering.Name: Set<Int>] = [:]
  /// The findings of each file that are not strings; nil if it has none.
  private var others: [Extraction?]

  /// A file of the run, with its findings; nil if it has none.
  package typealias File = (name: String, findings: Resolving.Findings?)

  package init(_ files: [File]) {
    var gathering = Gathering()
    others = files.map { file in file.findings.flatMap { Self.others(of: $0, file.name) } }
    for (index, file) in files.enumerated() {
      guard let findings = file.findings else { continue }
      gathering.add(findings, file: file.name)
      for site in findings.sites { holders[Gathering.Name(site), default: []].insert(index) }
    }
    extraction = gathering.extraction()
  }

  /// Replaces the findings of some files.
  ///
  /// - Parameters:
  ///   - changes: The changed files, by their place in the run, with the findings before.
  ///   - file: A file of the run as it is now.
  package mutating func replace(
    _ changes: [(index: Int, before: Resolving.Findings?)], _ file: (Int) -> File
  ) {
    var names: Set<Gathering.Name> = []
    var parts: [(index: Int, old: Extraction?)] = []
    for (index, before) in changes {
      let (name, findings) = file(index)
      let sites = ChangedSites(from: before?.sites ?? [], to: findings?.sites ?? [])
      let old = Set(sites.before.map { Gathering.Name($0) })
      let new = Set(sites.after.map { Gathering.Name($0) })
      for name in old.subtracting(new) where !sites.keeps(name) {
        holders[name]?.remove(index)
        if holders[name]?.isEmpty == true { holders[name] = nil }
      }
      for name in new { holders[name, default: []].insert(index) }
      names.formUnion(old)
      names.formUnion(new)
      parts.append((index, others[index]))
      others[index] = findings.flatMap { Self.others(of: $0, name) }
    }
    put(strings(named: names, file), for: names)
    if parts.allSatisfy({ Self.areSame($0.old, others[$0.index]) }) { return }
    join(\.undeterminable)
    join(\.hardCoded)
    join(\.concatenations)
    join(\.formatCalls)
    join(\.diagnostics)
  }

  /// Whether two parts have the same bytes; `==` calls texts equal that look the same.
  private static func areSame(_ old: Extraction?, _ new: Extraction?) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    var (first, second) = (ByteWriter(), ByteWriter())
    first.extraction(old)
    second.extraction(new)
    return first.finish() == second.finish()
  }

  /// Keeps the arrays of an older value that is the same, so that this one is known to be the same.
  package mutating func keep(_ old: Extraction) {
    var old = old
    old.diagnostics = extraction.diagnostics
    if Self.areSame(old, extraction) { extraction = old }
  }

  private static func others(of findings: Resolving.Findings, _ file: String) -> Extraction? {
    var gathering = Gathering()
    gathering.addOthers(findings, file: file)
    let others = gathering.sortedOthers
    return others == Extraction() ? nil : others
  }

  /// Joins one kind of findings again; the files are in the order of their names.
  private mutating func join<Finding>(_ kind: WritableKeyPath<Extraction, [Finding]>) {
    extraction[keyPath: kind] = others.flatMap { $0?[keyPath: kind] ?? [] }
  }

  // MARK: Strings

  /// The strings of some names, joined from all files that have them.
  private func strings(
    named names: Set<Gathering.Name>, _ file: (Int) -> File
  ) -> [ExtractedString] {
    var gathering = Gathering()
    // A hash of each call of a file takes longer than to compare it with the few keys of a keystroke.
    let few = names.count <= 4 ? Array(names) : []
    for index in Set(names.flatMap { holders[$0] ?? [] }).sorted() {
      let (name, findings) = file(index)
      for site in findings?.sites ?? [] {
        let string = Gathering.Name(site)
        guard few.isEmpty ? names.contains(string) : few.contains(string) else { continue }
        gathering.add(site, file: name)
      }
    }
    return gathering.strings
  }

  /// Puts strings in the places of those with these names.
  private mutating func put(_ new: [ExtractedString], for names: Set<Gathering.Name>) {
    var (changed, added) = ([Int: ExtractedString](), [ExtractedString]())
    var removed = names
    for string in new {
      removed.remove(Gathering.Name(string))
      guard let place = place(of: string) else {
        added.append(string)
        continue
      }
      if !extraction.strings[place].isSame(as: string) { changed[place] = string }
    }
    let gone = Set(
      removed.compactMap { name in
        place(of: ExtractedString(key: name.key.text, table: name.table.text))
      })
    for (place, string) in changed { extraction.strings[place] = string }
    guard !added.isEmpty || !gone.isEmpty else { return }
    var (rest, strings) = (added[...], [ExtractedString]())
    strings.reserveCapacity(extraction.strings.count + added.count)
    for (place, string) in extraction.strings.enumerated() where !gone.contains(place) {
      while let next = rest.first, next.precedes(string) { strings.append(rest.removeFirst()) }
      strings.append(string)
    }
    extraction.strings = strings + rest
  }

  /// The place of the string with the name of another one.
  private func place(of string: ExtractedString) -> Int? {
    let strings = extraction.strings
    var (low, high) = (0, strings.count)
    while low < high {
      let middle = low + (high - low) / 2
      if strings[middle].precedes(string) { low = middle + 1 } else { high = middle }
    }
    guard low < strings.count, Gathering.Name(strings[low]) == Gathering.Name(string) else {
      return nil
    }
    return low
  }
}
