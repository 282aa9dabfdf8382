import PhrasebookModel

extension AuditedString {
  /// Whether a fix may be applied: a key and a text of the code must be changed in the code, a
  /// blank text must be written by hand, and parts for machines are not changed.
  func takes(_ fix: Fix, of family: CheckFamily?) -> Bool {
    // The next sync would undo a change of a text that the code holds.
    let isOwnedByCode =
      localized.isSource && state == .new
      && localized.entry.contents.extractionState == .extractedWithValue
    guard !localized.isKeyAlone, !isOwnedByCode, !showsNothing else { return false }
    guard case .replace(let parts) = fix else { return true }
    // A placeholder in an address can still be fixed.
    return family == .placeholders || !parts.contains { verbatim.overlaps($0.range) }
  }
}
