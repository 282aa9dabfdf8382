import Backend
import CodeScreen
import CompanyScreen
import DoneScreen
import Foundation
import Interface
import Observation
import PhoneScreen
import Phrasebook
import ProfileScreen
import SignUp
import Synchronization

/// A note that any thread may leave.
final class Flag: Sendable {
  private let value = Atomic(false)

  var isSet: Bool {
    get { value.load(ordering: .acquiring) }
    set { value.store(newValue, ordering: .releasing) }
  }
}

/// Shows the sign-up in a terminal and hands on what is typed.
struct Terminal {
  var signUp: SignUp
  private let backend = Backend()
  /// Set when a text that is on the screen would read otherwise now.
  private let isOutdated = Flag()

  init(_ signUp: SignUp) { self.signUp = signUp }

  /// Until the last page, the end of the input or `:quit`.
  mutating func run() {
    var shown: Destination?
    while true {
      if shown != signUp.destination || isOutdated.isSet { draw() }
      shown = signUp.destination
      if case .done = signUp.destination { return }
      guard let line = readLine(), line != ":quit" else { return }
      do {
        try answer(line.trimmingCharacters(in: .whitespaces))
      } catch let mistake as Mistake {
        show("! " + mistake.text.text())
      } catch {
        show("! \(error)")
      }
    }
  }

  /// Draws the page, and is told when the language that it was drawn in changes.
  private func draw() {
    isOutdated.isSet = false
    withObservationTracking {
      show(page.drawn(step: signUp.path.count, of: signUp.steps))
    } onChange: { [isOutdated] in
      isOutdated.isSet = true
    }
  }

  /// Prints a text. What a person or a link typed into it commands no terminal.
  private func show(_ text: String) {
    print(
      text.filter {
        $0.isNewline || $0.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      })
  }

  /// The page of a destination: the one place that knows all screens.
  private var page: Page {
    let language = Localizer.current.preferredLanguages.first ?? "en"
    switch signUp.destination {
    case .phone: return PhoneScreen.page
    case .code(let phone):
      return CodeScreen.page(
        sentTo: PhoneScreen.summary(phone), reply: backend.sent(to: phone, language: language),
        attempts: signUp.attempts)
    case .profile: return ProfileScreen.page
    case .company(let guess): return CompanyScreen.page(guess: guess)
    case .done:
      let draft = signUp.draft
      return DoneScreen.page(
        name: draft.name ?? "",
        answers: [
          PhoneScreen.summary(draft.phone ?? ""),
          ProfileScreen.summary(name: draft.name ?? "", email: draft.email ?? ""),
          CompanyScreen.summary(draft.company),
        ], welcome: backend.welcome(language: language))
    }
  }

  private mutating func answer(_ line: String) throws {
    if line.hasPrefix(":") { return try obey(line) }
    switch signUp.destination {
    case .phone: signUp.enter(phone: try PhoneScreen.number(in: line))
    case .code:
      guard signUp.enter(code: try CodeScreen.code(in: line), expected: backend.code) else {
        throw CodeScreen.wrongCode(attempts: signUp.attempts)
      }
    case .profile:
      let profile = try ProfileScreen.profile(in: line)
      signUp.enter(name: profile.name, email: profile.email)
    case .company: signUp.enter(company: line.isEmpty ? nil : line)
    case .done: break
    }
  }

  private mutating func obey(_ command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    switch words[0] {
    case ":back": _ = signUp.goBack()
    case ":language":
      guard words.count == 2, (2...20).contains(words[1].count) else {
        throw Mistake.noSuchLanguage
      }
      Localizer.app.languages = [words[1]]
    default: throw Mistake.unknownCommand(words[0])
    }
  }
}
