import PhrasebookModel

/// What is wrong with the arguments of a text, held against those that the code gives.
struct ArgumentProblem {
  enum Kind {
    /// `among` is how many different arguments there should be.
    case missing(ArgumentUse, among: Int)
    case extra
    /// Without a number in a substitution's form, where only %arg needs none.
    case bare
    case outOfRange(given: Int)
    case retyped(ArgumentUse)
    case resized(ArgumentUse)
    /// Without numbers, in another order; the mend numbers them.
    case reordered(Mend?)
    case repeated
  }

  var kind: Kind
  /// The argument as the text has it; nil where it is not there.
  var use: ArgumentUse?

  /// Everything that is wrong in a text, in the order of the text, what is missing last.
  static func all(in passage: Passage) -> [ArgumentProblem] {
    guard let need = ArgumentNeed(of: passage) else { return [] }
    // A part of a text is not held against the whole.
    if passage.substitution != nil { return inSubstitution(passage, need) }
    let uses = passage.arguments
    return found(uses, given: need.given, in: passage)
      + missing(uses, wanted: need.wanted, in: passage)
  }

  private static func inSubstitution(
    _ passage: Passage, _ need: ArgumentNeed
  ) -> [ArgumentProblem] {
    let highest = need.given.map(\.position).max() ?? 0
    var bare = passage.bareArguments
    var problems: [ArgumentProblem] = []
    if let own = passage.ownArgument, !passage.showsCount, let first = bare.first {
      // Without %arg a bare specifier is the number itself.
      problems += mismatch(first, own)
      bare.removeFirst()
    }
    // What the source itself has without a number is the source's to mend.
    let known = need.source.map { $0.bareArguments.count - ($0.showsCount ? 0 : 1) } ?? 0
    for use in bare.dropFirst(max(0, known)) {
      // Beside %arg nothing counts on; a whole text in a form takes its arguments in order.
      if let one = need.given.first(where: { $0.position == use.position }), !passage.showsCount {
        problems += mismatch(use, one)
      } else {
        problems.append(ArgumentProblem(kind: .bare, use: use))
      }
    }
    for use in passage.arguments where use.isNumbered {
      if passage.isCount(use) {
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
    // The same part of the source says what is to be there.
    return problems + missing(passage.arguments, wanted: need.wanted, in: passage)
  }

  /// What is wrong with the type of an argument that should be like another.
  private static func mismatch(_ use: ArgumentUse, _ one: ArgumentUse) -> [ArgumentProblem] {
    if one.kind != use.kind { return [ArgumentProblem(kind: .retyped(one), use: use)] }
    if one.width != use.width { return [ArgumentProblem(kind: .resized(one), use: use)] }
    return []
  }

  private static func found(
    _ uses: [ArgumentUse], given: [ArgumentUse], in passage: Passage
  ) -> [ArgumentProblem] {
    if let problem = reordered(uses, given: given) { return [problem] }
    var problems: [ArgumentProblem] = []
    let highest = given.map(\.position).max() ?? 0
    var seen: Set<Int> = []
    for use in uses {
      guard let one = given.first(where: { $0.position == use.position }) else {
        let kind: Kind = use.isNumbered && highest > 0 ? .outOfRange(given: highest) : .extra
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

  /// The same kinds of arguments in another order, without the numbers that would say so.
  private static func reordered(
    _ uses: [ArgumentUse], given: [ArgumentUse]
  ) -> ArgumentProblem? {
    guard uses.count > 1, uses.count == given.count, uses.allSatisfy({ !$0.isNumbered }),
      uses.map(\.kind) != given.map(\.kind),
      uses.map(\.kind.rawValue).sorted() == given.map(\.kind.rawValue).sorted()
    else { return nil }
    var mend: Mend?
    if Set(given.map(\.kind)).count == given.count {
      mend = .replace(
        uses.map { use in
          let position = given.first { $0.kind == use.kind }?.position ?? use.position
          let text = "%\(position)$\(use.specifier.dropFirst())"
          return Mend.Replacement(use.range, with: text)
        })
    }
    let first = zip(uses, given).first { $0.kind != $1.kind }?.0
    return ArgumentProblem(kind: .reordered(mend), use: first)
  }

  private static func missing(
    _ uses: [ArgumentUse], wanted: [ArgumentUse], in passage: Passage
  ) -> [ArgumentProblem] {
    let count = Set(wanted.map(\.position)).count
    var left = wanted
    // The form for one number may say it in words; other forms have a check of their own.
    if let category = passage.category, category != "other",
      let number = left.firstIndex(where: { $0.kind == .integer || $0.kind == .real })
    {
      let position = left[number].position
      left.removeAll { $0.position == position }
    }
    var said: Set<Int> = []
    return left.compactMap { want in
      guard said.insert(want.position).inserted,
        !uses.contains(where: { $0.position == want.position })
      else { return nil }
      return ArgumentProblem(kind: .missing(want, among: count), use: nil)
    }
  }
}
