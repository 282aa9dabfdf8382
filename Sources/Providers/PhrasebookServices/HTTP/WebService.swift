internal import PhrasebookTranslate

/// A translation service over HTTP: builds its requests and reads its responses, but sends nothing.
protocol WebService: Sendable {
  /// The name for `--with`.
  var name: String { get }
  var marks: MarkStyle { get }
  var limits: BatchLimits { get }
  var knowsPlurals: Bool { get }
  /// Keys, which no output may contain.
  var secrets: [String] { get }
  /// The environment variable of the key, for messages.
  var keyName: String { get }

  func request(for question: TranslationRequest) throws(TranslatorFailure) -> ServiceRequest
  /// Returns one answer for each piece; throws a failure with `isAnswer` for an invalid response.
  func answers(
    in body: [UInt8], to question: TranslationRequest
  ) throws(TranslatorFailure) -> [String?]
}

extension WebService {
  var knowsPlurals: Bool { false }
}
