import PhrasebookModel

extension Passage {
  /// Whether a mend may be made: a key and a text of the code are for the code to change, a text
  /// that shows nothing is for a person to write, and what machines read stays as it is.
  func takes(_ mend: Mend, of family: CheckFamily?) -> Bool {
    guard !localized.isKeyAlone, !isOwnedByCode, !showsNothing else { return false }
    guard case .replace(let parts) = mend else { return true }
    // The placeholder of an address is one all the same.
    return family == .placeholders || !parts.contains { isVerbatim($0.range) }
  }

  /// True where the code holds the text, so that the next sync would undo a change.
  private var isOwnedByCode: Bool {
    localized.isSource && state == .new
      && localized.subject.entry.extractionState == .extractedWithValue
  }
}
