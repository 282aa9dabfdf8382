/// The options of a subcommand that had another spelling once, and those that take lists.
struct OptionVocabulary {
  /// Present options by their old names.
  var renamed: [String: [String]] = [:]
  /// The kind of list that an option takes.
  var lists: [String: ListKind] = [:]

  /// The kind of values in a list.
  enum ListKind {
    case languages, checks, shares, functions, facts, compilerFiles
  }

  /// Returns the vocabulary of a subcommand, such as `export` or `memory search`.
  static func of(_ command: String) -> OptionVocabulary {
    let toLanguages = ["--language": ["--languages"]]
    let languages: [String: ListKind] = ["--languages": .languages, "-l": .languages]
    return switch command {
    case "audit":
      OptionVocabulary(
        lists: [
          "--only": .checks, "--except": .checks, "--languages": .languages, "--require": .shares,
        ])
    case "check": OptionVocabulary(lists: ["--require": .shares])
    case "compile": OptionVocabulary(lists: languages)
    case "export", "convert", "import", "history", "pseudo":
      OptionVocabulary(renamed: toLanguages, lists: languages)
    case "translate": OptionVocabulary(renamed: ["--to": ["--languages"]], lists: languages)
    case "memory import", "memory export":
      OptionVocabulary(
        renamed: ["--language": ["--languages"], "--source": ["--source-language"]],
        lists: languages)
    case "memory search":
      OptionVocabulary(
        renamed: [
          "--language": ["--languages"], "--to": ["--similar", "--languages"],
          "--from": ["--source-language"],
        ],
        lists: languages)
    case "extract":
      OptionVocabulary(lists: ["--functions": .functions, "--import": .facts])
    case "sync": OptionVocabulary(lists: ["--stringsdata": .compilerFiles])
    default: OptionVocabulary()
    }
  }
}
