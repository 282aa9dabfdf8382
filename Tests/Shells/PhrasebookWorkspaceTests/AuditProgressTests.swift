import Phrasebook
import PhrasebookAudit
import PhrasebookModel
import struct PhrasebookPlatform.Mutex
import PhrasebookProjects
import TestSupport
import Testing

@testable import PhrasebookWorkspace

/// The counter of an audit moves while catalogs are checked, which takes longest, not before.
struct AuditProgressTests {
  private final class Counts: Sendable {
    let lines = Mutex<[String]>([])
  }

  @Test func everyCatalogIsCountedOnceItIsChecked() throws {
    let tables = (0..<3).map {
      AuditedTable(Catalog(sourceLanguage: "en"), name: "T\($0)", file: "T\($0).xcstrings")
    }
    let checked = Counts()
    _ = Audit()(tables) { checked.lines.withLock { $0.append("checked") } }
    #expect(checked.lines.withLock { $0.count } == 3)

    let folder = try TemporaryFolder()
    for name in ["A", "B", "C"] {
      try folder.write(
        #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#, to: "\(name).xcstrings")
    }
    let counts = Counts()
    let activity = Activity { event in
      if case .progress(let update) = event, update.work.sourceText == "checking catalogs" {
        counts.lines.withLock { $0.append("\(update.done) of \(update.total)") }
      }
    }
    let run = ExtractionRun(cacheFolder: nil)
    _ = try Workspace(path: folder.path, extraction: run, activity: activity).audit(AuditRequest())
    #expect(counts.lines.withLock { $0 } == ["0 of 3", "1 of 3", "2 of 3", "3 of 3"])
  }
}
