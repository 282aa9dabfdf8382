import Foundation
import PhrasebookTranslate
import Testing

@testable import PhrasebookServices

/// One of the services, with what a server that is like it answers.
struct ServiceContract: Sendable, CustomTestStringConvertible {
  var name: String
  var keyName: String
  var addressName: String
  /// The line of the request.
  var line: String
  /// The header that the key goes in, and how; nil if it goes in the body.
  var header: (name: String, prefix: String)?
  /// The texts in the body of a request.
  var texts: @Sendable (Any) -> [String]
  /// The body of an answer.
  var body: @Sendable ([String]) -> Any

  static let key = "secret-key-0123456789"

  var testDescription: String { name }

  func settings(_ address: String, key: String? = key) -> ServiceSettings {
    var environment = [addressName: address]
    environment[keyName] = key
    return ServiceSettings(environment: environment)
  }

  /// A server that answers each text with itself in large letters, marks left as they are.
  func answer(to request: LocalServer.Request) -> String {
    guard let body = try? JSONSerialization.jsonObject(with: Data(request.body)) else { return "" }
    return json(texts(body).map { "«\($0)»" })
  }

  func json(_ texts: [String]) -> String {
    let data = try? JSONSerialization.data(withJSONObject: body(texts), options: .fragmentsAllowed)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  static let all: [ServiceContract] = [
    ServiceContract(
      name: "deepl", keyName: "DEEPL_API_KEY", addressName: "DEEPL_URL", line: "/v2/translate",
      header: ("authorization", "DeepL-Auth-Key "),
      texts: { ($0 as? [String: Any])?["text"] as? [String] ?? [] },
      body: { ["translations": $0.map { ["detected_source_language": "EN", "text": $0] }] }),
    ServiceContract(
      name: "google", keyName: "GOOGLE_TRANSLATE_API_KEY", addressName: "GOOGLE_TRANSLATE_URL",
      line: "/language/translate/v2", header: ("x-goog-api-key", ""),
      texts: { ($0 as? [String: Any])?["q"] as? [String] ?? [] },
      body: { ["data": ["translations": $0.map { ["translatedText": $0] }]] }),
    ServiceContract(
      name: "azure", keyName: "AZURE_TRANSLATOR_KEY", addressName: "AZURE_TRANSLATOR_URL",
      line: "/translate?api-version=3.0&from=en&to=fr&textType=html",
      header: ("ocp-apim-subscription-key", ""),
      texts: { ($0 as? [[String: Any]] ?? []).compactMap { $0["Text"] as? String } },
      body: { $0.map { ["translations": [["text": $0, "to": "fr"]]] } }),
    ServiceContract(
      name: "libretranslate", keyName: "LIBRETRANSLATE_API_KEY", addressName: "LIBRETRANSLATE_URL",
      line: "/translate", header: nil,
      texts: { ($0 as? [String: Any])?["q"] as? [String] ?? [] },
      body: { ["translatedText": $0] }),
    ServiceContract(
      name: "openai", keyName: "OPENAI_API_KEY", addressName: "OPENAI_BASE_URL",
      line: "/chat/completions", header: ("authorization", "Bearer "),
      texts: { body in
        let messages = (body as? [String: Any])?["messages"] as? [[String: String]] ?? []
        let content = Data((messages.last?["content"] ?? "").utf8)
        let question = try? JSONSerialization.jsonObject(with: content) as? [String: Any]
        let pieces = question?["pieces"] as? [[String: Any]] ?? []
        return pieces.compactMap { $0["text"] as? String }
      },
      body: { texts in
        let list = texts.enumerated().map { ["id": $0, "text": $1] as [String: Any] }
        let data = try? JSONSerialization.data(withJSONObject: ["translations": list])
        let content = "```json\n\(String(decoding: data ?? Data(), as: UTF8.self))\n```"
        return ["choices": [["message": ["role": "assistant", "content": content]]]]
      }),
  ]
}
