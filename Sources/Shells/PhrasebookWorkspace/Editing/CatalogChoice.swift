package import PhrasebookProjects
package import Phrasebook
import PhrasebookModel
import PhrasebookSync

/// Finds the catalogs that an edit is about: arguments in, catalogs or a message with the fix out.
package struct CatalogChoice {
  /// The PATHs, as they were given.
  package let paths: [String]
  /// The table, if the user named one.
  package let table: String?
  package let activity: Activity

  /// The PATHs in one line.
  private var path: String { paths.joined(separator: ", ") }

  /// The reason why no catalog was chosen, in one line with the fix; nil if it was reported for a
  /// file that cannot be read.
  package struct Failure: Error { var message: Phrase? }

  /// The catalogs in question, all that can be read.
  package func candidates() throws(Failure) -> [OpenCatalog] {
    let all = CatalogFiles.open(paths, activity: activity)
    guard let table else {
      if all.isEmpty, !activity.hasFailed { throw Failure(message: "\(path): no String Catalog") }
      return all
    }
    let named = all.filter { $0.table == table }
    guard named.isEmpty, !all.isEmpty else { return named }
    throw Failure(message: Self.unknown(table, in: path, among: all.map(\.table)))
  }

  /// The message about an unknown table, with the nearest one or all.
  static func unknown(_ table: String, in path: String, among names: [String]) -> Phrase {
    let tables = Set(names).sorted()
    let hint: Phrase =
      NearestWord.of(table, among: tables).map { "did you mean \($0)?" }
      ?? "choose from: \(tables.prefix(8).joined(separator: ", "))"
    return "\(path): unknown table \(table); \(hint)"
  }

  /// The catalogs that hold a key, at least one.
  package func holders(of key: String) throws(Failure) -> [OpenCatalog] {
    let candidates = try candidates()
    if candidates.isEmpty { throw Failure() }
    let holders = candidates.filter { $0.catalog[key] != nil }
    if holders.isEmpty { throw Failure(message: unknown(key, among: candidates)) }
    return holders
  }

  /// The one catalog that holds a key.
  package func holder(of key: String) throws(Failure) -> OpenCatalog {
    let holders = try holders(of: key)
    guard let first = holders.first, holders.count == 1 else {
      throw ambiguous("the key \"\(key)\"", holders)
    }
    return first
  }

  /// The message if several catalogs fit.
  package func ambiguous(_ what: Phrase, _ holders: [OpenCatalog]) -> Failure {
    let first = holders.prefix(6).map(\.path).joined(separator: ", ")
    let files: Phrase =
      holders.count > 6 ? "\(first) and \(holders.count - 6) more" : .verbatim(first)
    let hint: Phrase =
      Set(holders.map(\.table)).count > 1 && table == nil
      ? "choose one with --table TABLE" : "pass one of the catalogs as PATH"
    return Failure(message: "\(what) is in \(holders.count) catalogs (\(files)); \(hint)")
  }

  /// The message if no catalog has a key.
  package func unknown(_ key: String, among candidates: [OpenCatalog]) -> Phrase {
    let place: Phrase =
      candidates.count == 1
      ? .verbatim(candidates.first?.path ?? path) : "the \(candidates.count) catalogs of \(path)"
    for candidate in candidates {
      do {
        _ = try Edits.get(key, from: candidate.catalog)
      } catch {
        guard case .unknownKey(_, let same) = error,
          let nearest = same ?? NearestWord.of(key, among: candidate.catalog.keys)
        else { continue }
        let file = candidates.count > 1 ? " (\(candidate.path))" : ""
        return "\(place): no key \"\(key)\"; did you mean \"\(nearest)\"\(file)?"
      }
    }
    return "\(place): no key \"\(key)\"; write it as the catalog does, or run phrasebook sync"
  }
}

extension Activity {
  /// Reports why no catalog could be chosen, unless that was reported before.
  package func report(_ failure: CatalogChoice.Failure) {
    if let message = failure.message { report(Diagnostic(.error, message)) }
  }
}
