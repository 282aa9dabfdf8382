import Foundation

extension SignUp {
  /// Opens the sign-up at any page from a link, with the way that leads there, so that going back works:
  /// `onboarding://sign-up/company?phone=%2B4930123456&name=Ada&email=ada@example.com`.
  ///
  /// nil where the link is none of ours, or lacks an answer that the page needs.
  public init?(_ url: URL) {
    guard url.scheme == "onboarding", url.host == "sign-up",
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { return nil }
    func value(_ name: String) -> String? {
      parts.queryItems?.first { $0.name == name }?.value.flatMap { $0.isEmpty ? nil : $0 }
    }
    var signUp = SignUp()
    let page = parts.path
    if page != "/phone", page != "", page != "/" {
      guard let phone = value("phone") else { return nil }
      signUp.enter(phone: phone)
    }
    switch page {
    case "", "/", "/phone", "/code": break
    case "/profile": signUp.skipCode()
    case "/company", "/done":
      guard let name = value("name"), let email = value("email") else { return nil }
      signUp.skipCode()
      signUp.enter(name: name, email: email)
      // A person's own address leads past the company.
      guard page == "/done" || signUp.destination.isCompany else { return nil }
      if page == "/done" { signUp.enter(company: value("company")) }
    default: return nil
    }
    self = signUp
  }

  /// A link leads past the code: whoever opens it has had it.
  private mutating func skipCode() { _ = enter(code: "", expected: "") }
}
