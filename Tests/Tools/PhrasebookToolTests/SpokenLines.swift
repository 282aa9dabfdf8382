/// Command lines whose output is read in every language.
enum SpokenLines {
  static let all: [String] = [
    "check Sources", "sync --check Sources", "audit Sources", "stats Sources", "format --check .",
    "get Hello .", "get Hello de .", "get Nothing .",
    "resolve Hello Sources --preferred de --explain",
    "resolve %lld Sources --preferred de,fr --explain --argument x",
    "resolve Nothing Sources --preferred fr --explain", "explain missing-translation",
    "generate Sources/App --check -o Texts.swift", "pseudo Sources --as accented",
    "format Sources",
    "pseudo Sources --as accented --remove", "set Hello de Hallo Sources",
    "rename Hello Hi Sources",
    "remove Old Sources", "translate Sources --to fr --with pseudo --dry-run",
    "export Sources --as po --language de -o out", "compile Sources -o out --as table",
    "merge --install", "languages --supported de --preferred ja,de --explain",
    "extract Sources --format stringsdata -o out", "diff Sources Broken", "migrate Sources",
    "convert Sources/App/Localizable.xcstrings x.po", "compile Broken -o out --as lproj",
    "history Hello Sources", "init .", "--help", "help", "export --help", "audit --help",
    "memory", "memory search --help", "audit --nope", "audit --formet json",
    "audit --format nope",
    "get", "explain a b", "sync --jobs", "sync --check=yes", "diff a b c",
    "snyc", "audit --only nonsense", "set Hello german Hallo", "set Hello de %@ Sources",
    "audit --only text coverage", "audit Sources --group-by check", "audit Sources --severity note",
    "init --ci github", "format Sources --dry-run", "check --color nope",
  ]

  /// Lines that are only read in Japanese: a message that is not translated is in no language.
  static let rare: [String] = [
    "audit ", "compile --text --xml -o x", "audit -lx", "--versoin",
    "--generate-completion-script tcsh", "export Sources --as po -o out --only nww",
    "memory search x --languages german", "translate Sources --with deepel",
    "edit nowhere", "watch nowhere", "audit --require german:100", "get Hello german",
    "glossary export terms.csv", "glossary import nowhere.csv .", "context list --key Nothing",
    "context remove x", "context add x.png --key Hello", "review Sources", "review --approve x",
    "exchange", "import nowhere", "import Package.swift", "merge a b c",
    "merge --repair Broken/Bad.xcstrings", "memory stats", "memory import Sources",
    "memory search Salut", "audit --baseline nope", "audit Sources --write-baseline b.json",
    "check --fail-on note", "check --require fr:100 Sources", "stats --words Sources",
    "audit Sources --all --verbose", "extract nowhere", "generate --renamed a -o x",
    "convert Sources/App/Localizable.xcstrings x.arb", "explain",
    "sync --stringsdata Package.swift", "mcp Sources/App/Localizable.xcstrings",
    "set Hello de x --variation plural.nope", "remove Nothing", "audit Broken",
    "export Sources --as xliff -o out --since nope", "audit Sources --severity error",
  ]
}
