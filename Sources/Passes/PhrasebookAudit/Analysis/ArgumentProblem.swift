import PhrasebookModel

/// What is wrong with the arguments of a text, held against those that the code gives.
struct ArgumentProblem {
  enum Kind {
    /// `among` is how many different arguments there should be.
    case missing(ArgumentUse, among: Int)
    case extra
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
    let subject = passage.localized.subject
    let source = passage.localized.isSource ? nil : subject.source.counterpart(of: passage.path)
    let hasAny =
      passage.features.contains(.percent) || subject.keyPassage.features.contains(.percent)
      || source?.features.contains(.percent) == true
    guard hasAny, !passage.value.isEmpty else { return [] }
    let keyed = subject.keyPassage.arguments
    // What the code gives: the key says so, and where it is only a name, the source text does.
    let given: [ArgumentUse]
    let wanted: [ArgumentUse]
    if passage.localized.isSource {
      guard !keyed.isEmpty, !passage.localized.isKeyAlone else { return [] }
      (given, wanted) = (keyed, keyed)
    } else {
      let sources = subject.source.passages.flatMap(\.arguments)
      given = keyed.isEmpty ? sources : keyed
      wanted = source?.arguments ?? keyed
      if keyed.isEmpty, !subject.hasSourceText { return [] }
    }
    // A part of a text is not held against the whole.
    if passage.substitution != nil {
      return inSubstitution(passage, like: source, given: given)
    }
    let uses = passage.arguments
    return found(uses, given: given, in: passage) + missing(uses, wanted: wanted, in: passage)
  }

  private static func inSubstitution(
    _ passage: Passage, like source: Passage?, given: [ArgumentUse]
  ) -> [ArgumentProblem] {
    let uses = passage.arguments
    var problems: [ArgumentProblem] = []
    let highest = given.map(\.position).max() ?? 0
    if highest > 0 {
      problems = uses.filter { $0.isNumbered && $0.position > highest }
        .map { ArgumentProblem(kind: .outOfRange(given: highest), use: $0) }
    }
    guard let source else { return problems }
    // The same part of the source says what is to be there.
    let wanted = source.arguments
    for use in uses {
      guard let one = wanted.first(where: { $0.position == use.position }), one.kind != use.kind
      else { continue }
      problems.append(ArgumentProblem(kind: .retyped(one), use: use))
    }
    return problems + missing(uses, wanted: wanted, in: passage)
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
      if one.kind != use.kind {
        problems.append(ArgumentProblem(kind: .retyped(one), use: use))
      } else if one.width != use.width {
        problems.append(ArgumentProblem(kind: .resized(one), use: use))
      }
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
