import PhrasebookAudit
import PhrasebookProjects
import PhrasebookReports

/// The pages that diagnostics link to: Markdown files in the cache, a check each, with what `explain` shows.
/// They need no network and fit the version that runs.
final class CheckPages {
  private let pages: CachePages?
  private var addresses: [String: String?] = [:]

  /// - Parameter cacheFolder: The folder of the cache; nil for no links.
  init(cacheFolder: String?) { pages = CachePages(in: cacheFolder) }

  /// The URI of a check's page; nil if it cannot be written.
  func address(of id: String) -> String? {
    if let known = addresses[id] { return known }
    let address = Check.byID[id].flatMap { check in
      let text = CheckDocument.section(of: check).joined(separator: "\n")
      return pages?.path(of: text, named: "\(id).md").map(FileURI.of)
    }
    addresses[id] = .some(address)
    return address
  }
}
