import Foundation
import PhrasebookFormats
import PhrasebookModel
import PhrasebookProjects
import PhrasebookSync
import TestSupport
import Testing

@testable import PhrasebookWorkspace

/// Sessions over the catalogs of real projects.
struct SessionCorpusTests {
  @Test(.needsShared("corpus/catalogs"))
  func aStringOfEveryRealCatalogIsSavedWithinItsLinesAndUndoingRestoresTheBytes()
    throws
  {
    let folder = try TemporaryFolder()
    var edited = 0
    for (number, place) in PackageRoot.corpus.enumerated() where number.isMultiple(of: 4) {
      let (name, bytes) = (place.lastPathComponent, [UInt8](try Data(contentsOf: place)))
      guard bytes.count < 400_000 else { continue }
      let file = folder("Case.xcstrings")
      try Data(bytes).write(to: URL(fileURLWithPath: file))
      guard let session = EditingSession(Workspace(path: file)) else { continue }
      let keys = session.tables.first?.catalog.keys ?? []
      guard let key = keys.dropFirst(keys.count / 2).first else { continue }
      let identity = StringIdentity(file: file, key: key, language: "de")
      #expect(session.detail(identity) != nil, "\(name)")
      guard let seen = session.table(file)?.version(of: key, "de") else { continue }
      let text = StringEdit.Text(path: VariationPath(), value: "Ein Text der Probe")
      let result = session.decide([
        StringDecision(identity, seen: seen, .replace([text], .translated))
      ])
      guard result.refused.isEmpty else { continue }
      #expect(result.done == [identity], "\(name)")
      let after = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
      let read = try XCStrings.read(after, file: name).catalog
      let before = try XCStrings.read(bytes, file: name).catalog
      for other in before.keys where !other.isExactly(key) {
        let isSame = before[other] == read[other]
        #expect(isSame, "\(name): \(other)")
      }
      #expect(session.undo()?.done == [identity], "\(name)")
      let undone = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
      #expect(undone == bytes, "\(name)")
      edited += 1
    }
    #expect(edited > 20)
  }
}
