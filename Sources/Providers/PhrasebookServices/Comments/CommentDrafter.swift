package import PhrasebookTranslate

/// Drafts comments for translators from what the code shows of strings.
package protocol CommentDrafter: Sendable {
  /// The most strings that are sent at once.
  var batch: Int { get }

  /// One comment for each string; nil for a string that it has no comment for.
  func comments(
    for subjects: [CommentSubject]
  ) async throws(TranslatorFailure) -> [String?]
}

extension ServiceSettings {
  /// The services that draft comments.
  package static let drafterNames = ["openai"]

  /// Returns a drafter that asks a service; nil if no service of that name drafts comments.
  package func drafter(named name: String) throws(TranslatorFailure) -> (any CommentDrafter)? {
    Self.drafterNames.contains(name) ? ChatComments(try ChatCompletion(self)) : nil
  }
}
