#if os(Linux)
  /// The commands that write.
  extension WriteWork {
    static let works: [WriteWork] = [
      WriteWork("set", "Hello", "fr", "Bonjour", SmallPackage.catalog),
      WriteWork("format", SmallPackage.catalog), WriteWork("sync"), WriteWork("sync", "--prune"),
      WriteWork("rename", "Hello", "Greeting"), WriteWork("remove", "Old title"),
      WriteWork("pseudo", ".", "--as", "accented"),
      WriteWork("export", ".", "--as", "xliff", "--language", "fr", "-o", "out"),
      WriteWork("compile", ".", "-o", "out"),
      WriteWork("compile", ".", "--as", "table", "-o", "out"),
      WriteWork("generate", ".", "-o", "Texts.swift"),
      WriteWork("extract", "Sources", "--format", "stringsdata", "-o", "out"),
      WriteWork("audit", ".", "--format", "json", "-o", "report.json", "--fail-on", "never"),
      WriteWork("convert", SmallPackage.catalog, "fr.po", "--language", "fr"),
    ]

    /// Commands that write what those above write too, by the same functions.
    static let moreWorks: [WriteWork] = [
      WriteWork(
        "import", "in/fr.csv", ".",
        files: ["in/fr.csv": "key,table,source,target\nHello,Localizable,Hello,Bonjour\n"]),
      WriteWork("translate", ".", "--languages", "de", "--with", "pseudo"),
      WriteWork("init", ".", files: [SmallPackage.catalog: nil]),
      WriteWork("migrate", "Old", files: ["Old/fr.lproj/A.strings": "\"a\" = \"b\";\n"]),
      WriteWork(
        "merge", SmallPackage.catalog, SmallPackage.catalog, "theirs.xcstrings", "-o",
        "merged.xcstrings",
        files: ["theirs.xcstrings": #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#]),
      WriteWork("glossary", "import", "terms.csv", ".", files: glossary),
      WriteWork("glossary", "export", "terms.tbx", ".", files: glossary),
      WriteWork("audit", ".", "--fix", "--fail-on", "never", files: toFix),
      WriteWork("audit", ".", "--write-baseline", "base.json", "--fail-on", "never"),
      WriteWork("review", ".", "--approve", id, files: toReview),
      WriteWork("merge", "--repair", SmallPackage.catalog, files: toRepair),
      WriteWork("merge", "--install").with { $0.before = [["git", "init", "--quiet"]] },
      WriteWork("diff", "--install").with { $0.before = [["git", "init", "--quiet"]] },
      WriteWork("memory", "export", "memory.tmx").with {
        $0.before = [["memory", "import", SmallPackage.catalog]]
      },
      WriteWork("exchange", ".", files: exchange),
      WriteWork("exchange", ".", files: exchange).with {
        $0.before = [["exchange", "."]]
        $0.later["Texts/fr.po"] =
          "msgid \"\"\nmsgstr \"Language: fr\\n\"\n\nmsgid \"Hello\"\nmsgstr \"Bonjour\"\n"
      },
      WriteWork("context", "add", "Home.png", ".", "--key", "Hello", files: picture),
      WriteWork("context", "remove", "Home.png", files: picture).with {
        $0.before = [["context", "add", "Home.png", ".", "--key", "Hello"]]
      },
      WriteWork("context", "comments", ".", "--no-cache", "--with", "sh draft.sh", files: drafter),
    ]

    /// The servers' writes.
    static let servers: [WriteWork] = [
      WriteWork("watch", ".").with { $0.instead = ["sync"] },
      WriteWork("mcp", ".").with {
        $0.input = """
          {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18",\
          "capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
          {"jsonrpc":"2.0","method":"notifications/initialized"}
          {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"write_translations",\
          "arguments":{"translations":[{"key":"Old title","language":"fr","text":"Ancien titre"}]}}}

          """
      },
      WriteWork("edit", ".").with {
        $0.script = editing
        $0.instead = ["set", "Hello", "fr", "Bonjour", SmallPackage.catalog]
      },
    ]

    private static let glossary: [String: String?] = [
      "terms.csv": "term,de\nboard,Tafel\n",
      "phrasebook.yml": "glossary:\n  - term: seat\n    translations:\n      de: Platz\n",
    ]
    private static let exchange: [String: String?] = [
      "phrasebook.yml": "exchange:\n  format: po\n  folder: Texts\n"
    ]
    private static let picture: [String: String?] = [
      "Home.png": "\u{89}PNG\r\n\u{1A}\n\0\0\0\rIHDR\0\0\0\u{C8}\0\0\0\u{64}\0\0\0\0\0\0\0\0\0"
    ]
    private static let toFix: [String: String?] = [
      SmallPackage.catalog: catalog(#""state":"translated","value":"Salut  ""#)
    ]
    private static let toReview: [String: String?] = [
      SmallPackage.catalog: catalog(#""state":"needs_review","value":"Salut""#)
    ]
    private static let toRepair: [String: String?] = [
      SmallPackage.catalog: catalog(#""state":"translated","value":"Salut""#)
        .replacing("\"New\"", with: "\"Hello\"")
    ]

    private static func catalog(_ unit: String) -> String {
      """
      {"sourceLanguage":"en","strings":{"Hello":{"localizations":{"fr":{"stringUnit":{\(unit)}}}},\
      "New":{"comment":"A"}},"version":"1.0"}
      """
    }

    /// A drafter of comments: each line of its input has the id of a string first.
    private static let drafter: [String: String?] = [
      "draft.sh": #"""
      while read -r line; do
        id=$(printf %s "$line" | sed 's/.*"id":\("[^"]*"\|[0-9]*\).*/\1/')
        printf '{"id":%s,"text":"A title."}\n' "$id"
      done
      """#
    ]

    /// Saves one string as the page does.
    private static let editing = #"""
      "$0" edit . --no-browser --no-cache > .home/address 2> .home/errors &
      server=$!
      until [ -s .home/address ]; do kill -0 $server || exit 1; sleep 0.02; done
      address=$(cat .home/address)
      ask() {
        curl -s -H "Authorization: Bearer ${address#*token=}" -H "Content-Type: application/json" \
          -d "$2" "${address%/*}/api/$1"
      }
      string='"file":"Sources/App/Localizable.xcstrings","key":"Hello","language":"fr"'
      seen=$(ask string "{$string}" | sed 's/.*"seen":\({[^}]*}\).*/\1/')
      ask save "{$string,\"texts\":[{\"path\":\"\",\"value\":\"Bonjour\"}],\"seen\":$seen}"
      sleep 0.1
      kill -INT $server
      wait $server
      """#
  }
#endif
