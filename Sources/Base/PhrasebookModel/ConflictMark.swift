internal import CatalogJSON

/// The mark that a merge leaves in an entry if both sides set one place to different texts: the
/// file stays valid, our text stays in use, and neither side's text is lost.
///
/// The mark is a line of the entry's comment. Comments are the one place that every reader of the format
/// keeps and shows: Xcode beside the key, translators' tools as a note. A member that the format does
/// not know would go with the first program that reads the file into types of its own.
///
///     Phrasebook merge conflict: {"language":"de","theirs":{"state":"translated","value":"…"}}
public struct ConflictMark: Equatable, Sendable {
  /// The language of the place; nil if the entry itself is concerned.
  public var language: String?
  /// The place within the language, such as `plural.one`; nil for its text, or all of it.
  public var variation: String?
  /// The state that the text of ours had before the merge asked for a review.
  public var state: String?
  /// The value of the other side: `{"state","value"}` for a text, or any other JSON.
  public var theirs: JSONValue

  /// Creates a mark.
  public init(
    language: String? = nil, variation: String? = nil, state: String? = nil, theirs: JSONValue
  ) {
    self.language = language
    self.variation = variation
    self.state = state
    self.theirs = theirs
  }

  /// The text of the other side, if the conflict is about one text.
  public var theirText: String? { theirs[CatalogField.value.text]?.string }

  /// The start of each comment line that is a mark.
  public static let prefix = "Phrasebook merge conflict: "

  /// The mark as a line of a comment.
  public var line: String {
    var members: Members<JSONValue> = [:]
    members["language"] = language.map { .string($0) }
    members["variation"] = variation.map { .string($0) }
    members["state"] = state.map { .string($0) }
    members["theirs"] = theirs
    return Self.prefix + JSONValue.object(members).text
  }

  /// Reads a line of a comment; nil if it is not a mark.
  public init?(line: some StringProtocol) {
    guard line.utf8.starts(with: Self.prefix.utf8) else { return nil }
    let text = String(Substring(line).utf8.dropFirst(Self.prefix.utf8.count)) ?? ""
    let json = JSONValue(text: text)
    // A line that was damaged by hand still shows that there was a conflict.
    self.init(
      language: json?["language"]?.string, variation: json?["variation"]?.string,
      state: json?["state"]?.string, theirs: json?["theirs"] ?? .string(text))
  }
}

extension Entry {
  /// The conflicts that a merge has left here, in order; empty if the comment is a comment only.
  public var conflictMarks: [ConflictMark] {
    // Few comments have a brace, and every mark does.
    guard let comment, comment.utf8.contains(UInt8(ascii: "{")) else { return [] }
    return comment.commentLines.compactMap { ConflictMark(line: $0) }
  }

  /// Adds marks; those that are there already are not added twice.
  package mutating func add(_ marks: [ConflictMark]) {
    guard !marks.isEmpty else { return }
    var known = Set((comment?.commentLines ?? []).map { ExactString(String($0)) })
    var lines = comment.map { [$0] } ?? []
    for mark in marks {
      let line = mark.line
      if known.insert(ExactString(line)).inserted { lines.append(line) }
    }
    comment = lines.joined(separator: "\n")
  }

  /// Removes marks; the comment is then as it was before the merge.
  package mutating func removeMarks(where isSettled: (ConflictMark) -> Bool) {
    guard let old = comment, !conflictMarks.isEmpty else { return }
    let lines = old.commentLines.filter { line in
      ConflictMark(line: line).map { !isSettled($0) } ?? true
    }
    comment = lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

extension Catalog {
  /// Every conflict that merges have left in the catalog, in the order of its keys.
  public var conflictMarks: [(key: String, mark: ConflictMark)] {
    entries.flatMap { key, entry in entry.conflictMarks.map { (key, $0) } }
  }
}

extension String {
  /// The lines of a comment; only newlines separate them.
  package var commentLines: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      Substring($0)
    }
  }
}
