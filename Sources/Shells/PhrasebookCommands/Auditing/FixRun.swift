import PhrasebookAudit
import PhrasebookFormats
import PhrasebookModel

/// Mends what a machine can: findings in, files changed, and the number of mended findings out.
struct FixRun {
  let reporter: Reporter

  /// Writes each catalog that findings propose changes for, on what it holds at that moment.
  func mend(_ findings: [Finding]) -> Int {
    let groups = Dictionary(grouping: findings.filter { $0.mend != nil }) {
      $0.location?.file ?? ""
    }
    return groups.sorted { $0.key < $1.key }.reduce(0) { $0 + mend($1.value, in: $1.key) }
  }

  private func mend(_ findings: [Finding], in file: String) -> Int {
    guard file.hasSuffix(".xcstrings") else { return 0 }
    var mended = 0
    return reporter.attempt(on: file) {
      let isWritten = try CatalogFile.update(file) { bytes in
        let catalog = try XCStrings.read(bytes, file: file).catalog
        let mending = Mending(
          findings.filter { !isOwnedByCode($0, in: catalog) }, in: catalog,
          table: FilePath.stem(file))
        mended = mending.mended
        if mending.wantsFormat { return XCStrings.format(mending.catalog) }
        return mended == 0 ? bytes : XCStrings.write(mending.catalog)
      }
      return isWritten ? mended : 0
    } ?? 0
  }

  /// True where the code holds the text, so that the next sync would undo a change.
  private func isOwnedByCode(_ finding: Finding, in catalog: Catalog) -> Bool {
    guard let key = finding.key, finding.language == catalog.sourceLanguage,
      let entry = catalog[key]
    else { return false }
    return entry.extractionState == .extractedWithValue
      && entry.localizations[catalog.sourceLanguage]?.stringUnit?.state == .new
  }
}
