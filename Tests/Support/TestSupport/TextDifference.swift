/// A comparison of two texts by line, for a person to read if a test fails.
public struct TextDifference: CustomStringConvertible {
  /// The lines that differ, with the lines around them.
  public let description: String

  /// Nil if the texts are equal, byte for byte.
  public init?(expected: String, actual: String, name: String = "text", context: Int = 2) {
    guard !expected.utf8.elementsEqual(actual.utf8) else { return nil }
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old, by: { $0.utf8.elementsEqual($1.utf8) }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [(isChange: Bool, text: String)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        lines.append((true, "- \(Self.visible(old[i]))"))
        i += 1
      } else if j < new.count, inserted.contains(j) {
        lines.append((true, "+ \(Self.visible(new[j]))"))
        j += 1
      } else {
        lines.append((false, "  \(old[i])"))
        i += 1
        j += 1
      }
    }
    description =
      "\(name): - expected, + actual\n"
      + Self.excerpt(lines, context: context).joined(separator: "\n")
  }

  private static func excerpt(_ lines: [(isChange: Bool, text: String)], context: Int) -> [String] {
    var shown: Set<Int> = []
    for (index, line) in lines.enumerated() where line.isChange {
      for near in (index - context)...(index + context) { shown.insert(near) }
    }
    var result: [String] = []
    var skipped = false
    for (index, line) in lines.enumerated() {
      if shown.contains(index) {
        if skipped { result.append("  …") }
        result.append(line.text)
      }
      skipped = !shown.contains(index)
    }
    return result
  }

  /// Trailing blanks and controls are what one does not see and looks for longest.
  private static func visible(_ line: String) -> String {
    var result = ""
    for scalar in line.unicodeScalars {
      if scalar.value < 0x20 || scalar.value == 0x7F || scalar == "\u{FEFF}" {
        result += "⟨\(String(scalar.value, radix: 16))⟩"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return line.hasSuffix(" ") ? result + "⏎" : result
  }
}
