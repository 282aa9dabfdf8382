extension Setting {
  /// The settings of the audit.
  static let audit = Setting(
    name: "audit", summary: "Rules for `phrasebook audit` and `phrasebook check`.",
    details: "See [audit.md](audit.md).",
    example: """
      audit:
        fail-on: warning
        checks:
          double-space: error
          plurals: note
          comment-missing: off
        require:
          fr: 100
          "*": 80
        limits:
          length-ratio: 3
          length-from: 12
          begun-share: 5
        maximum-length:
          "tab.*": 12
        dynamic-keys: ["error.*"]
        count-machine-translations: false
        baseline: audit.json
        ignore:
          - checks: [identical-to-source]
            keys: ["brand.*"]
            languages: [de]
            tables: [Localizable]
            reason: product names stay as they are
      """,
    members: [
      Setting(
        name: "fail-on",
        summary: """
          the lowest severity that makes the exit code 1: `error` (the default), `warning`, `note` or `never`
          """),
      Setting(
        name: "checks",
        summary: """
          a severity (`error`, `warning`, `note`) or `off` for each check; a pattern with `*` or a family selects several, and later \
          lines win
          """),
      Setting(
        name: "require",
        summary: """
          the percentage of each language that must be translated; `*` means every other language
          """),
      Setting(
        name: "count-machine-translations",
        summary: """
          whether strings in state `machine_translated` count for `require`: `true` (the default) or `false`
          """),
      Setting(
        name: "limits", summary: "numbers that some checks compare with",
        members: [
          Setting(
            name: "length-ratio",
            summary: "the longest translation, as a multiple of its source"),
          Setting(name: "length-from", summary: "shorter sources are not compared"),
          Setting(
            name: "begun-share",
            summary: """
              the percentage of a language that must be translated before each of its missing translations is reported
              """),
        ]),
      Setting(
        name: "maximum-length",
        summary: """
          the maximum number of characters for keys that match a pattern; the first match counts, then a comment such \
          as `max 20 characters`
          """),
      Setting(
        name: "dynamic-keys",
        summary: "patterns of keys that code builds at run time; they count as used"),
      Setting(name: "baseline", summary: "a file of known findings, see [audit.md](audit.md)"),
      Setting(
        name: "ignore", summary: "findings to suppress",
        members: [
          Setting(name: "checks", summary: "ids, patterns or families; required"),
          Setting(name: "reason", summary: "why they are suppressed; required"),
          Setting(name: "keys", summary: "patterns of keys (default: all)"),
          Setting(name: "languages", summary: "languages (default: all)"),
          Setting(name: "tables", summary: "tables (default: all)"),
        ]),
    ])
}
