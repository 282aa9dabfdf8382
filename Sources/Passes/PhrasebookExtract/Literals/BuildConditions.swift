import PhrasebookModel

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
    if directive.hasPrefix("#if") {
      developers.append(Self.isDebug(directive))
      platforms.append(Self.isOfPlatform(directive))
    } else if directive.hasPrefix("#elseif") || directive.hasPrefix("#elif"), !developers.isEmpty {
      developers[developers.count - 1] = Self.isDebug(directive)
    } else if directive.hasPrefix("#else"), let last = developers.last {
      developers[developers.count - 1] = last.map { !$0 }
    } else if directive.hasPrefix("#endif") {
      _ = developers.popLast()
      _ = platforms.popLast()
    }
  }

  /// Whether a condition asks for a system.
  private static func isOfPlatform(_ condition: String) -> Bool {
    ["os(", "canImport(", "targetEnvironment("].contains { condition.contains($0) }
  }

  /// Whether a condition asks for a build for developers; false for the reverse, nil for another.
  private static func isDebug(_ condition: String) -> Bool? {
    let words = condition.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "!" }
    // `DEBUG || REVIEW` names two builds for developers, `DEBUG || os(macOS)` does not.
    let isBuildAlone = words.dropFirst().allSatisfy {
      $0.allSatisfy { $0.isUppercase || $0 == "_" }
    }
    if words.contains("DEBUG"), isBuildAlone || !condition.contains(exactly: "||") { return true }
    return words.contains("!DEBUG") && !condition.contains(exactly: "&&") ? false : nil
  }
}
