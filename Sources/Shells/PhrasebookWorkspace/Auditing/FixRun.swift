import PhrasebookProjects
import PhrasebookAudit
import PhrasebookFormats
import PhrasebookModel

/// Applies the fixes of findings: findings in, files changed, and the number of fixed findings out.
struct FixRun {
  let activity: Activity

  /// Fixes each catalog in its current state.
  func fix(_ findings: [Finding]) -> Int {
    let groups = Dictionary(grouping: findings.filter { $0.fix != nil }) {
      $0.location?.file ?? ""
    }
    return groups.sorted { $0.key < $1.key }.reduce(0) { $0 + fix($1.value, in: $1.key) }
  }

  private func fix(_ findings: [Finding], in file: String) -> Int {
    guard file.hasSuffix(".xcstrings"), !activity.isCancelled else { return 0 }
    var count = 0
    return activity.attempt(on: file) {
      let isWritten = try CatalogFile.update(file) { bytes in
        let catalog = try XCStrings.read(bytes, file: file).catalog
        let fixed = FixedCatalog(
          findings.filter { !isOwnedByCode($0, in: catalog) }, in: catalog,
          table: FilePath.stem(file))
        count = fixed.fixCount
        if fixed.needsFormatting { return XCStrings.format(fixed.catalog) }
        return count == 0 ? bytes : XCStrings.write(fixed.catalog)
      }
      return isWritten ? count : 0
    } ?? 0
  }

  /// Whether the code holds the text, so that the next sync would undo a change.
  private func isOwnedByCode(_ finding: Finding, in catalog: Catalog) -> Bool {
    guard let key = finding.key, finding.language == catalog.sourceLanguage,
      let entry = catalog[key]
    else { return false }
    return entry.extractionState == .extractedWithValue
      && entry.localizations[catalog.sourceLanguage]?.stringUnit?.state == .new
  }
}
