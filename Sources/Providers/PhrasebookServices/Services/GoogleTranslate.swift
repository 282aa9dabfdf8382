internal import PhrasebookModel
internal import PhrasebookTranslate

/// Google Cloud Translation, basic (v2). `GOOGLE_TRANSLATE_API_KEY`; `GOOGLE_TRANSLATE_URL` for another
/// address.
///
/// Source: Google Cloud's documentation, "Method: translate" (v2). The key goes in a header, as
/// addresses end up in logs.
struct GoogleTranslate: WebService {
  let name = "google"
  let marks = MarkStyle.html
  let limits = BatchLimits(pieces: 100, bytes: 20_000)
  let keyName = "GOOGLE_TRANSLATE_API_KEY"
  var secrets: [String] { [key] }
  private let key: String
  private let address: String

  init(_ settings: ServiceSettings) throws(TranslatorFailure) {
    key = try settings.key(keyName, for: name)
    address = settings.address(
      "GOOGLE_TRANSLATE_URL", or: "https://translation.googleapis.com")
  }

  func request(
    for question: TranslationRequest
  ) throws(TranslatorFailure) -> ServiceRequest {
    ServiceRequest(
      post: "\(address)/language/translate/v2", headers: [.init("X-Goog-Api-Key", key)],
      body: JSONBody.bytes([
        "q": JSONBody.texts(question.pieces.map(\.text)),
        "source": .string(Self.code(question.source)),
        "target": .string(Self.code(question.target)), "format": .string("html"),
      ]))
  }

  func answers(
    in body: [UInt8], to question: TranslationRequest
  ) throws(TranslatorFailure) -> [String?] {
    guard let list = JSONBody.value(body)?["data"]?["translations"] else { throw .noAnswer }
    return list.elements.map { $0["translatedText"]?.string }
  }

  private static func code(_ tag: String) -> String {
    let code = LanguageCode(tag)
    switch code.language {
    case "zh": return code.isTraditional ? "zh-TW" : "zh-CN"
    case "pt" where code.region == "PT": return "pt-PT"
    case "fr" where code.region == "CA": return "fr-CA"
    case "nb": return "no"
    default: return code.language
    }
  }
}
