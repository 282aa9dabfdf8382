import Foundation
import TestSupport
import Testing

/// The completions that shells offer for the tab key.
struct CompletionTests {
  /// Words on the command line, and one that has to be offered for the last of them.
  static let cases: [([String], String)] = [
    (["aud"], "audit"), (["memory", "se"], "search"), (["audit", "--form"], "--format"),
    (["audit", "--format", "sa"], "sarif"),
    (["audit", "--only", "placeholder-mis"], "placeholder-missing"),
    (["audit", "--except", "text,placeholder-mis"], "text,placeholder-missing"),
    (["export", "--languages", "f"], "fr"), (["translate", "--with", "dee"], "deepl"),
    (["get", "Hel"], "Hello"), (["set", "Hello", "f"], "fr"), (["stats", "Sour"], "Sources"),
    (["get", "Hello", "--table", "Loc"], "Localizable"), (["import", "Sour"], "Sources"),
    (["edit", "--with", "dee"], "deepl"), (["explain", "plural-cand"], "plural-candidate"),
    (["convert", "--as", "xcl"], "xcloc"), (["history", "Hel"], "Hello"),
    (["export", "--only", "new,sta"], "new,stale"),
    (["languages", "--supported", "de,f"], "de,fr"), (["get", "\"Hel"], "Hello"),
    (["translate", "--languages", "sw"], "sw"),
  ]

  let package: SmallPackage
  let folder: TemporaryFolder

  init() throws {
    package = try SmallPackage()
    folder = try TemporaryFolder()
    let command = try BuiltCommand()
    try folder.link("bin/phrasebook", to: command.executable.path)
    for (shell, file) in [
      ("bash", "phrasebook.bash"), ("zsh", "functions/_phrasebook"),
      ("fish", "phrasebook.fish"),
    ] {
      let outcome = try command.run(
        ["--generate-completion-script", shell], in: package.url, environment: ["LANGUAGE": "en"])
      #expect(outcome.status == 0)
      try folder.write(outcome.output, to: file)
    }
  }

  private func run(_ shell: String, _ script: String) throws -> BuiltCommand.Outcome {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    try folder.write(script, to: "script")
    return try BuiltCommand(at: URL(fileURLWithPath: "/usr/bin/env")).run(
      [shell] + (shell == "zsh" ? ["-f"] : []) + [folder("script")], in: package.url,
      environment: ["PATH": "\(folder("bin")):\(path)", "LANGUAGE": "en", "TERM": "dumb"],
      limit: 120)
  }

  @Test("bash offers the word", .needsProgram("bash"), arguments: cases)
  func bash(_ words: [String], _ offered: String) throws {
    let line = (["phrasebook"] + words).map { "'\($0)'" }.joined(separator: " ")
    let outcome = try run(
      "bash",
      """
      source '\(folder("phrasebook.bash"))'
      COMP_WORDS=(\(line)); COMP_CWORD=\(words.count)
      COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}; COMP_TYPE=9; COMP_KEY=9
      _phrasebook phrasebook "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    #expect(
      outcome.output.split(separator: "\n").contains {
        $0.trimmingCharacters(in: .whitespaces) == offered
      },
      "\(outcome.output)\(outcome.errors)")
  }

  @Test("zsh completes the word", .needsProgram("zsh"), arguments: cases)
  func zsh(_ words: [String], _ offered: String) throws {
    let line = (["phrasebook"] + words).joined(separator: " ")
    let outcome = try run(
      "zsh",
      """
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell 'PROMPT=; fpath=("\(folder("functions"))" $fpath); autoload -Uz compinit; compinit -u -D; print REA""DY'
      zpty -r -m shell out '*READY*'
      zpty -w -n shell '\(line)'$'\\t'
      zpty -r -m shell out '*\(offered)*'
      print FOUND
      zpty -d shell
      """)
    #expect(outcome.output.contains("FOUND"), "\(outcome.output)\(outcome.errors)")
  }

  /// The words that the script itself has: those of the command are completed on the line of an
  /// interactive shell only.
  static let fishCases = cases.filter {
    ["audit", "search", "--format", "sarif", "Sources"].contains($0.1)
  }

  @Test("fish offers the word", .needsProgram("fish"), arguments: fishCases)
  func fish(_ words: [String], _ offered: String) throws {
    let outcome = try run(
      "fish",
      """
      source '\(folder("phrasebook.fish"))'
      complete --do-complete 'phrasebook \(words.joined(separator: " "))'
      """)
    let offers = outcome.output.split(separator: "\n").map { $0.split(separator: "\t")[0] }
    #expect(
      offers.contains { $0 == offered || $0 == "\(offered)/" }, "\(outcome.output)\(outcome.errors)"
    )
  }
}
