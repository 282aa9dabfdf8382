import Foundation
import Phrasebook
import PhrasebookModel
import PhrasebookTranslate
import TestSupport
import Testing

@testable import PhrasebookServices

@Suite struct ProcessTests {
  private func question(_ texts: [String], to target: String = "es") -> TranslationRequest {
    TranslationRequest(
      source: "en", target: target,
      pieces: texts.map {
        TranslationPiece(text: $0, original: $0, context: PieceContext(table: "T", key: $0))
      })
  }

  @Test func commandsAnswerInAnyOrder() async throws {
    // Gives the lines back from the last to the first.
    let translator = CommandTranslator("/bin/sh -c 'tac'")
    #expect(translator.name == "sh")
    let texts = try await translator.translate(question(["a \"b\"\n", "ö", ""]))
    #expect(texts == ["a \"b\"\n", "ö", ""])
  }

  #if os(Linux)
    /// This program ignores signals for itself, and not for the commands that it starts.
    @Test func commandsIgnoreNoSignal() async throws {
      let old = signal(SIGXFSZ, SIG_IGN)
      defer { signal(SIGXFSZ, old) }
      let command =
        #"cat >/dev/null; grep SigIgn /proc/self/status | sed 's/.*\t\(.*\)/{"id":0,"text":"\1"}/'"#
      let texts = try await CommandTranslator(command).translate(question(["x"]))
      let mask = try #require(texts.first.flatMap { $0.flatMap { UInt64($0, radix: 16) } })
      for number in [SIGXFSZ, SIGPIPE] { #expect(mask & (1 << UInt64(number - 1)) == 0) }
    }
  #endif

  @Test func commandsGetTheContext() async throws {
    var question = question(["x"])
    question.pieces[0].context.comment = "C"
    question.pieces[0].context.category = .few
    question.pieces[0].context.samples = ["2"]
    question.pieces[0].context.terms = [.init("x", "y")]
    let command =
      #"grep -q '"comment":"C","category":"few","numbers":\["2"\]' && echo '{"id":0,"text":"ok"}'"#
    #expect(try await CommandTranslator(command).translate(question) == ["ok"])
  }

  @Test func leavesOutWhatACommandCannot() async throws {
    let command =
      #"cat >/dev/null; echo '{"id":1,"error":"x","text":"t"}'; echo; echo '{"id":0,"text":"a"}'"#
    #expect(
      try await CommandTranslator(command).translate(question(["x", "y", "z"])) == ["a", nil, nil])
    let answers = try await CommandTranslator(command).answers(to: question(["x", "y", "z"]))
    #expect(answers == [.text("a"), .none(.verbatim("x")), .none(nil)])
  }

