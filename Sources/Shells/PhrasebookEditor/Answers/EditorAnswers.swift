import Dispatch
import Foundation
import Phrasebook
import PhrasebookModel
import PhrasebookReports
import PhrasebookSync
import PhrasebookWorkspace

/// Maps each request of the page to an operation of the session, and its result to JSON.
struct EditorAnswers: Sendable {
  let session: EditingSession
  let language: PageLanguage
  /// The names of translators that the page offers.
  let translators: [String]

  /// - Throws: `DecodingError` for content that is not a request.
  func answer(_ operation: EditorOperation, _ content: Data) async throws -> [UInt8] {
    var json = JSONWriter()
    switch operation {
    case .suggest:
      await suggest(try JSONDecoder().decode(EditorRequests.Identity.self, from: content), &json)
    case .wait:
      await wait(try JSONDecoder().decode(EditorRequests.Wait.self, from: content), &json)
    default: return try await Self.onThread { try answerAtOnce(operation, content) }
    }
    return json.line()
  }

  private static let queue = DispatchQueue(label: "editor", attributes: .concurrent)

  /// Works on a thread that may wait for files and locks; the few threads of tasks serve everybody.
  private static func onThread<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try work() }) }
    }
  }

  private func answerAtOnce(
    _ operation: EditorOperation, _ content: Data
  ) throws -> [UInt8] {
    func read<Request: Decodable>(_ type: Request.Type) throws -> Request {
      try JSONDecoder().decode(type, from: content)
    }
    var json = JSONWriter(capacity: 4_096)
    switch operation {
    case .project: project(try read(EditorRequests.Project.self), &json)
    case .list: list(try read(EditorRequests.List.self), &json)
    case .counts: counts(try read(EditorRequests.Counts.self), &json)
    case .next: next(try read(EditorRequests.Next.self), &json)
    case .string: string(try read(EditorRequests.Identity.self).identity, &json)
    case .help: help(try read(EditorRequests.Identity.self).identity, &json)
    case .check: check(try read(EditorRequests.Texts.self), &json)
    case .save: save(try read(EditorRequests.Texts.self), &json)
    case .approve: approve(try read(EditorRequests.Approval.self), &json)
    case .undo: undo(&json)
    case .bulk: bulk(try read(EditorRequests.Bulk.self), &json)
    case .history: history(try read(EditorRequests.Identity.self).identity, &json)
    case .suggest, .wait: break
    }
    return json.line()
  }

  // MARK: Reading

  private func list(_ request: EditorRequests.List, _ json: inout JSONWriter) {
    let query = request.query.query
    var first = request.from ?? 0
    let count = request.count ?? 100
    var place: Int?
    if let file = request.file, let key = request.key {
      place = session.place(
        of: StringIdentity(file: file, key: key, language: query.language), in: query)
      if request.from == nil, let place { first = max(0, place - count / 2) }
    }
    let page = session.list(query, from: first, count: count)
    json.object { json in
      json.member("total", page.total)
      json.member("from", page.first)
      json.member("place", place)
      json.member("version", page.version)
      json.member("rows", page.rows) { json, row in json.row(row) }
    }
  }

  private func next(_ request: EditorRequests.Next, _ json: inout JSONWriter) {
    let place = session.nextOpen(
      request.query.query, from: request.from, backwards: request.backwards ?? false)
    json.object { $0.member("place", place) }
  }

  private func string(_ identity: StringIdentity, _ json: inout JSONWriter) {
    let detail = session.detail(identity)
    json.object { json in
      guard let detail else { return }
      json.name("string")
      json.detail(detail, in: language, root: session)
    }
  }

  private func help(_ identity: StringIdentity, _ json: inout JSONWriter) {
    let help = session.help(identity)
    json.object { json in
      json.member("matches", help.matches) { json, match in json.match(match) }
      json.member("terms", help.terms) { json, term in
        json.object {
          $0.member("term", term.term)
          $0.member("translations", term.translations) { $0.string($1) }
        }
      }
    }
  }

  private func check(_ request: EditorRequests.Texts, _ json: inout JSONWriter) {
    guard let texts = request.edits else { return json.problem("an edit has no place", language) }
    let found = session.check(request.identity, texts)
    json.object { json in
      json.member("problem", found.problem.map(language.text))
      json.member("lengths", found.lengths) { $0.number($1) }
      json.member("pieces", texts) { json, text in json.pieces(text.value) }
      json.member("findings", found.findings) { json, finding in
        json.finding(finding, in: language)
      }
    }
  }

  private func history(_ identity: StringIdentity, _ json: inout JSONWriter) {
    let events = session.history(identity)
    json.object { json in
      json.member("events", events) { json, event in
        json.object {
          $0.member("author", event.author)
          $0.member("date", event.date)
          $0.member("subject", event.subject)
        }
      }
    }
  }

  private func wait(_ request: EditorRequests.Wait, _ json: inout JSONWriter) async {
    let version = await session.change(after: request.version, limit: 20_000)
    json.object { $0.member("version", version) }
  }

  // MARK: Writing

  private func save(_ request: EditorRequests.Texts, _ json: inout JSONWriter) {
    guard let texts = request.edits, let seen = request.seen else {
      return json.problem("an edit has no place", language)
    }
    let decision = StringDecision(
      request.identity, seen: seen.version, .replace(texts, Self.state(request.state)))
    let result = session.decide([decision])
    json.object { json in
      json.result(result, in: language, root: session)
      guard let detail = session.detail(request.identity) else { return }
      json.name("string")
      json.detail(detail, in: language, root: session)
    }
  }

  private func approve(_ request: EditorRequests.Approval, _ json: inout JSONWriter) {
    let decisions = request.strings.map { item in
      StringDecision(
        StringIdentity(file: item.file, key: item.key, language: request.language),
        seen: item.seen.version, .mark(Self.state(request.state)))
    }
    let result = session.decide(decisions)
    json.object { $0.result(result, in: language, root: session) }
  }

  private func undo(_ json: inout JSONWriter) {
    let result = session.undo()
    json.object { $0.result(result ?? DecisionResult(), in: language, root: session) }
  }

  private func suggest(_ request: EditorRequests.Identity, _ json: inout JSONWriter) async {
    guard let name = request.translator, translators.contains(name) else {
      return json.problem("unknown translator", language)
    }
    let suggestion = await session.suggestion(request.identity, from: name)
    json.object { json in
      json.member("problem", suggestion.problem.map(language.text))
      json.member("texts", suggestion.texts) { json, text in
        json.object {
          $0.member("path", text.path.exchanged)
          $0.name("pieces")
          $0.pieces(text.value)
        }
      }
    }
  }

  /// A person writes `translated`, or leaves a text for review.
  private static func state(_ name: String?) -> State {
    name == State.needsReview.rawValue ? .needsReview : .translated
  }
}
