import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync
import Testing

/// The laws of every merge: each takes a merge and a seed, and returns a violation.
enum MergeLaws {
  typealias Merging = @Sendable (_ base: Catalog?, _ ours: Catalog, _ theirs: Catalog) -> Merged

  /// One law; it returns a violation, nil if it holds.
  struct Law: Sendable, CustomTestStringConvertible {
    let name: String
    let check: @Sendable (Merging, UInt64) -> String?
    var testDescription: String { name }
  }

  static let all = [
    Law(name: "identities", check: identities),
    Law(name: "nothing is lost", check: nothingIsLost),
    Law(name: "symmetry", check: symmetry),
    Law(name: "independent edits commute", check: independentEditsCommute),
    Law(name: "a history", check: { history($0, $1, steps: 40, people: 3) }),
    Law(name: "every order of a small history", check: everyInterleaving),
    Law(name: "the result is valid", check: validity),
  ]

  /// A version with a file, and one with random edits of it.
  static func branch(_ base: Catalog, _ team: inout Team, edits: Int) -> Catalog {
    var branch = base
    for _ in 0..<edits { team.edit(&branch) }
    return read(XCStrings.write(branch)) ?? branch
  }

  static func read(_ bytes: [UInt8]) -> Catalog? {
    try? XCStrings.read(bytes, file: "a.xcstrings").catalog
  }

  private static func start(_ seed: UInt64) -> (Team, Catalog) {
    var team = Team(seed: seed)
    let new = team.catalog()
    return (team, read(XCStrings.write(new)) ?? new)
  }

  /// merge(x, x, x) is x, merge(b, b, x) is x, merge(b, x, b) is x, merge(b, x, x) is x.
  static func identities(_ merge: Merging, _ seed: UInt64) -> String? {
    var (team, base) = start(seed)
    let other = branch(base, &team, edits: 4)
    for (name, result, bytes) in [
      ("merge(x, x, x)", merge(other, other, other), XCStrings.write(other)),
      ("merge(b, x, b)", merge(base, other, base), XCStrings.write(other)),
      ("merge(b, x, x)", merge(base, other, other), XCStrings.write(other)),
      ("merge(nil, x, x)", merge(nil, other, other), XCStrings.write(other)),
    ] {
      if !result.conflicts.isEmpty { return "\(name) has conflicts" }
      if XCStrings.write(result.catalog) != bytes { return "\(name) is not x" }
    }
    let result = merge(base, base, other)
    if !result.conflicts.isEmpty { return "merge(b, b, x) has conflicts" }
    if result.catalog != other { return "merge(b, b, x) is not x" }
    // Byte for byte: texts that only look the same are not.
    return isSame(result.catalog, other) ? nil : "merge(b, b, x) only looks like x"
  }

  static func isSame(_ a: Catalog, _ b: Catalog) -> Bool {
    a.count == b.count
      && a.entries.allSatisfy { key, entry in b[key].map { entry.isSame(as: $0) } ?? false }
  }

  /// All that was written on either side is in the result, or in a mark.
  static func nothingIsLost(_ merge: Merging, _ seed: UInt64) -> String? {
    var (team, base) = start(seed)
    let ours = branch(base, &team, edits: 1 + Int(seed % 6))
    let theirs = branch(base, &team, edits: 1 + Int(seed / 6 % 6))
    let kept = merge(base, ours, theirs).catalog.keptTexts
    let before = base.writtenTexts
    for (name, side, other) in [("ours", ours, theirs), ("theirs", theirs, ours)] {
      let lost = side.writtenTexts.subtracting(before).subtracting(kept)
      if let text = lost.min() { return "\(text.debugDescription) of \(name) is lost" }
      // A text that neither side has changed stays.
      let untouched = before.intersection(side.writtenTexts).intersection(other.writtenTexts)
      if let text = untouched.subtracting(kept).min() { return "\(text.debugDescription) is lost" }
      // A text that one side has removed, and the other has not changed, is gone.
    }
    return nil
  }

  /// Without conflicts, it makes no difference who merges whom.
  static func symmetry(_ merge: Merging, _ seed: UInt64) -> String? {
    var (team, base) = start(seed)
    let (a, b) = (branch(base, &team, edits: 3), branch(base, &team, edits: 3))
    let (one, other) = (merge(base, a, b), merge(base, b, a))
    if one.conflicts.count != other.conflicts.count { return "conflicts depend on the side" }
    if one.conflicts.isEmpty, !isSame(one.catalog, other.catalog) {
      return "the result depends on the side"
    }
    return nil
  }

