extension Setting {
  /// Every setting, in the order of docs/settings.md.
  package static let all = files + languages + services + [audit] + terms

  private static let files = [
    Setting(
      name: "modules",
      summary: "Maps sources to catalogs, for layouts that Phrasebook does not find on its own.",
      details: """
        Paths may have patterns: `*` and `?` match within a name, `**` crosses folders, `{a,b}` matches either. Folders skipped by default
        (hidden, `Pods`, `DerivedData`…) are included when listed explicitly. A pattern that would search a folder around the project without
        naming it, such as `/**`, is an error. If a listed source is missing, that is an error, and the
        catalogs of its module stay unchanged.

        A source may feed several modules. Each module is extracted separately: a key belongs to the modules whose sources have it.
        """,
      members: [
        Setting(name: "name", summary: "the module's name in messages; required"),
        Setting(name: "sources", summary: "Swift files and folders; required"),
        Setting(name: "exclude", summary: "files and folders below `sources` to skip"),
        Setting(
          name: "catalogs",
          summary: "`.xcstrings` files and folders of them; the name of a file is its table"),
      ]),
    Setting(
      name: "exclude",
      summary: "Files and folders to skip everywhere: sources, catalogs and projects.",
      details: "The patterns are those of `modules`."),
    Setting(
      name: "functions",
      summary: """
        Your own functions and freestanding macros that look up a key, in addition to `NSLocalizedString` and its family.
        """,
      details: """
        The first argument is the key; `tableName:`, `bundle:`, `value:` and `comment:` have the same meaning as in `NSLocalizedString`.
        `extract --functions` adds to the list.
        """),
    Setting(
      name: "build-configurations",
      summary: """
        `default` takes the compilation conditions of each target's default build configuration, `all` those of every configuration.
        """,
      details: "See [code that is not built](sync.md#code-that-is-not-built).",
      example: "build-configurations: all"),
  ]

  private static let languages = [
    Setting(
      name: "source-language",
      summary:
        "The language of the strings in the code, for catalogs that `phrasebook init` creates.",
      details: "An existing catalog has its own."),
    Setting(
      name: "languages", summary: "The languages that every catalog must have.",
      details: """
        A language of the list counts as missing in a catalog that has no string in it.
        """,
      example: "languages: [de, fr, pt-BR]"),
    Setting(
      name: "keep-reviewed",
      summary: "Which translations keep their state after a source string changes.",
      details: """
        With `nothing` (the default) all of them need a new review; with `trivial`, translations keep their state if only case, spaces or
        punctuation changed.
        """),
  ]

  private static let services = [
    Setting(
      name: "memory",
      summary: """
        The path of the [translation memory](memory.md), relative to the file's folder, or `false` to disable it.
        """,
      details: "The default is `.phrasebook/memory.sqlite`.", example: "memory: false"),
    Setting(
      name: "translate",
      summary: "The defaults of `phrasebook translate`.",
      details: """
        Matches of the translation memory are never marked as a machine's; agents never write `translated`.
        """,
      example: "translate:\n  state: machine_translated",
      members: [
        Setting(
          name: "state",
          summary: """
            the state that `phrasebook translate`, and agents through [`phrasebook mcp`](mcp.md), give to translations: `needs_review` \
            (the default), `machine_translated`, or `translated` for exact matches of the memory
            """)
      ]),
    Setting(
      name: "exchange",
      summary: """
        Files for translators that [`phrasebook exchange`](exchange.md#files-that-stay-in-step) keeps in step with the catalogs.
        """,
      example: "exchange:\n  format: po\n  folder: Translations\n  languages: [de, fr]",
      members: [
        Setting(name: "format", summary: "a format of `export --as`, except `xcloc`; required"),
        Setting(name: "folder", summary: "the folder of the files; required"),
        Setting(name: "languages", summary: "the languages (default: all)"),
      ]),
  ]

  private static let terms = [
    Setting(
      name: "glossary",
      summary: """
        Terms with their translations: a translation must use one of the listed words, or keep the term unchanged.
        """,
      details: """
        `phrasebook glossary export terms.tbx` writes the terms for other tools, as TBX or CSV, and `phrasebook glossary \
        import` adds those of such a file; all other lines stay as they are.
        """,
      example: """
        glossary:
          - term: Phrasebook
            do-not-translate: true
          - term: board
            case-sensitive: false
            translations: {de: Tafel, fr: [tableau, panneau]}
        """,
      members: [
        Setting(name: "term", summary: "the word or words in the source; required"),
        Setting(name: "translations", summary: "for each language, a word or a list of words"),
        Setting(
          name: "do-not-translate", summary: "`true` keeps the term unchanged in every language"),
        Setting(
          name: "case-sensitive", summary: "whether upper and lower case must match"),
      ]),
    Setting(
      name: "forbidden",
      summary: "Terms that may not appear in strings.",
      details: "A plain word is forbidden in every language.",
      example: """
        forbidden:
          - click
          - term: login
            languages: [en]
            instead: sign in
        """,
      members: [
        Setting(name: "term", summary: "the word or words; required"),
        Setting(name: "languages", summary: "the languages (default: all)"),
        Setting(name: "instead", summary: "the word that the finding proposes"),
      ]),
  ]
}
