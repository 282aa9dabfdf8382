import PhrasebookModel

extension AuditedString {
  /// Whether a fix may be applied: a key and a text of the code have to be changed in the code, a
  /// text that shows nothing has to be written by a person, and parts for machines stay as they
  /// are.
  func takes(_ fix: Fix, of family: CheckFamily?) -> Bool {
    // The next sync would undo a change of a text that the code holds.
    let isOwnedByCode =
      localized.isSource && state == .new
      && localized.entry.contents.extractionState == .extractedWithValue
    guard !localized.isKeyAlone, !isOwnedByCode, !showsNothing else { return false }
    guard case .replace(let parts) = fix else { return true }
    // The placeholder of an address is one all the same.
    return family == .placeholders || !parts.contains { verbatim.overlaps($0.range) }
  }
}
