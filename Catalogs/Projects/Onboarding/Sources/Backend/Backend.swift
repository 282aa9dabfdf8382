/// A pretended server. Its answers are in the person's language already: the program must show them as
/// they are.
public struct Backend: Sendable {
  public init() {}

  /// The code that it sends, so that a person can play along.
  public let code = "123456"

  /// What it says when it has sent a code.
  public func sent(to phone: String, language: String) -> String {
    switch language.prefix(2) {
    case "de": "SMS unterwegs: Code \(code) gilt 10 Minuten, zu 100 % sicher."
    case "ja": "SMSを送信しました。コード\(code)は10分間有効、100%安全です。"
    default: "SMS on its way: code \(code) is valid for 10 minutes, 100% safe."
    }
  }

  /// What it says when somebody has signed up.
  public func welcome(language: String) -> String {
    switch language.prefix(2) {
    case "de": "Ihr Konto ist bereit: 20 % Rabatt bis Freitag."
    case "ja": "アカウントの準備ができました。金曜日まで20%割引です。"
    default: "Your account is ready: 20% off until Friday."
    }
  }
}
