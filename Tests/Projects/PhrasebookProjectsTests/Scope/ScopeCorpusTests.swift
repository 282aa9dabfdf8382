import Foundation
import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookProjects

/// The sources of each catalog in real projects; needs checkouts of them, named by the
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

  /// The projects of the corpus that are in the folder of the environment.
  private static let projects: [(root: String, truth: Truth)] = {
    guard let folder = ProcessInfo.processInfo.environment["PHRASEBOOK_CORPUS_PROJECTS"],
      let files = try? FileManager.default.contentsOfDirectory(
        at: PackageRoot.shared("corpus/scopes"), includingPropertiesForKeys: nil)
    else { return [] }
    return files.filter { $0.pathExtension == "json" }.compactMap { file in
      let data = try? Data(contentsOf: file)
      guard let truth = data.flatMap({ try? JSONDecoder().decode(Truth.self, from: $0) }) else {
        return nil
      }
      let root = FilePath.join(folder, truth.repo)
      return FileStatus(path: root) == nil ? nil : (root, truth)
    }
  }()

  @Test(.enabled(if: !projects.isEmpty, "needs PHRASEBOOK_CORPUS_PROJECTS, a folder of checkouts"))
  func realProjectsHaveTheirScope() throws {
    for (root, truth) in Self.projects {
      let scope = try ScopeFinder.find(root)
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
