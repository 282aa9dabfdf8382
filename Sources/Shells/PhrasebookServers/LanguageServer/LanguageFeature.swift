import PhrasebookWorkspace

/// Writes the result of a request.
typealias LanguageAnswer = (inout JSONWriter) -> Void

/// One request of the protocol: its parameters in, one value out.
protocol LanguageFeature: SendableMetatype {
  /// The method.
  static var method: String { get }

  /// Answers a request.
  static func answer(_ request: LanguageRequest) throws(RPCError) -> LanguageAnswer
}

extension LanguageFeature {
  /// The answer if the place or document lacks such information.
  static var nothing: LanguageAnswer { { $0.null() } }
}
