import Phrasebook
public import PhrasebookModel

extension Extraction {
  /// Returns the strings of the sources of several targets together; the order of the targets does
  /// not matter.
  ///
  /// A string found in any of them is found. Its distinct comments are sorted by code point and
  /// joined with newlines; if default values differ, the first by place wins, with a warning.
  public static func union(_ parts: [Extraction]) -> Extraction {
    var groups: [TableKey: [ExtractedString]] = [:]
    for string in parts.lazy.flatMap(\.strings) {
      let name = TableKey(table: ExactString(string.table), key: ExactString(string.key))
      groups[name, default: []].append(string)
    }
    var diagnostics = Set(parts.lazy.flatMap(\.diagnostics))
    var strings: [ExtractedString] = []
    for group in groups.values {
      guard let (merged, warning) = ExtractedString.merged(group) else { continue }
      strings.append(merged)
      if let warning { diagnostics.insert(warning) }
    }
    strings.sort { a, b in
      a.table.isExactly(b.table) ? a.key.precedes(b.key) : a.table.precedes(b.table)
    }
    return Extraction(
      strings: strings, undeterminable: Self.sorted(parts.lazy.flatMap(\.undeterminable)),
      diagnostics: diagnostics.sorted { Self.order($0) < Self.order($1) })
  }

  private static func sorted(_ sites: some Sequence<UndeterminableSite>) -> [UndeterminableSite] {
    Set(sites).sorted {
      ($0.location, $0.table ?? "", $0.reason.text) < ($1.location, $1.table ?? "", $1.reason.text)
    }
  }

  private static func order(_ one: Diagnostic) -> (String, Int, Int, String, String) {
    let place = one.location ?? Location(file: "", line: 0, column: 0)
    return (place.file, place.line, place.column, one.severity.rawValue, one.message)
  }
}

/// A string's identity within a scope.
private struct TableKey: Hashable {
  var table: ExactString
  var key: ExactString
}

extension ExtractedString {
  /// Several strings of one key as one, under the key of the first by place, and a warning if they
  /// disagree; nil without strings.
  static func merged(_ strings: [ExtractedString]) -> (ExtractedString, Diagnostic?)? {
    let strings = strings.sorted { $0.order < $1.order }
    guard var result = strings.first else { return nil }
    guard strings.count > 1 else { return (result, nil) }
    result.locations = Set(strings.flatMap(\.locations)).sorted()
    result.sites = CallSite.differing(among: strings.flatMap(\.calls))
    result.comment = CommentLines.joined(strings.compactMap(\.comment))
    result.bundle = strings.lazy.compactMap(\.bundle).first
    result.phrases = strings.first { !$0.phrases.isEmpty }?.phrases ?? []
    result.isPassedOn = strings.allSatisfy(\.isPassedOn)
    result.isInactive = strings.allSatisfy(\.isInactive)
    result.hasGuessedSpecifiers = strings.allSatisfy(\.hasGuessedSpecifiers)
    result.hasGuessedSite = strings.contains(where: \.hasGuessedSite)
    let valued = strings.filter { $0.defaultValue != nil }
    result.defaultValue = valued.first?.defaultValue
    guard let first = valued.first, let value = first.defaultValue,
      let other = valued.first(where: { $0.defaultValue != value }),
      let otherValue = other.defaultValue
    else { return (result, nil) }
    let warning = Diagnostic(
      .warning,
      """
      the key \(result.key.quoted) has two default values: \
      \(value.quoted)\(first.locations.prefix(1).inBrackets), which is taken, and \
      \(otherValue.quoted)\(other.locations.prefix(1).inBrackets); give it one, or use two keys
      """,
      at: other.locations.first)
    return (result, warning)
  }

  /// Keeps some of the call sites only.
  package mutating func take(only calls: [CallSite]) {
    let calls = calls.sorted { $0.location < $1.location }
    locations = calls.map(\.location)
    sites = CallSite.differing(among: calls)
    comment = CommentLines.joined(calls.compactMap(\.comment))
    bundle = calls.lazy.compactMap(\.bundle).first
    defaultValue = calls.lazy.compactMap(\.defaultValue).first
    isPassedOn = calls.allSatisfy(\.isPassedOn)
  }

  /// A total order that does not depend on the order in which the strings were found.
  private var order: (Location, String, String, String) {
    (
      locations.min() ?? Location(file: "", line: 0, column: 0), key, defaultValue ?? "",
      comment ?? ""
    )
  }
}

/// Comments of several call sites as one text, as Xcode writes them.
enum CommentLines {
  /// The distinct comments sorted by code point and joined with newlines. A comment that may be
  /// such a join itself takes part with its lines.
  static func joined(_ comments: [String]) -> String? {
    let comments = sorted(comments.filter { !$0.isEmpty })
    guard comments.count > 1 else { return comments.first }
    let lines = comments.flatMap { comment in
      let lines = comment.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return lines == sorted(lines) ? lines : [comment]
    }
    return sorted(lines).joined(separator: "\n")
  }

  private static func sorted(_ texts: [String]) -> [String] {
    Set(texts.map(ExactString.init)).map(\.text).sorted { $0.precedes($1) }
  }
}
