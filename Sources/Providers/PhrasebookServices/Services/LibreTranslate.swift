internal import PhrasebookModel
public import PhrasebookTranslate

/// LibreTranslate, which anybody can run. `LIBRETRANSLATE_URL`, by default `http://localhost:5000`;
/// `LIBRETRANSLATE_API_KEY` where the server wants one.
///
/// Source: LibreTranslate's documentation, "API: /translate".
public struct LibreTranslate: WebService {
  public let name = "libretranslate"
  public let marks = MarkStyle.html
  public let limits = BatchLimits(pieces: 30, bytes: 8_000)
  public let keyName = "LIBRETRANSLATE_API_KEY"
  public var secrets: [String] { key.map { [$0] } ?? [] }
  private let key: String?
  private let address: String

  public init(_ settings: ServiceSettings) throws(TranslatorFailure) {
    key =
      settings.value(keyName) == nil ? nil : try settings.key(keyName, for: name)
    address = settings.address("LIBRETRANSLATE_URL", or: "http://localhost:5000")
  }

  public func request(
    for question: TranslationRequest
  ) throws(TranslatorFailure) -> ServiceRequest {
    let members: Members<JSONValue> = [
      "q": JSONBody.texts(question.pieces.map(\.text)),
      "source": .string(Self.code(question.source)),
      "target": .string(Self.code(question.target)), "format": .string("html"),
    ]
    return ServiceRequest(
      post: "\(address)/translate",
      body: JSONBody.bytes(members.adding("api_key", key.map(JSONValue.string))))
  }

  public func answers(
    in body: [UInt8], to question: TranslationRequest
  ) throws(TranslatorFailure) -> [String?] {
    switch JSONBody.value(body)?["translatedText"] {
    case .array(let texts)?: return texts.map(\.string)
    case .string(let text)? where question.pieces.count == 1: return [text]
    default: throw .noAnswer
    }
  }

  private static func code(_ tag: String) -> String {
    let code = LanguageCode(tag)
    switch code.language {
    case "zh": return code.isTraditional ? "zh-Hant" : "zh-Hans"
    case "pt" where code.region == "BR": return "pt-BR"
    case "no": return "nb"
    default: return code.language
    }
  }
}
