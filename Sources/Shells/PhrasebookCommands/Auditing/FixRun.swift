import PhrasebookFormats
import PhrasebookModel

/// Mends what a machine can: findings in, files changed, and the findings that are gone out.
struct FixRun {
  let reporter: Reporter

  /// Writes each catalog that findings propose changes for, on what it holds at that moment.
  func mend(_ findings: [Finding]) -> [Finding] {
    let groups = Dictionary(grouping: findings.filter { $0.mend != nil }) {
      $0.location?.file ?? ""
    }
    return groups.sorted { $0.key < $1.key }.flatMap { mend($0.value, in: $0.key) }
  }

  private func mend(_ findings: [Finding], in file: String) -> [Finding] {
    guard file.hasSuffix(".xcstrings") else { return [] }
    var mended: [Finding] = []
    do {
      _ = try CatalogFile.update(file) { bytes in
        var catalog = try XCStrings.read(bytes, file: file).catalog
        mended = catalog.mend(findings)
        let styles = findings.filter { $0.mend == .format }
        guard styles.isEmpty else {
          let formatted = XCStrings.format(catalog)
          if formatted != bytes { mended += styles }
          return formatted
        }
        return mended.isEmpty ? bytes : XCStrings.write(catalog)
      }
      return mended
    } catch let failure as FileFailure {
      reporter.say(failure.diagnostic)
    } catch let failure as UnreadableFile {
      reporter.say(failure.diagnostic)
    } catch {
      reporter.say(Diagnostic(.error, "\(file): \(error)"))
    }
    return []
  }
}
