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
}