  @Test(arguments: [
    (#"{"id":0,"error":null,"text":"t"}"#, TranslatorAnswer.text("t")),
    (#"{"id":0,"error":{"message":"too\nlong"}}"#, .none(.verbatim("too"))),
    (#"{"id":0,"error":""}"#, .none(nil)), (#"{"id":0,"text":7}"#, .none(nil)),
    (#"{"id":0,"error":false}"#, .none(.verbatim("false"))),
  ])
  func keepsTheReason(_ line: String, _ answer: TranslatorAnswer) async throws {
    let command = "cat >/dev/null; cat <<'E'\n\(line)\nE\n"
    #expect(try await CommandTranslator(command).answers(to: question(["x"])) == [answer])
  }

  @Test(arguments: [
    ("echo broken >&2; exit 3", "ended with status 3: broken"), ("kill -9 $$", "ended with status"),
    ("/no/such/program", "ended with status 127"), ("yes", "printed more than a translation"),
    ("sleep 100", "sleep did not answer within 1 s; have it write each line"),
    ("sleep 100 & sleep 100; wait", "did not answer within"),
  ])
  func saysWhatIsWrong(_ command: String, _ message: String) async throws {
    let translator = CommandTranslator(command, limit: command.hasPrefix("sleep") ? 1 : 600)
    let error = await #expect(throws: TranslatorFailure.self) {
      try await translator.translate(question(["x"]))
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.isAnswer == false)
  }

  @Test(arguments: [
    "echo hello", "echo '{\"id\": 7, \"text\": \"x\"}'", "echo '[]'", "printf '\\377\\n'",
  ])
  func wrongAnswersAreNoticed(_ command: String) async throws {
    let error = await #expect(throws: TranslatorFailure.self) {
      try await CommandTranslator(command).translate(question(["x"]))
    }
    #expect(error?.isAnswer == true)
  }

  private static let three = #"printf '{"id":0,"text":"a"}\n{"id":2,"text":"c"}\n'"#

  /// After any end, whole lines count, and a line that was cut off does not.
  @Test(arguments: [
    ("exit 3", "ended with status 3"), ("echo quota exceeded; exit 1", "ended with status 1"),
    ("kill -9 $$", "ended with status"),
    ("sleep 100", "did not answer within 8 s of its last line"),
    ("exec yes", "printed more than a translation"),
  ])
  func keepsWhatWasAnsweredBeforeTheEnd(_ end: String, _ message: String) async throws {
    let command = #"\#(Self.three); printf '{"id":1,"text":"cut"}'; \#(end)"#
    let error = await #expect(throws: TranslatorFailure.self) {
      try await CommandTranslator(command, limit: end.hasPrefix("sleep") ? 8 : 600)
        .translate(question(["x", "y", "z"]))
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.answers == [.text("a"), .none(nil), .text("c")])
    #expect(error?.isAnswer == false)
  }

  @Test func keepsWhatWasAnsweredBeforeALineThatIsNone() async throws {
    let error = await #expect(throws: TranslatorFailure.self) {
      try await CommandTranslator("echo loading; \(Self.three)")
        .translate(question(["x", "y", "z"]))
    }
    #expect(error?.isAnswer == true && error?.answers == [.text("a"), .none(nil), .text("c")])
    // Numbers that count from one mean other texts, even those that are in range.
    let other = await #expect(throws: TranslatorFailure.self) {
      try await CommandTranslator(Self.three).translate(question(["x", "y"]))
    }
    #expect(other?.isAnswer == true && other?.answers == [])
    let failed = await #expect(throws: TranslatorFailure.self) {
      try await CommandTranslator("\(Self.three); exit 1").translate(question(["x", "y"]))
    }
    #expect(failed?.isAnswer == false && failed?.answers == [])
  }

  /// The limit counts from the last line: in all, this takes longer.
  @Test func waitsForEachLine() async throws {
    let command = #"for i in 0 1 2 3 4; do sleep 2; echo "{\"id\":$i,\"text\":\"t\"}"; done"#
    let answers = try await CommandTranslator(command, limit: 8)
      .translate(question(["a", "b", "c", "d", "e"]))
    #expect(answers == ["t", "t", "t", "t", "t"])
  }

  /// By its program and its script: the other arguments may contain a key.
  @Test(arguments: [
    ("sed s/a/b/", "sed"), ("/usr/bin/python3 ./tools/translate.py --to x", "python3 translate.py"),
    ("sh slow.sh", "sh slow.sh"), ("KEY='a b' OTHER=x.y ./mine --key abc.d", "mine"),
    ("curl https://api.example/translate?key=abc", "curl"), ("exit 3;", "exit"), ("", ""),
  ])
  func commandsAreNamedByTheirProgram(_ command: String, _ title: String) {
    let name = CommandName(command)
    #expect(name.title == title)
    #expect(name.program == title.split(separator: " ").first.map(String.init) ?? "")
  }

  /// A program that does not read its input, of any size.
  @Test func survivesDeafCommands() async throws {
    let texts = Array(repeating: String(repeating: "x", count: 10_000), count: 200)
    let answers = try await CommandTranslator("exit 0").translate(question(texts))
    #expect(answers.allSatisfy { $0 == nil })
  }

  @Test func stopsWhenAsked() async throws {
    let task = Task { try await CommandTranslator("sleep 100").translate(question(["x"])) }
    try await Task.sleep(for: .milliseconds(200))
    task.cancel()
    let result = await task.result
    #expect(throws: TranslatorFailure("stopped")) { try result.get() }
  }

  /// Commands that end and leave a process, which keeps an output open: one of their group and, if
  /// the system has `setsid`, one of a session of its own, which cannot be ended.
  private static let survivors = [
    "sleep 300 & echo $! >FILE", "sleep 300 >/dev/null & echo $! >FILE",
    "command -v setsid >/dev/null && set -- setsid; $1 sleep 300 & echo $! >FILE",
  ]

  private enum Stop: CaseIterable { case silence, limit, cancellation }

  /// Its own output counts, and the process that it leaves is ended: once it is silent, at the limit, or when the
  /// run is cancelled.
  @Test(.timeLimit(.minutes(2)), arguments: survivors, Stop.allCases)
  private func waitsNoLongerForWhatACommandLeaves(_ command: String, _ stop: Stop) async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("id")
    let command = "echo hello; " + command.replacingOccurrences(of: "FILE", with: file.path)
    let child = ChildProcess(
      arguments: ["sh", "-c", command], limit: stop == .limit ? 2 : 600,
      patience: stop == .silence ? 0.5 : 600)
    let task = Task { try await child.run([]) }
    var process: Int32?
    while process == nil {
      try await Task.sleep(for: .milliseconds(20))
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      process = text.hasSuffix("\n") ? Int32(text.dropLast()) : nil
    }
    if stop == .cancellation { task.cancel() }
    let outcome = try await task.result.get()
    #expect(outcome.output == Array("hello\n".utf8))
    switch stop {
    case .silence: #expect(outcome.end == .exited(0))
    case .limit: #expect(outcome.end == .tooLong)
    case .cancellation: #expect(outcome.end == .cancelled)
    }
    let id = try #require(process)
    if command.contains("setsid") {
      kill(id, SIGKILL)
    } else {
      // Killed, and perhaps not yet reaped by its new parent.
      while kill(id, 0) == 0, try !isZombie(id) { try await Task.sleep(for: .milliseconds(20)) }
    }
  }

  /// A process that answers after the one that started it has ended.
  @Test func hearsWhatACommandLeaves() async throws {
    let late = #"(for i in 0 1 2; do sleep 0.2; echo "{\"id\":$i,\"text\":\"t\"}"; done) &"#
    let answers = try await CommandTranslator(late).translate(question(["a", "b", "c"]))
    #expect(answers == ["t", "t", "t"])
  }

  private func isZombie(_ id: Int32) throws -> Bool {
    let stat = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
    return stat.map { $0.contains(") Z ") } ?? true
  }

  @Test func keepsWhatWasAnsweredBeforeItIsStopped() async throws {
    let mark = FileManager.default.temporaryDirectory
      .appendingPathComponent("answered-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: mark) }
    let task = Task {
      try await CommandTranslator("\(Self.three); touch \(mark); sleep 100")
        .translate(question(["x", "y", "z"]))
    }
    // On a busy machine the task may begin only when other tests have ended.
    let deadline = Date(timeIntervalSinceNow: 3_000)
    while !FileManager.default.fileExists(atPath: mark), Date() < deadline {
      try await Task.sleep(for: .milliseconds(20))
    }
    task.cancel()
    let result = await task.result
    let answers: [TranslatorAnswer] = [.text("a"), .none(nil), .text("c")]
    #expect(throws: TranslatorFailure("stopped", answers: answers)) { try result.get() }
  }

  /// Whether Apertium translates from English to Spanish here.
  private static let hasApertium =
    OtherTool.isInstalled("apertium")
    && (try? OtherTool.run(["apertium", "-l"])).map {
      String(decoding: $0.output, as: UTF8.self).contains("eng-spa")
    } == true

  @Test(.enabled(if: hasApertium, "needs apertium and apertium-eng-spa"))
  func apertiumAnswersEachText() async throws {
    let texts = ["Delete ⟦0⟧ files?", "The red", "car", "3 files", "What? Yes. No!", "⟦0⟧"]
    let answers = try await Apertium().translate(question(texts))
    #expect(answers.count == texts.count)
    #expect(answers[0]?.contains("⟦0⟧") == true && answers[0]?.contains("Delete") == false)
    #expect(answers[1]?.lowercased().contains("rojo") == true)
    #expect(answers[3]?.hasPrefix("3 ") == true)
  }

  @Test func saysWhichDirectionsThereAre() async throws {
    let error = await #expect(throws: TranslatorFailure.self) {
      try await Apertium().translate(question(["x"], to: "tlh"))
    }
    #expect(error?.message.contains("apt") == true)
  }

  @Test func apertiumHasItsLanguageNames() {
    #expect(ApertiumLanguage.names(of: "pt-BR") == ["por_BR", "pt_BR", "por", "pt"])
    #expect(ApertiumLanguage.names(of: "nb") == ["nob", "nb"])
  }
}
