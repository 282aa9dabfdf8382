import Foundation
import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookProjects

/// Which sources feed which catalog in real projects; needs checkouts of them, named by the
/// environment, each in a folder that is called as its repository.
struct ScopeCorpusTests {
  private struct Truth: Decodable {
    var repo: String
    var catalogScope: [String: [String]]

    enum CodingKeys: String, CodingKey {
      case repo
      case catalogScope = "catalog_scope"
    }
  }

  @Test func realProjects() throws {
    guard let scopes = PackageRoot.shared("corpus/scopes"),
      let projects = ProcessInfo.processInfo.environment["PHRASEBOOK_PROJECTS"]
    else { return print("skipped: PHRASEBOOK_PROJECTS names no checkouts of the corpus") }
    let files = try FileManager.default.contentsOfDirectory(
      at: scopes, includingPropertiesForKeys: nil)
    for file in files where file.pathExtension == "json" {
      let truth = try JSONDecoder().decode(Truth.self, from: Data(contentsOf: file))
      let root = FilePath.join(projects, truth.repo)
      guard FileStatus(path: root) != nil else {
        print("skipped: \(truth.repo) is not there")
        continue
      }
      let start = ContinuousClock.now
      let scope = try ScopeFinder.find(root)
      print("\(truth.repo): \(ContinuousClock.now - start)")
      for diagnostic in scope.diagnostics { print(diagnostic.message) }
      for (catalog, wanted) in truth.catalogScope.sorted(by: { $0.key < $1.key }) {
        let path = FilePath.join(root, catalog)
        let found = Set(
          (scope.catalogs.first { $0.catalog == path }?.sources ?? [])
            .compactMap { FilePath.remainder(of: $0, in: root) })
        let missing = Set(wanted).subtracting(found).sorted()
        let extra = found.subtracting(wanted).sorted()
        #expect(missing.isEmpty && extra.isEmpty, "\(catalog): - \(missing) + \(extra)")
      }
    }
  }
}
