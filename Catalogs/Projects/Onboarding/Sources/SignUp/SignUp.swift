/// The sign-up: where the person is, how they came there, and what they answered. It knows no text and
/// no interface, so a test drives it alone.
public struct SignUp: Hashable, Sendable, Codable {
  /// What was answered so far.
  public struct Draft: Hashable, Sendable, Codable {
    public var phone: String?
    public var name: String?
    public var email: String?
    public var company: String?
    public init() {}
  }

  /// The way to the page that is shown, which is the last; never empty.
  public private(set) var path: [Destination]
  public private(set) var draft = Draft()
  /// How often a wrong code may still be entered.
  public private(set) var attempts = 3

  public init() { path = [.phone] }

  init(path: [Destination], draft: Draft) {
    self.path = path
    self.draft = draft
  }

  /// The page that is shown.
  public var destination: Destination { path.last ?? .phone }

  /// How many pages the person will have seen at the end, as far as it is known.
  public var steps: Int {
    switch destination {
    case .phone, .code, .profile, .company: path.contains { $0.isCompany } ? 5 : 4
    case .done: path.count
    }
  }
}

extension SignUp {
  public mutating func enter(phone: String) {
    guard case .phone = destination else { return }
    draft.phone = phone
    attempts = 3
    path.append(.code(phone: phone))
  }

  /// Goes on with the right code; false for a wrong one. After the third the number is asked again.
  public mutating func enter(code: String, expected: String) -> Bool {
    guard case .code = destination else { return false }
    guard code != expected else {
      path.append(.profile)
      return true
    }
    attempts -= 1
    if attempts == 0 { path = [.phone] }
    return false
  }

  /// Asks for the company only where the address is one of a company.
  public mutating func enter(name: String, email: String) {
    guard case .profile = destination else { return }
    draft.name = name
    draft.email = email
    if let guess = Self.company(in: email) {
      path.append(.company(guess: guess))
    } else {
      path.append(.done)
    }
  }

  /// Goes on with a company, or without one.
  public mutating func enter(company: String?) {
    guard case .company = destination else { return }
    draft.company = company
    path.append(.done)
  }

  /// Returns to the page before; false on the first.
  public mutating func goBack() -> Bool {
    guard path.count > 1 else { return false }
    path.removeLast()
    return true
  }

  /// `Example` for `ada@example.com`; nil for the address of a person.
  private static func company(in email: String) -> String? {
    guard let domain = email.split(separator: "@").last?.lowercased() else { return nil }
    let personal: Set<String> = ["gmail.com", "icloud.com", "gmx.net", "home.example"]
    guard !personal.contains(domain), let name = domain.split(separator: ".").first else {
      return nil
    }
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension Destination {
  var isCompany: Bool {
    if case .company = self { true } else { false }
  }
}
