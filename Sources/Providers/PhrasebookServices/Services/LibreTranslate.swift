internal import PhrasebookModel
internal import PhrasebookTranslate

/// LibreTranslate, which you can host yourself. `LIBRETRANSLATE_URL`, by default
/// `http://localhost:5000`; `LIBRETRANSLATE_API_KEY` if the server needs one.
///
/// Source: LibreTranslate's documentation, "API: /translate".
struct LibreTranslate: WebService {
  let name = "libretranslate"
  let marks = MarkStyle.html
  let limits = BatchLimits(pieces: 30, bytes: 8_000)
  let keyName = "LIBRETRANSLATE_API_KEY"
  var secrets: [String] { key.map { [$0] } ?? [] }
  private let key: String?
  private let address: String

  init(_ settings: ServiceSettings) throws(TranslatorFailure) {
    key =
      settings.value(keyName) == nil ? nil : try settings.key(keyName, for: name)
    address = settings.address("LIBRETRANSLATE_URL", or: "http://localhost:5000")
  }

  func request(
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

  func answers(
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
