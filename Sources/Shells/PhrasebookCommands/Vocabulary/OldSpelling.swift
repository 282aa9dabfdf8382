import Phrasebook
import PhrasebookModel
import PhrasebookProjects
import PhrasebookWorkspace

/// Arguments in the spellings of earlier versions, brought to the present ones: options that have
/// another name now, and lists separated by spaces. Each is deprecated, and works as before.
struct OldSpelling {
  /// The arguments as the parser takes them.
  private(set) var arguments: [String]
  /// One line for each old spelling.
  private(set) var deprecations: [Phrase] = []

  init(_ arguments: [String]) {
    self.arguments = arguments
    let isMemory = arguments.first == "memory" && arguments.count > 1
    let depth = isMemory ? 2 : 1
    let vocabulary = OptionVocabulary.of(arguments.prefix(depth).joined(separator: " "))
    guard !vocabulary.lists.isEmpty || !vocabulary.renamed.isEmpty else { return }
    var rest = arguments.dropFirst(depth)
    self.arguments = Array(arguments.prefix(depth))
    while let argument = rest.popFirst() {
      // Options end at a terminator.
      if argument == "--" {
        self.arguments += [argument] + rest
        return
      }
      take(argument, &rest, vocabulary)
    }
  }

  private mutating func take(
    _ argument: String, _ rest: inout ArraySlice<String>, _ vocabulary: OptionVocabulary
  ) {
    let mark = argument.hasPrefix("--") ? argument.firstIndex(of: "=") : nil
    let name = mark.map { String(argument[..<$0]) } ?? argument
    var present = name
    if let names = vocabulary.renamed[name] {
      deprecations.append(Phrase("\(name) is deprecated; use \(names.joined(separator: " "))"))
      arguments += names.dropLast()
      present = names.last ?? name
    }
    if let mark {
      arguments.append(present + argument[mark...])
      return
    }
    guard let kind = vocabulary.lists[present] else {
      arguments.append(present)
      return
    }
    let words = Array(rest.prefix { !$0.hasPrefix("-") || $0 == "-" })
    let values = Array(words.prefix(Self.length(of: words, kind)))
    rest = rest.dropFirst(values.count)
    guard values.count > 1 else {
      arguments += [present] + values
      return
    }
    let list = values.joined(separator: ",")
    deprecations.append(
      Phrase("lists separated by spaces are deprecated; use commas: \(present) \(list)"))
    arguments += values.flatMap { [present, $0] }
  }

  /// The number of words behind an option that are its values; the others are PATHs.
  private static func length(of words: [String], _ kind: OptionVocabulary.ListKind) -> Int {
    // A list with commas is in the present spelling, and ends with its word.
    guard let first = words.first, words.count > 1, !first.contains(",") || kind == .compilerFiles
    else { return min(words.count, 1) }
    if kind == .compilerFiles {
      return words.count - (words.last.map(StringsDataFiles.isPath) == true ? 1 : 0)
    }
    let others = words.dropFirst().prefix { belongs($0, to: kind) }
    return 1 + others.count
  }

  private static func belongs(_ word: String, to kind: OptionVocabulary.ListKind) -> Bool {
    let parts = WordList.split([word])
    return switch kind {
    case .languages:
      parts.allSatisfy { part in
        LanguageSpelling.isTag(part)
          && (KnownLanguages.contain(part) || FileStatus(path: word) == nil)
      }
    case .checks: parts.allSatisfy { CheckNames.ids($0) != nil } || !isPath(word)
    case .shares: parts.allSatisfy { CoverageShare.requirement($0) != nil }
    case .functions: !word.contains("/") && !word.contains(".")
    case .facts: word.hasSuffix(".facts")
    case .compilerFiles: true
    }
  }

  private static func isPath(_ word: String) -> Bool {
    word == "." || word.contains("/") || word.hasSuffix(".xcstrings")
      || FileStatus(path: word) != nil
  }
}
