import Foundation
import SignUp
import Testing

@Suite("The way through the sign-up")
struct SignUpTests {
  @Test("goes over the company for whoever has one")
  func company() {
    var signUp = SignUp()
    signUp.enter(phone: "+4930123456")
    let isRight = signUp.enter(code: "1", expected: "1")
    #expect(isRight)
    signUp.enter(name: "Ada", email: "ada@example.com")
    #expect(
      signUp.path == [
        .phone, .code(phone: "+4930123456"), .profile, .company(guess: "Example"),
      ])
    signUp.enter(company: nil)
    #expect(signUp.destination == .done)
    #expect(signUp.draft.company == nil)
  }

  @Test("leaves it out for a person's own address")
  func person() {
    var signUp = SignUp()
    signUp.enter(phone: "+4930123456")
    let isRight = signUp.enter(code: "1", expected: "1")
    #expect(isRight)
    signUp.enter(name: "Ada", email: "ada@home.example")
    #expect(signUp.destination == .done)
    #expect(signUp.steps == 4)
  }

  @Test("asks for the number again after three wrong codes")
  func wrongCode() {
    var signUp = SignUp()
    signUp.enter(phone: "+4930123456")
    for left in [2, 1, 0] {
      let isRight = signUp.enter(code: "2", expected: "1")
      #expect(!isRight)
      #expect(signUp.attempts == left)
    }
    #expect(signUp.path == [.phone])
  }

  @Test("can be gone back, but not past its start")
  func back() {
    var signUp = SignUp()
    signUp.enter(phone: "+4930123456")
    let (first, second) = (signUp.goBack(), signUp.goBack())
    #expect(first && !second)
    #expect(signUp.path == [.phone])
  }

  @Test(
    "starts at the page of a link, with the way there behind it",
    arguments: [
      ("onboarding://sign-up/phone", 1), ("onboarding://sign-up/code?phone=%2B49", 2),
      ("onboarding://sign-up/profile?phone=%2B49", 3),
      ("onboarding://sign-up/company?phone=%2B49&name=Ada&email=ada@example.com", 4),
      ("onboarding://sign-up/done?phone=%2B49&name=Ada&email=ada@example.com&company=X", 5),
    ])
  func link(_ link: String, _ length: Int) throws {
    let url = try #require(URL(string: link))
    let signUp = try #require(SignUp(url))
    #expect(signUp.path.count == length)
    #expect(signUp.draft.phone == (length > 1 ? "+49" : nil))
  }

  @Test(
    "does not start from a link that is none",
    arguments: [
      "https://sign-up/phone", "onboarding://else/phone", "onboarding://sign-up/profile",
      "onboarding://sign-up/company?phone=1", "onboarding://sign-up/nowhere?phone=1",
      "onboarding://sign-up/company?phone=1&name=Ada&email=ada@home.example",
    ])
  func noLink(_ link: String) throws {
    #expect(SignUp(try #require(URL(string: link))) == nil)
  }

  @Test("can be put away and taken up again")
  func stored() throws {
    var signUp = SignUp()
    signUp.enter(phone: "+4930123456")
    let stored = try JSONEncoder().encode(signUp)
    #expect(try JSONDecoder().decode(SignUp.self, from: stored) == signUp)
  }
}
