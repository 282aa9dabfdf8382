import ArgumentParser
import Phrasebook
import PhrasebookAudit
import PhrasebookModel

/// `phrasebook explain`: what a check is about.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "explain",
    summary: "Explains a check: why it matters, examples, and how to mend what it finds.",
    details: """
      Without an id all checks are listed.
      """,
    examples: ["phrasebook explain placeholder-missing"])

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  @Argument(
    help: ArgumentHelp(
      words: "The id of a check, as reports have it, or a family of checks.", valueName: "id"))
  var id: String?

  @Option(help: ArgumentHelp(words: "text, json or markdown."))
  var format: Format = .text

  func validate() throws {
    if let id, CheckNames.ids(id) == nil { throw ValidationError(phrase: CheckNames.unknown(id)) }
  }

  func run() throws {
    let reporter = Reporter()
    let check = id.flatMap { Check.byID[$0] }
    switch format {
    case .json:
      reporter.json { json in
        if let check {
          json.check(check)
        } else {
          json.object { json in json.member("checks", asked) { $0.check($1) } }
        }
      }
    case .markdown:
      let sections = asked.map { CheckDocument.section(of: $0).joined(separator: "\n") }
      let page = id == nil ? CheckDocument.page : sections.joined(separator: "\n")
      reporter.out.write(Array(page.utf8))
    case .text:
      let style = reporter.out.style
      let page = check.map { CheckPage(check: $0).text(style) } ?? list(style)
      reporter.out.write(Array(page.utf8))
    }
    try reporter.finish()
  }

  /// The checks that the argument names; all without one.
  private var asked: [Check] {
    guard let id else { return Check.all }
    let ids = CheckNames.ids(id) ?? []
    return Check.all.filter { ids.contains($0.id) }
  }

  private func list(_ style: Style) -> String {
    let width = asked.map(\.id.utf8.count).max() ?? 0
    return CheckFamily.allCases.compactMap { family in
      let checks = asked.filter { $0.family == family }
      guard !checks.isEmpty else { return nil }
      return style.bold(family.title.shown) + "\n"
        + checks.map { check in
          let padding = String(repeating: " ", count: width - check.id.utf8.count)
          return "  \(check.id)\(padding)  \(check.summary.shown)\n"
        }.joined()
    }.joined(separator: "\n")
  }
}

extension JSONWriter {
  /// One check with its examples as lines of text.
  mutating func check(_ check: Check) {
    object { json in
      json.member("id", check.id)
      json.member("family", check.family.rawValue)
      json.member("severity", check.severity.rawValue)
      json.member("summary", check.summary.sourceText)
      json.member("why", check.why.sourceText)
      json.member("mend", check.fix.sourceText)
      json.member("bad", check.bad) { json, example in
        json.string(CheckPage.lines(of: example, check, in: \.sourceText).joined(separator: "\n"))
      }
      json.member("good", check.good) { json, example in
        json.string(CheckPage.lines(of: example, check, in: \.sourceText).joined(separator: "\n"))
      }
    }
  }
}
