package import Phrasebook
import PhrasebookModel
import PhrasebookPlatform
import Yams

/// Reads YAML nodes: returns the expected value, or throws the mistake with its place.
extension SettingsReader {
  /// Visits the members of a mapping whose names are known beforehand.
  ///
  /// - Throws: The mistakes together.
  func members(
    of node: Node, known: [String], what: Phrase,
    _ visit: (_ name: String, _ value: Node) throws(ScopeFailure) -> Void
  ) throws(ScopeFailure) {
    guard let mapping = node.mapping else {
      throw failure("names and values are expected here: \(known.joined(separator: ", "))", node)
    }
    try ScopeFailure.each(mapping) { (key, value) throws(ScopeFailure) in
      let name = key.string ?? ""
      guard known.contains(name) else {
        let nearest = NearestWord.of(name, among: known)
        let hint: Phrase =
          nearest.map { "did you mean \($0)?" } ?? "choose from: \(known.joined(separator: ", "))"
        throw failure("unknown \(what) \"\(name)\"; \(hint)", key)
      }
      try visit(name, value)
    }
  }

  /// Visits the members of a mapping whose names are data.
  ///
  /// - Throws: The mistakes together.
  func pairs(
    of node: Node, _ what: Phrase,
    _ visit: (_ name: String, _ key: Node, _ value: Node) throws(ScopeFailure) -> Void
  ) throws(ScopeFailure) {
    guard let mapping = node.mapping else { throw failure("\(what) are expected here", node) }
    try ScopeFailure.each(mapping) { (key, value) throws(ScopeFailure) in
      guard let name = key.scalar?.string, !name.isEmpty else {
        throw failure("\(what) are expected here", key)
      }
      try visit(name, key, value)
    }
  }

  /// Whether there are more values than a number once each alias is replaced by what it stands for: anchors multiply
  /// (the billion laughs).
  static func hasMoreValues(_ root: Node, than most: Int) -> Bool {
    var open = [root]
    var count = 0
    while let node = open.popLast() {
      count += 1
      if count + open.count > most { return true }
      if let sequence = node.sequence { open.append(contentsOf: sequence) }
      for (key, value) in node.mapping ?? [:] { open += [key, value] }
    }
    return false
  }

  /// A path, which a system call can take: the folders of a longer one are walked one in the other.
  func path(_ node: Node) throws(ScopeFailure) -> String {
    let text = try text(node)
    guard text.utf8.count <= 4096 else {
      throw ScopeFailure(FileFailure(text, doing: .open, code: ENAMETOOLONG).diagnostic)
    }
    return text
  }

  /// The items of a list; `hint` is the message for any other node.
  func items(of node: Node, _ hint: Phrase) throws(ScopeFailure) -> [Node] {
    guard let sequence = node.sequence else { throw failure(hint, node) }
    return Array(sequence)
  }

  /// Patterns for paths, one or a list.
  ///
  /// - Parameter isWalked: Whether the files that they match are looked for.
  func globs(_ node: Node, isWalked: Bool = true) throws(ScopeFailure) -> [Glob] {
    var globs: [Glob] = []
    for pattern in try texts(node) {
      guard let glob = Glob(pattern, in: folder) else {
        throw failure(
          "the pattern \"\(String(pattern.prefix(60)))\" is too long or has too many alternatives in braces",
          node)
      }
      guard !isWalked || !glob.isTooWide(in: folder, home: Self.home) else {
        throw failure(
          "the pattern \"\(pattern)\" would search folders around the project; name the folder",
          node)
      }
      globs.append(glob)
    }
    return globs
  }

  static var home: String? {
    getenv("HOME").map { FilePath.normalized(String(cString: $0)) }.flatMap {
      $0.hasPrefix("/") ? $0 : nil
    }
  }

  /// One language or a list of them, all known.
  ///
  /// - Parameter takesPatterns: Whether a word with `*` matches several.
  func languages(_ node: Node, takesPatterns: Bool = false) throws(ScopeFailure) -> [String] {
    var languages: [String] = []
    for item in node.sequence.map(Array.init) ?? [node] {
      let word = try text(item)
      languages.append(takesPatterns && word.contains("*") ? word : try language(word, item))
    }
    return languages
  }

  /// A language that CLDR knows, a rare one that is not near to one of these, or one for private use such
  /// as `x-pirate`.
  func language(_ word: String, _ node: Node) throws(ScopeFailure) -> String {
    if KnownLanguages.contain(word) { return word }
    if let tag = KnownLanguages.suggestion(for: word) {
      throw failure("\(word.quoted) is not a known language; did you mean \(tag)?", node)
    }
    if LanguageSpelling.isLanguageTag(word) { return word }
    throw failure("\"\(word)\" is not a language; use a tag such as fr or pt-BR", node)
  }

  /// One text or a list of them.
  func texts(_ node: Node) throws(ScopeFailure) -> [String] {
    guard let sequence = node.sequence else { return [try text(node)] }
    var texts: [String] = []
    for item in sequence { texts.append(try text(item)) }
    return texts
  }

  /// One text.
  func text(_ node: Node) throws(ScopeFailure) -> String {
    guard let text = node.scalar?.string, !text.isEmpty else {
      throw failure("a text is expected here", node)
    }
    return text
  }

  /// Yes or no.
  func flag(_ node: Node) throws(ScopeFailure) -> Bool {
    guard let flag = node.bool else { throw failure("true or false is expected here", node) }
    return flag
  }

  /// A whole number from 1.
  func number(_ node: Node, _ what: Phrase) throws(ScopeFailure) -> Int {
    guard let number = Int(try text(node)), number > 0, number < 1_000_000 else {
      throw failure("\(what) is a number from 1", node)
    }
    return number
  }

  /// The place of a node in the file.
  func location(of node: Node) -> Location {
    Location(file: file, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
  }

  /// The error about a node.
  func failure(_ message: Phrase, _ node: Node?) -> ScopeFailure {
    failure(message, line: node?.mark?.line ?? 1, column: node?.mark?.column ?? 1)
  }

  /// The error about a place.
  package func failure(_ message: Phrase, line: Int, column: Int) -> ScopeFailure {
    ScopeFailure(
      Diagnostic(.error, message, at: Location(file: file, line: line, column: column)))
  }
}
