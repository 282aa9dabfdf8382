import PhrasebookAudit
import PhrasebookModel
import PhrasebookWorkspace

extension MCPTool {
  static let overview = MCPTool(
    name: "project_overview", title: "Project overview",
    help: "The catalogs of the project, their languages, and how far each is translated.",
    effect: .reads, parameters: [],
    output: [
      .required("catalogs", .objects([]), "The catalogs."),
      .required("machine_state", .text, "The state of texts that write_translations writes."),
      notice, .required("problems", .texts, "Files that could not be read, and the like."),
    ]
  ) { call throws(AgentFailure) in
    let overview = call.project.overview()
    return { json in
      json.notice()
      json.member("machine_state", overview.machineState.rawValue)
      json.member("catalogs", overview.catalogs) { json, catalog in
        json.object { json in
          json.member("path", catalog.path)
          json.member("table", catalog.table)
          json.member("role", catalog.role.rawValue)
          json.member("source_language", catalog.coverage.sourceLanguage)
          json.member("keys", catalog.coverage.keys)
          json.member("languages", catalog.coverage.languages) { json, item in
            json.object { json in
              json.member("language", item.language)
              json.member("translated", item.counts.translated)
              json.member("machine_translated", item.counts.machineTranslated)
              json.member("needs_review", item.counts.needsReview)
              json.member("new", item.counts.new)
              json.member("missing", item.counts.missing)
              json.member("stale", item.counts.stale)
            }
          }
        }
      }
      json.problems(overview.problems)
    }
  }

  static let findKeys = MCPTool(
    name: "find_keys", title: "Find keys",
    help: """
      Finds keys by a part of their text, by key, by the source file that uses them, or by the screen: \
      the name of a type or function, or of a file without its extension. Conditions are combined.
      """,
    effect: .reads,
    parameters: [
      ToolParameter(
        "text", .text,
        "A part of the key, the source text, the comment, or the text in `language`, in any case."),
      ToolParameter("key", .text, "The key, or a pattern with *."),
      ToolParameter("file", .text, "A source file, by its path in the project."),
      ToolParameter("screen", .text, "A type or function, or a file without its extension."),
      ToolParameter("language", .text, "Also gives the text in this language."),
      catalog, limit(200), cursor,
    ],
    output: [notice, .required("keys", .objects([]), "The keys."), problems, nextCursor]
  ) { call throws(AgentFailure) in
    var query = KeyQuery(limit: call.arguments.integer("limit") ?? 50)
    query.text = call.arguments.text("text")
    query.key = call.arguments.text("key")
    query.file = call.arguments.text("file")
    query.screen = call.arguments.text("screen")
    query.catalog = call.arguments.text("catalog")
    query.language = call.arguments.text("language")
    query.cursor = call.arguments.text("cursor")
    let page = try call.project.find(query)
    let root = call.project.path
    return { json in
      json.notice()
      json.member("keys", page.items) { json, found in
        json.object { json in
          json.entry(found.key, found.entry, of: found.table, in: root)
          json.member("uses", found.uses)
          if let language = query.language {
            json.forms(
              "texts", found.entry.localizations[language]?.forms(language: language) ?? [])
          }
        }
      }
      json.problems(page.problems)
      json.member("next_cursor", page.next)
    }
  }

  static let readKey = MCPTool(
    name: "read_key", title: "Read a key",
    help: """
      Everything that a good translation of one key needs: comment, calls with the lines around them, \
      neighbours on the same screen, screenshots, placeholders with their types; and by language: texts, missing \
      forms, plural categories with example numbers, glossary terms and memory matches.
      """,
    effect: .reads,
    parameters: [
      .required("key", .text, "The key."), catalog,
      ToolParameter("languages", .texts, "The languages to read beside the source language."),
    ],
    output: [
      notice, .required("key", .text, "The key."), .required("catalog", .text, "The catalog."),
      .required("source", .objects([]), "The source texts."),
      .required("uses", .objects([]), "Calls with the lines around them."),
      .required("neighbours", .objects([]), "Keys that are used nearby."),
      .required("screenshots", .objects([]), "Pictures of the project that show the key."),
      .required("placeholders", .objects([]), "The arguments of the text."),
      .required("languages", .objects([]), "What is known in each language."),
    ]
  ) { call throws(AgentFailure) in
    let context = try call.project.context(
      of: call.arguments.text("key") ?? "", catalog: call.arguments.text("catalog"),
      languages: call.arguments.texts("languages"))
    let root = call.project.path
    return { json in
      json.notice()
      json.context(context, in: root)
    }
  }

  static let listWork = MCPTool(
    name: "list_work", title: "List what needs work",
    help: """
      Lists strings that need work, in batches: translations that are missing or new, translations \
      that need a review, or keys without a comment.
      """,
    effect: .reads,
    parameters: [
      .required("kind", .choice(WorkQuery.Kind.allCases.map(\.rawValue)), "What is to be done."),
      ToolParameter("language", .text, "The language; required unless kind is comment."),
      catalog, limit(100), cursor,
    ],
    output: [notice, .required("items", .objects([]), "The strings."), problems, nextCursor]
  ) { call throws(AgentFailure) in
    let kind = call.arguments.text("kind").flatMap(WorkQuery.Kind.init) ?? .translate
    var query = WorkQuery(
      kind, language: call.arguments.text("language"),
      limit: call.arguments.integer("limit") ?? 20)
    query.catalog = call.arguments.text("catalog")
    query.cursor = call.arguments.text("cursor")
    let page = try call.project.work(query)
    let root = call.project.path
    return { json in
      json.notice()
      json.member("items", page.items) { json, item in
        json.object { json in
          json.entry(item.key, item.entry, of: item.table, in: root)
          if let language = query.language {
            json.forms("texts", item.entry.localizations[language]?.forms(language: language) ?? [])
          }
          json.missing(item.forms)
          json.member("most_characters", item.limit)
        }
      }
      json.problems(page.problems)
      json.member("next_cursor", page.next)
    }
  }
}
