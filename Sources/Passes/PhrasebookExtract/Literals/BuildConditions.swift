/// The `#if` conditions around a line, as far as they show for whom it is built.
struct BuildConditions {
  /// For each `#if`, whether it is built only for developers; false for the reverse, nil if that is
  /// not known.
  private var developers: [Bool?] = []
  /// For each of them, whether it asks for a system.
  private var platforms: [Bool] = []

  var areForDevelopers: Bool { developers.contains(true) }
  var areForPlatform: Bool { platforms.contains(true) }

  /// Reads a line that begins with `#`: `#if DEBUG` and its relatives count.
  mutating func read(_ directive: String) {
    // The directive itself is a mark and a word.
    func condition() -> ArraySlice<String> { ConditionReader.tokens(of: directive).dropFirst(2) }
    if directive.hasPrefix("#if") {
      developers.append(Self.isDebug(condition()))
      platforms.append(Self.isOfPlatform(condition()))
    } else if directive.hasPrefix("#elseif") || directive.hasPrefix("#elif"), !developers.isEmpty {
      developers[developers.count - 1] = Self.isDebug(condition())
    } else if directive.hasPrefix("#else"), let last = developers.last {
      developers[developers.count - 1] = last.map { !$0 }
    } else if directive.hasPrefix("#endif") {
      _ = developers.popLast()
      _ = platforms.popLast()
    }
  }

  /// Whether a condition asks for a system.
  private static func isOfPlatform(_ condition: ArraySlice<String>) -> Bool {
    zip(condition, condition.dropFirst()).contains { word, next in
      next == "(" && ["os", "canImport", "targetEnvironment"].contains(word)
    }
  }

  /// Whether a condition asks for a build for developers; false for the reverse, nil for another.
  private static func isDebug(_ condition: ArraySlice<String>) -> Bool? {
    let words = words(of: condition)
    // `DEBUG || REVIEW` names two builds for developers, `DEBUG || os(macOS)` does not.
    let isBuildAlone = words.allSatisfy { $0.allSatisfy { $0.isUppercase || $0 == "_" } }
    if words.contains("DEBUG"), isBuildAlone || !condition.contains("||") { return true }
    return words.contains("!DEBUG") && !condition.contains("&&") ? false : nil
  }

  /// The words of a condition, each with the `!` in front of it.
  private static func words(of condition: ArraySlice<String>) -> [String] {
    var words: [String] = []
    var negation = ""
    for token in condition {
      if token == "!" {
        negation += token
        continue
      }
      let isWord = token.utf8.first.map(ByteClass.isIdentifier) == true
      if isWord || !negation.isEmpty { words.append(isWord ? negation + token : negation) }
      negation = ""
    }
    return words
  }
}
