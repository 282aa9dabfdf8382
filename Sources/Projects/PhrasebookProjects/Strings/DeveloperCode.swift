import PhrasebookAudit
import PhrasebookExtract
import PhrasebookModel

/// Code that only developers run: marked as such, or functions and types that only such code uses,
/// over several steps.
final class DeveloperCode {
  private let sources: Sources
  private var known: [UInt32: Bool] = [:]
  /// Whether files are for developers by their names.
  private var files: [String: Bool] = [:]

  /// The sources that are looked at.
  struct Sources {
    /// The names of a source and its lines for developers; nil for any other source.
    var texts: (String) -> PlainTexts?
    /// The sources in which a name occurs, each once and in any order.
    var mentioning: (UInt32) -> [String]
  }

  /// A line of a source file.
  private struct CodeLine {
    var file: String
    var number: Int
  }

  /// So many callers of callers are looked at.
  private static let mostSteps = 8
  /// A name on more lines is in general use.
  private static let mostMentions = 64

  init(_ sources: Sources) { self.sources = sources }

  /// Takes sources by their paths.
  convenience init(_ files: [String: PlainTexts]) {
    var index: [UInt32: [String]]?
    self.init(
      Sources(texts: { files[$0] }) { name in
        let known = index ?? Self.index(files)
        index = known
        return known[name] ?? []
      })
  }

  /// A power of two.
  private static let slots = 1 << 20

  /// The files that mention each declared name; the others are not asked for, and are most of them.
  private static func index(_ files: [String: PlainTexts]) -> [UInt32: [String]] {
    var mayBeDeclared = [Bool](repeating: false, count: slots)
    for texts in files.values {
      for declaration in texts.names.declarations {
        mayBeDeclared[Int(declaration.name) & (slots - 1)] = true
      }
    }
    var index: [UInt32: [String]] = [:]
    for (file, texts) in files {
      var names: Set<UInt32> = []
      for mention in texts.names.mentions where mayBeDeclared[Int(mention.name) & (slots - 1)] {
        if names.insert(mention.name).inserted { index[mention.name, default: []].append(file) }
      }
    }
    return index
  }

  /// Whether only developers run the code at a location.
  func contains(_ site: Location) -> Bool {
    contains(CodeLine(file: site.file, number: site.line), steps: 0)
  }

  /// The lines that mention a name, in the order of the files; nil if there are too many.
  private func mentions(of name: UInt32) -> [CodeLine]? {
    let files = sources.mentioning(name)
    guard files.count <= Self.mostMentions else { return nil }
    var mentions: [CodeLine] = []
    for file in files.sorted() {
      for mention in sources.texts(file)?.names.mentions ?? [] where mention.name == name {
        mentions.append(CodeLine(file: file, number: Int(mention.line)))
      }
      guard mentions.count <= Self.mostMentions else { return nil }
    }
    return mentions
  }

  private func contains(_ line: CodeLine, steps: Int) -> Bool {
    if isForDevelopers(line.file) { return true }
    guard let texts = sources.texts(line.file) else { return false }
    if texts.debugLines.contains(line.number) { return true }
    guard steps < Self.mostSteps else { return false }
    return texts.names.declarations.contains { declaration in
      declaration.lines.contains(line.number) && isDevelopers(declaration.name, steps: steps)
    }
  }

  private func isForDevelopers(_ file: String) -> Bool {
    if let known = files[file] { return known }
    let isForDevelopers = Location(file: file, line: 1, column: 1).isForDevelopers
    files[file] = isForDevelopers
    return isForDevelopers
  }

  /// Whether a name is used only by code for developers, apart from its own declaration.
  private func isDevelopers(_ name: UInt32, steps: Int) -> Bool {
    if let known = known[name] { return known }
    // On a cycle, no other caller has been found yet.
    known[name] = true
    var isDevelopers = false
    if let mentions = mentions(of: name) {
      let callers = mentions.filter { line in
        sources.texts(line.file)?.names.declarations.contains { declaration in
          declaration.name == name && declaration.lines.contains(line.number)
        } != true
      }
      isDevelopers = !callers.isEmpty && callers.allSatisfy { contains($0, steps: steps + 1) }
    }
    // The assumptions made on the way do not hold.
    if !isDevelopers { known = known.filter { !$0.value } }
    known[name] = isDevelopers
    return isDevelopers
  }
}
