extension TranslationPiece {
  /// Whether an answer without marks would be taken: its placeholders, its length and the like are those
  /// that the text needs.
  package func accepts(_ answer: String) -> Bool {
    do throws(Refusal) {
      _ = try MaskedText(original).translation(
        from: answer, .none, limit: context.limit, isFormatted: context.isFormatted)
      return true
    } catch {
      return false
    }
  }
}
