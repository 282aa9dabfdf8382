internal import PhrasebookModel
internal import PhrasebookTranslate

/// Azure AI Translator, version 3. `AZURE_TRANSLATOR_KEY`, `AZURE_TRANSLATOR_REGION` if the resource
/// has one; `AZURE_TRANSLATOR_URL` for another address.
///
/// Source: Microsoft's documentation, "Translator 3.0: Translate".
struct AzureTranslator: WebService {
  let name = "azure"
  let marks = MarkStyle.html
  let limits = BatchLimits(pieces: 100, bytes: 30_000)
  let keyName = "AZURE_TRANSLATOR_KEY"
  var secrets: [String] { [key] }
  private let key: String
  private let region: String?
  private let address: String

  init(_ settings: ServiceSettings) throws(TranslatorFailure) {
    key = try settings.key(keyName, for: name)
    region = settings.value("AZURE_TRANSLATOR_REGION")
    address = settings.address(
      "AZURE_TRANSLATOR_URL", or: "https://api.cognitive.microsofttranslator.com")
  }

  func request(
    for question: TranslationRequest
  ) throws(TranslatorFailure) -> ServiceRequest {
    var headers = [ServiceRequest.Header("Ocp-Apim-Subscription-Key", key)]
    if let region { headers.append(.init("Ocp-Apim-Subscription-Region", region)) }
    let texts = question.pieces.map { JSONValue.object(["Text": .string($0.text)]) }
    let (source, target) = (Self.code(question.source), Self.code(question.target))
    return ServiceRequest(
      post: "\(address)/translate?api-version=3.0&from=\(source)&to=\(target)&textType=html",
      headers: headers, body: Array(JSONValue.array(texts).text.utf8))
  }

  func answers(
    in body: [UInt8], to question: TranslationRequest
  ) throws(TranslatorFailure) -> [String?] {
    guard case .array(let list)? = JSONBody.value(body) else { throw .noAnswer }
    return list.map { $0["translations"]?.elements.first?["text"]?.string }
  }

  private static func code(_ tag: String) -> String {
    let code = LanguageCode(tag)
    switch code.language {
    case "zh": return code.isTraditional ? "zh-Hant" : "zh-Hans"
    case "sr": return code.script == "Latn" ? "sr-Latn" : "sr-Cyrl"
    case "pt": return code.region == "PT" ? "pt-pt" : "pt"
    case "fr" where code.region == "CA": return "fr-ca"
    case "no": return "nb"
    // Only letters are put into an address.
    default: return code.language.filter { $0.isASCII && $0.isLetter }
    }
  }
}
