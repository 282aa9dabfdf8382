public import PhrasebookTranslate

/// A service over HTTP: a request in its own words, and its answers out of the response. It sends
/// nothing itself.
public protocol WebService: Sendable {
  /// What `--with` calls it.
  var name: String { get }
  var marks: MarkStyle { get }
  var limits: BatchLimits { get }
  var knowsPlurals: Bool { get }
  /// What must never be seen: keys.
  var secrets: [String] { get }
  /// The variable that the key is in, for who must mend it.
  var keyName: String { get }

  func request(for question: TranslationRequest) throws(TranslatorFailure) -> ServiceRequest
  /// One answer for each piece; throws `isAnswer` for what is no answer.
  func answers(
    in body: [UInt8], to question: TranslationRequest
  ) throws(TranslatorFailure) -> [String?]
}

extension WebService {
  public var knowsPlurals: Bool { false }
}
