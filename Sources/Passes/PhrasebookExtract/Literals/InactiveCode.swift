/// The lines of a source that no build compiles from which Xcode takes strings: those of `#if false`,
/// of conditions that are not set, and of other systems. The compiler also drops the code in
/// `if false { … }` before it lists strings.
///
/// Xcode takes strings from what it compiles. `#if DEBUG` and its `#else` are built by some only, so
/// neither counts (Xcode 26.4 release notes).
package struct InactiveCode: Sendable {
  private var ranges: [ClosedRange<Int>] = []
  /// For each of the ranges that `#if` makes, the builds that compile it.
  private var partial: [(lines: ClosedRange<Int>, builds: [Bool])] = []

  /// Whether every line is compiled.
  package var isEmpty: Bool { ranges.isEmpty }

  /// Creates the lines of a source that are inactive in all of the given contexts.
  package init(_ texts: PlainTexts, in contexts: [BuildContext]) {
    ranges = texts.deadLines
    guard !texts.directives.isEmpty, !contexts.isEmpty else { return }
    let builds = contexts.flatMap(Self.builds)
    var branches = builds.map { _ in [Branch]() }
    var (start, compiled) = (0, builds.map { _ in true })
    for directive in texts.directives {
      for index in builds.indices {
        Self.step(over: directive.text, &branches[index]) { condition in
          ConditionReader.holds(condition, in: builds[index].build, of: builds[index].context)
        }
      }
      take(start...directive.line, compiled)
      start = directive.line
      compiled = branches.map { $0.allSatisfy(\.isActive) }
    }
    take(start...Int.max, compiled)
  }

  private mutating func take(_ lines: ClosedRange<Int>, _ builds: [Bool]) {
    guard !Self.isActive(builds) else { return }
    ranges.append(lines)
    partial.append((lines, builds))
  }

  /// Whether some system compiles one of several lines in each build, for debugging and otherwise: the same
  /// text is in `#if DEBUG` and in its `#else`.
  package func compilesOne(of lines: [Int]) -> Bool {
    let builds = lines.compactMap { line in partial.first { $0.lines.contains(line) }?.builds }
    guard let first = builds.first else { return false }
    return Self.isActive(first.indices.map { index in builds.contains { $0[index] } })
  }

  /// Whether a line is not compiled.
  package func contains(_ line: Int) -> Bool { ranges.contains { $0.contains(line) } }

  /// One branch of an `#if` in one build.
  private struct Branch {
    var isActive: Bool
    /// Whether it, or one before it, is compiled for certain.
    var isTaken: Bool
  }

  private static func builds(
    of context: BuildContext
  ) -> [(context: BuildContext, build: BuildContext.Build)] {
    let systems = context.systems.map { $0.sorted().map(Optional.some) } ?? [nil]
    return systems.flatMap { system in
      [true, false].map { (context, BuildContext.Build(system: system, isDebug: $0)) }
    }
  }

  /// Whether some system compiles a line, for debugging and otherwise; the builds come in pairs.
  private static func isActive(_ builds: [Bool]) -> Bool {
    stride(from: 0, to: builds.count, by: 2).contains { builds[$0] && builds[$0 + 1] }
  }

  private static func step(
    over directive: String, _ branches: inout [Branch], _ holds: (Substring) -> Bool?
  ) {
    let word = directive.prefix { !$0.isWhitespace && $0 != "(" && $0 != "!" }
    let rest = directive.dropFirst(word.count)
    switch word {
    case "#if", "#ifdef", "#ifndef":
      let value: Bool? =
        switch word {
        case "#if": holds(rest)
        case "#ifdef": holds("defined(\(rest))")
        default: holds("defined(\(rest))").map { !$0 }
        }
      branches.append(Branch(isActive: value != false, isTaken: value == true))
    case "#elseif", "#elif":
      guard let last = branches.last else { return }
      let value = holds(rest)
      branches[branches.count - 1] = Branch(
        isActive: !last.isTaken && value != false, isTaken: last.isTaken || value == true)
    case "#else":
      guard let last = branches.last else { return }
      branches[branches.count - 1] = Branch(isActive: !last.isTaken, isTaken: true)
    case "#endif": _ = branches.popLast()
    default: break
    }
  }
}
