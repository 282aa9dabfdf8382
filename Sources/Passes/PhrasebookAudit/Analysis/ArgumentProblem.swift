import PhrasebookModel

/// A problem with an argument of a text, compared with those that the code passes.
struct ArgumentProblem {
  enum Fault {
    /// `among` is the number of different arguments that are expected.
    case missing(ArgumentUse, among: Int)
    case extra
    /// Without a number in a substitution's form, where only `%arg` may lack one.
    case bare
    case outOfRange(given: Int)
    case retyped(ArgumentUse)
    case resized(ArgumentUse)
    /// Without numbers, in another order; the fix numbers them.
    case reordered(Fix?)
    case repeated
  }

  var kind: Fault
  /// The argument as the text has it; nil if it is missing.
  var use: ArgumentUse?

  /// All problems of a text, in the order of the text, missing arguments last.
  static func all(in string: AuditedString) -> [ArgumentProblem] {
    guard let need = ArgumentNeed(of: string) else { return [] }
    // A part of a text is not compared with the whole.
    if string.substitution != nil { return inSubstitution(string, need) }
    let uses = string.arguments
    return found(uses, given: need.given, in: string)
      + missing(uses, wanted: need.wanted, in: string)
  }

  private static func inSubstitution(
    _ string: AuditedString, _ need: ArgumentNeed
  ) -> [ArgumentProblem] {
    let highest = need.given.map(\.position).max() ?? 0
    let form = FormArguments(string: string)
    var bare = form.bare
    var problems: [ArgumentProblem] = []
    if let own = form.counted, !form.showsCount, let first = bare.first {
      // Without %arg a bare specifier is the number itself.
      problems += mismatch(first, own)
      bare.removeFirst()
    }
    // An argument without a number in the source itself has to be fixed there.
    let known =
      need.source.map(FormArguments.init).map { $0.bare.count - ($0.showsCount ? 0 : 1) } ?? 0
    for use in bare.dropFirst(max(0, known)) {
      // Beside %arg nothing counts on; a whole text in a form takes its arguments in order.
      if let one = need.given.first(where: { $0.position == use.position }), !form.showsCount {
        problems += mismatch(use, one)
      } else {
        problems.append(ArgumentProblem(kind: .bare, use: use))
      }
    }
    for use in string.arguments where use.isNumbered {
      if form.isCount(use) {
        let one = need.wanted.first { $0.position == use.position }
        if let one, one.kind != use.kind {
          problems.append(ArgumentProblem(kind: .retyped(one), use: use))
        }
      } else if highest > 0, use.position > highest {
        problems.append(ArgumentProblem(kind: .outOfRange(given: highest), use: use))
      } else if let one = need.given.first(where: { $0.position == use.position }) {
        problems += mismatch(use, one)
      }
    }
    // The same part of the source has the arguments that are expected.
    return problems + missing(string.arguments, wanted: need.wanted, in: string)
  }

  /// The problems with the type of an argument that should be the same as another.
  private static func mismatch(_ use: ArgumentUse, _ one: ArgumentUse) -> [ArgumentProblem] {
    if one.kind != use.kind { return [ArgumentProblem(kind: .retyped(one), use: use)] }
    if one.width != use.width { return [ArgumentProblem(kind: .resized(one), use: use)] }
    return []
  }

  private static func found(
    _ uses: [ArgumentUse], given: [ArgumentUse], in string: AuditedString
  ) -> [ArgumentProblem] {
    if let problem = reordered(uses, given: given) { return [problem] }
    var problems: [ArgumentProblem] = []
    let highest = given.map(\.position).max() ?? 0
    var seen: Set<Int> = []
    for use in uses {
      guard let one = given.first(where: { $0.position == use.position }) else {
        let kind: Fault = use.isNumbered && highest > 0 ? .outOfRange(given: highest) : .extra
        // A number below the highest that the source skips is a gap of the source.
        if use.position > highest { problems.append(ArgumentProblem(kind: kind, use: use)) }
        continue
      }
      problems += mismatch(use, one)
      let isTwiceAtHome = given.count { $0.position == use.position } > 1
      if !seen.insert(use.position).inserted, !isTwiceAtHome {
        problems.append(ArgumentProblem(kind: .repeated, use: use))
      }
    }
    return problems
  }

  /// The same types of arguments in another order, without the numbers that this needs.
  private static func reordered(
    _ uses: [ArgumentUse], given: [ArgumentUse]
  ) -> ArgumentProblem? {
    guard uses.count > 1, uses.count == given.count, uses.allSatisfy({ !$0.isNumbered }),
      uses.map(\.kind) != given.map(\.kind),
      uses.map(\.kind.rawValue).sorted() == given.map(\.kind.rawValue).sorted()
    else { return nil }
    var fix: Fix?
    if Set(given.map(\.kind)).count == given.count {
      fix = .replace(
        uses.map { use in
          let position = given.first { $0.kind == use.kind }?.position ?? use.position
          let text = "%\(position)$\(use.specifier.dropFirst())"
          return Fix.Replacement(use.range, with: text)
        })
    }
    let first = zip(uses, given).first { $0.kind != $1.kind }?.0
    return ArgumentProblem(kind: .reordered(fix), use: first)
  }

  private static func missing(
    _ uses: [ArgumentUse], wanted: [ArgumentUse], in string: AuditedString
  ) -> [ArgumentProblem] {
    let count = Set(wanted.map(\.position)).count
    var left = wanted
    // The form for one number may write it as a word; other forms have a check of their own.
    if let category = string.category, category != "other",
      let number = left.firstIndex(where: { $0.kind == .integer || $0.kind == .real })
    {
      let position = left[number].position
      left.removeAll { $0.position == position }
    }
    var reported: Set<Int> = []
    return left.compactMap { want in
      guard reported.insert(want.position).inserted,
        !uses.contains(where: { $0.position == want.position })
      else { return nil }
      return ArgumentProblem(kind: .missing(want, among: count), use: nil)
    }
  }
}