  /// Edits of different places give the same in any order, one after the other or merged.
  static func independentEditsCommute(_ merge: Merging, _ seed: UInt64) -> String? {
    var (team, base) = start(seed)
    let places = Team.keys.prefix(4).flatMap { key in Team.languages.map { (key, $0) } }
      .shuffled(using: &team.random)
    // An edit is the entry of one language, whatever it does to it.
    let edits: [(inout Catalog) -> Void] = places.prefix(4).map { key, language in
      var entry = base[key] ?? Entry()
      team.write(&entry, language)
      let text = entry.localizations[language]
      return { $0[key]?.localizations[language] = text }
    }
    func apply(_ chosen: [Int]) -> Catalog {
      var catalog = base
      for index in chosen { edits[index](&catalog) }
      return catalog
    }
    let whole = apply([0, 1, 2, 3])
    for (mine, other) in [([0, 1], [2, 3]), ([0], [1, 2, 3]), ([3, 1], [2, 0])] {
      let merged = merge(base, apply(mine), apply(other))
      if !merged.conflicts.isEmpty { return "edits of different places are in conflict" }
      if !isSame(merged.catalog, whole) { return "a merge is not the edits one after the other" }
    }
    // All orders of four users who merge one after the other.
    for order in permutations([0, 1, 2, 3]) {
      var trunk = base
      for index in order { trunk = merge(base, trunk, apply([index])).catalog }
      if !isSame(trunk, whole) { return "the order of merges makes a difference" }
    }
    return nil
  }

  static func permutations(_ values: [Int]) -> [[Int]] {
    guard values.count > 1 else { return [values] }
    return values.indices.flatMap { index in
      var rest = values
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }

  /// The result can be written and reads the same.
  static func validity(_ merge: Merging, _ seed: UInt64) -> String? {
    var (team, base) = start(seed)
    let (a, b) = (branch(base, &team, edits: 5), branch(base, &team, edits: 5))
    let merged = merge(base, a, b)
    let bytes = XCStrings.write(merged.catalog)
    guard let again = read(bytes) else { return "the result cannot be read" }
    if Set(again.keys.map { Array($0.utf8) }).count != again.count { return "a key twice" }
    if !isSame(again, merged.catalog) { return "what is read again is not the result" }
    if merged.open.count != again.conflictMarks.count {
      return "not every conflict is marked"
    }
    return nil
  }

  /// Users edit, merge the trunk and push, in any order. A text may disappear only if a user who
  /// had it removed or replaced it.
  static func history(_ merge: Merging, _ seed: UInt64, steps: Int, people: Int) -> String? {
    var (team, base) = start(seed)
    let turns = (0..<steps).map { step in
      let person = team.pick(Array(0..<people))
      return Turn(person: person, edits: team.chance(7) && step < steps - people)
    }
    return history(merge, &team, base, turns, people: people)
  }

  /// The next step of one person: an edit, or merging the trunk and pushing.
  struct Turn {
    var person: Int
    var edits: Bool
  }

  /// All interleavings of small histories: two users who edit and push twice, three who do it once.
  /// Each seed takes an eighth of them.
  static func everyInterleaving(_ merge: Merging, _ seed: UInt64) -> String? {
    let orders =
      interleavings(of: [[true, false, true, false], [true, false, true, false]])
      + interleavings(of: [[true, false], [true, false], [true, false]])
    for (index, turns) in orders.enumerated() where index % 8 == Int(seed % 8) {
      var (team, base) = start(seed)
      if let wrong = history(merge, &team, base, turns, people: 3) {
        return "\(wrong), in the order \(turns.map { "\($0.person)\($0.edits ? "e" : "g")" })"
      }
    }
    return nil
  }

  private static func interleavings(of rest: [[Bool]]) -> [[Turn]] {
    guard rest.contains(where: { !$0.isEmpty }) else { return [[]] }
    return rest.indices.flatMap { person -> [[Turn]] in
      guard let edits = rest[person].first else { return [] }
      var rest = rest
      rest[person].removeFirst()
      return interleavings(of: rest).map { [Turn(person: person, edits: edits)] + $0 }
    }
  }

  private static func history(
    _ merge: Merging, _ team: inout Team, _ base: Catalog, _ turns: [Turn], people: Int
  ) -> String? {
    var trunk = base
    var copies = Array(repeating: (base: base, work: base), count: people)
    var gone: Set<String> = []
    var written = base.writtenTexts
    for turn in turns {
      let person = turn.person
      if turn.edits {
        let before = copies[person].work
        team.edit(&copies[person].work)
        let after = copies[person].work
        written.formUnion(after.writtenTexts)
        gone.formUnion(before.keptTexts.subtracting(after.keptTexts))
      } else {
        let merged = merge(copies[person].base, trunk, copies[person].work)
        trunk = merged.catalog
        copies[person] = (trunk, trunk)
      }
    }
    for copy in copies { trunk = merge(copy.base, trunk, copy.work).catalog }
    let lost = written.subtracting(gone).subtracting(trunk.keptTexts)
    return lost.min().map { "\($0.debugDescription) is lost, with \(lost.count - 1) more" }
  }
}
