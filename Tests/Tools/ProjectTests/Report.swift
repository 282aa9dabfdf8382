import Foundation

/// The output of `extract --format json` and `sync --format json`, as far as the contract goes.
struct Report: Decodable {
  struct Place: Decodable {
    var file: String
    var line: Int
    var column: Int
  }

  struct Found: Decodable {
    var key: String
    var table: String
    var defaultValue: String?
    var comment: String?
    var bundle: String?
    var locations: [Place]
  }

  struct Site: Decodable {
    var file: String
    var line: Int
    var table: String?
  }

  struct Change: Decodable {
    var kind: String
    var file: String
    var table: String
    var key: String
    var language: String?
    var reason: String
  }

  struct Diagnostic: Decodable {
    var severity: String
    var message: String
    var file: String?
    var line: Int?
    var column: Int?
  }

  var strings: [Found]?
  var changes: [Change]?
  var undeterminable: [Site]
  var diagnostics: [Diagnostic]

  init(_ text: String) throws {
    self = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
  }
}

extension Report {
  /// The strings, a paragraph each, for a person to compare; null and `""` mean absent.
  func stringsPage(_ project: Project) -> String {
    (strings ?? []).map { found in
      var lines = ["\(found.table): \(Self.line(found.key))"]
      for (label, text) in [
        ("default", found.defaultValue), ("comment", found.comment), ("bundle", found.bundle),
      ] {
        if let text, !text.isEmpty { lines.append("  \(label): \(Self.line(text))") }
      }
      for place in found.locations {
        lines.append("  \(project.relative(place.file)):\(place.line):\(place.column)")
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// The sites whose key or table cannot be known, by line: the words of the reason may change.
  func undeterminableLines(_ project: Project) -> Set<String> {
    Set(
      undeterminable.map {
        "\(project.relative($0.file)):\($0.line): \($0.table ?? "unknown table")"
      })
  }

  /// A line for each change, as Expected/changes.txt has them.
  ///
  /// A language counts for `needs-review` only; what else changed in an entry is one change.
  func changesPage(_ project: Project) -> String {
    let lines = (changes ?? []).map { change in
      var parts = [project.relative(change.file), Self.line(change.key), change.kind]
      if change.kind == "needs-review" { parts.append(change.language ?? "no language") }
      return parts.joined(separator: "\t")
    }
    // By code point, as the file is.
    return Set(lines)
      .sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
      .map { $0 + "\n" }.joined()
  }

  private static func line(_ text: String) -> String {
    text.replacingOccurrences(of: "\n", with: "\\n")
  }
}
