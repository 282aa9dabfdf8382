import Foundation
import Testing

@Suite("Onboarding, in a terminal", .serialized)
struct OnboardingTests {
  private func session(
    _ arguments: String..., languages: String = "en"
  ) throws -> TerminalSession {
    let sample = try Sample("Onboarding", tests: true)
    return try TerminalSession(
      sample.process("onboarding", arguments, languages: languages))
  }

  @Test("each screen speaks from its own table, each text from its maker's")
  func german() throws {
    let terminal = try session(languages: "de")
    try terminal.expect("Schritt 1 von 4  ·  Ihr Telefon\n")
    try terminal.expect("Telefonnummer, mit + und dem Land:\n")
    try terminal.type("030 123456")
    try terminal.expect("! Eine Telefonnummer beginnt mit + und hat 7 bis 15 Ziffern.\n")
    try terminal.type("+49 30 123456")
    try terminal.expect("Schritt 2 von 4  ·  Der Code\n")
    // Made by the screen before, shown by this one.
    try terminal.expect("  Telefon: +4930123456\n")
    // From the backend, as it is.
    try terminal.expect("  SMS unterwegs: Code 123456 gilt 10 Minuten, zu 100 % sicher.\n")
    try terminal.expect("  Sie haben noch 3 Versuche.\n")
    try terminal.type("000000")
    try terminal.expect("! Das ist ein anderer Code. Sie haben noch 2 Versuche.\n")
    try terminal.type("000000")
    try terminal.expect("! Das ist ein anderer Code. Sie haben noch einen Versuch.\n")
    try terminal.type("123456")
    try terminal.expect("·  Über Sie\n")
    try terminal.type("Ada, ada@example.com")
    try terminal.expect("Schritt 4 von 5  ·  Ihre Firma\n")
    try terminal.expect("  Ihrer Adresse nach: Example.\n")
    try terminal.type("Analytical Engines")
    try terminal.expect("Schritt 5 von 5  ·  Fertig\n")
    try terminal.expect("  Willkommen, Ada! 3 Antworten sind gespeichert:\n")
    try terminal.expect("  Telefon: +4930123456\n")
    try terminal.expect("  Ada, erreichbar unter ada@example.com\n")
    try terminal.expect("  Firma: Analytical Engines\n")
    try terminal.expect("20 % Rabatt")
    #expect(terminal.end() == 0)
  }

  @Test("the language changes in the middle, and the page with it")
  func languageSwitch() throws {
    let terminal = try session()
    try terminal.expect("Step 1 of 4  ·  Your phone\n")
    try terminal.type("+81 3 1234 5678")
    try terminal.expect("  Phone: +81312345678\n")
    try terminal.type(":language ja")
    try terminal.expect("4ステップ中2  ·  確認コード\n")
    try terminal.expect("  電話: +81312345678\n")
    try terminal.expect("100%安全です。\n")
    try terminal.expect("  あと3回試せます。\n")
    try terminal.type("123456")
    try terminal.expect("·  あなたについて\n")
    try terminal.type(":back")
    try terminal.expect("·  確認コード\n")
    try terminal.type("123456")
    try terminal.type(":language de")
    try terminal.expect("Schritt 3 von 4  ·  Über Sie\n")
    try terminal.type("Ada, ada@home.example")
    // Without a company, that screen is skipped.
    try terminal.expect("Schritt 4 von 4  ·  Fertig\n")
    try terminal.expect("  Keine Firma\n")
    #expect(terminal.end() == 0)
    #expect(!terminal.screen.contains("Ihre Firma"))
  }

  @Test("a link opens any screen")
  func link() throws {
    let link = "onboarding://sign-up/company?phone=%2B4930123456&name=Ada&email=ada@example.com"
    let terminal = try session(link, languages: "ja")
    try terminal.expect("5ステップ中4  ·  会社\n")
    try terminal.type(":back")
    try terminal.expect("·  あなたについて\n")
    try terminal.type(":quit")
    #expect(terminal.end() == 0)
  }

  @Test("a link's answers do not command the terminal")
  func hostileLink() throws {
    let terminal = try session(
      "onboarding://sign-up/done?phone=%2B4930123456&name=%1B%5B2JAda&email=ada@home.example")
    try terminal.expect("Ada")
    #expect(terminal.end() == 0)
    #expect(!terminal.screen.contains("\u{1B}"))
  }

  @Test("its flow is tested without any interface")
  func flow() throws {
    let outcome = try Sample("Onboarding", tests: true).test()
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("tests in 1 suite passed"))
  }
}
