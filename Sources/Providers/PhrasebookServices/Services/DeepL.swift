import Phrasebook
internal import PhrasebookModel
internal import PhrasebookTranslate

/// DeepL's API, version 2. `DEEPL_API_KEY`; `DEEPL_URL` for another address.
///
/// Source: DeepL's documentation, "Translate text" and "Handling XML".
struct DeepL: WebService {
  let name = "deepl"
  let marks = MarkStyle.xml
  let limits = BatchLimits(pieces: 50, bytes: 60_000)
  let keyName = "DEEPL_API_KEY"
  var secrets: [String] { [key] }
  private let key: String
  private let address: String

  init(_ settings: ServiceSettings) throws(TranslatorFailure) {
    key = try settings.key(keyName, for: name)
    // Keys of the free plan end in :fx, and have their own address.
    let usual = key.hasSuffix(":fx") ? "https://api-free.deepl.com" : "https://api.deepl.com"
    address = settings.address("DEEPL_URL", or: usual)
  }

  func request(
    for question: TranslationRequest
  ) throws(TranslatorFailure) -> ServiceRequest {
    var members: Members<JSONValue> = [
      "text": JSONBody.texts(question.pieces.map(\.text)),
      "source_lang": .string(LanguageCode(question.source).language.uppercased()),
      "target_lang": .string(Self.target(question.target)), "tag_handling": .string("xml"),
      "preserve_formatting": .bool(true), "split_sentences": .string("nonewlines"),
    ]
    // The context applies to all texts of a request.
    let comments = Set(question.pieces.map(\.context.comment))
    if comments.count == 1, let comment = comments.first ?? nil {
      members["context"] = .string(String(comment.prefix(1_000)))
    }
    return ServiceRequest(
      post: "\(address)/v2/translate",
      headers: [.init("Authorization", "DeepL-Auth-Key \(key)")], body: JSONBody.bytes(members))
  }

  func answers(
    in body: [UInt8], to question: TranslationRequest
  ) throws(TranslatorFailure) -> [String?] {
    guard let list = JSONBody.value(body)?["translations"] else { throw .noAnswer }
    return list.elements.map { $0["text"]?.string }
  }

  private static func target(_ tag: String) -> String {
    let code = LanguageCode(tag)
    switch code.language {
    case "en": return code.region == nil || code.region == "US" ? "EN-US" : "EN-GB"
    case "pt": return code.region == "BR" ? "PT-BR" : "PT-PT"
    case "zh": return code.isTraditional ? "ZH-HANT" : "ZH-HANS"
    case "es" where code.region != nil && code.region != "ES": return "ES-419"
    case "no", "nb": return "NB"
    default: return code.language.uppercased()
    }
  }
}

extension TranslatorFailure {
  /// The response does not have the documented form.
  static var noAnswer: TranslatorFailure {
    TranslatorFailure("the answer is not what the service promises", isAnswer: true)
  }
}
