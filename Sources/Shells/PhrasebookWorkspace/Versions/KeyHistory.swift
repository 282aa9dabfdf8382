package import PhrasebookProjects
import PhrasebookFormats
import PhrasebookModel
package import PhrasebookSync

/// The history of one key: a repository and a path in, events out, newest first.
///
/// A rename of the key or of the file is followed. A merge is listed only if it changed something
/// that its parents lack.
package struct KeyHistory {
  package let repository: GitRepository
  /// The catalog, below the top of the repository.
  package let path: String
  /// Only texts of this language, and what concerns the key itself; nil for all.
  package let language: String?
  /// Stops the walk.
  package let activity: Activity

  /// One commit that changed the key.
  package struct Event: Sendable {
    package var commit: String
    package var date: String
    package var author: String
    package var subject: String
    package var changes: [Difference.Change]
  }

  /// One commit that changed the file.
  private struct Step {
    var commit: [String]
    /// The file in each of the commits before; more than one for a merge.
    var olds: [String?]
    var new: String?
  }

  /// The events of a key under its current name; those found so far if the activity is cancelled.
  package func events(of key: String) throws(GitFailure) -> [Event] {
    let blobs = GitBlobs(repository)
    var catalogs: [String: Catalog?] = [:]
    func catalog(_ id: String?) throws(GitFailure) -> Catalog? {
      guard let id else { return nil }
      if let known = catalogs[id] { return known }
      let bytes = try blobs.bytes(of: id)
      let read = try? CatalogRecovery().read(bytes, file: path).catalog
      // The next step back needs only the older of the two.
      if catalogs.count > 4 { catalogs = [:] }
      catalogs[id] = read
      return read
    }
    var events: [Event] = []
    var name = key
    for step in try steps() {
      guard !activity.isCancelled else { break }
      let new = try catalog(step.new)
      var changes: [Difference.Change]?
      for id in step.olds {
        let found = self.changes(of: name, from: try catalog(id), to: new)
        changes =
          changes.map { $0.filter { change in found.contains { $0.isLike(change) } } } ?? found
      }
      guard let changes, !changes.isEmpty else { continue }
      events.append(
        Event(
          commit: step.commit[0], date: step.commit[1], author: step.commit[2],
          subject: step.commit[3], changes: changes))
      if let was = changes.first(where: { $0.kind == .renamed })?.oldKey { name = was }
    }
    return events
  }

  /// The changes of a key between two versions of the file.
  private func changes(
    of key: String, from old: Catalog?, to new: Catalog?
  ) -> [Difference.Change] {
    guard let one = new ?? old else { return [] }
    let (before, after) = (old?[key], new?[key])
    if before == nil, after == nil { return [] }
    if let before, let after, before.isSame(as: after) { return [] }
    return Difference(
      from: narrowed(old, to: key, after, one), to: narrowed(new, to: key, before, one),
      table: FilePath.stem(path)
    ).changes.filter { change in
      change.key.isExactly(key) && (language == nil || concerns(change))
    }
  }

  /// A catalog with the entries for a comparison of one key: the key itself and, if the other side
  /// lacks it, all keys that it may have been renamed from.
  private func narrowed(
    _ catalog: Catalog?, to key: String, _ other: Entry?, _ model: Catalog
  ) -> Catalog {
    guard let catalog else { return Catalog(sourceLanguage: model.sourceLanguage) }
    guard let entry = catalog[key], other != nil else { return catalog }
    var result = Catalog(sourceLanguage: catalog.sourceLanguage)
    result[key] = entry
    return result
  }

  private func concerns(_ change: Difference.Change) -> Bool {
    guard let own = change.language else {
      return [.added, .removed, .renamed, .stale, .restored].contains(change.kind)
    }
    return own == language
  }

  /// The commits that changed the file, newest first, with its blobs before and after.
  private func steps() throws(GitFailure) -> [Step] {
    let output = try repository.git.run([
      "log", "--no-ext-diff", "--no-textconv", "--follow", "-c", "--raw", "--no-abbrev",
      "--no-color", "-z", "-M", "--date=short",
      // Not a pattern, nor magic words: the name may begin with a colon or have a `*`.
      "--format=%x01%H%x00%ad%x00%an%x00%s", "--", ":(literal)\(path)",
    ])
    return String(decoding: output, as: UTF8.self).split(separator: "\u{1}").compactMap { record in
      let fields = record.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
      guard fields.count > 4, let raw = fields.dropFirst(4).first(where: { $0.contains(":") })
      else {
        return nil
      }
      // `:100644 100644 OLD NEW M`, and for a merge of two `::100644 100644 100644 OLD OLD NEW MM`.
      let line = raw.drop { $0 != ":" }
      let count = line.prefix { $0 == ":" }.count
      let words = line.dropFirst(count).split(separator: " ").map(String.init)
      guard words.count > 2 * count + 1 else { return nil }
      func blob(_ id: String) -> String? { id.allSatisfy { $0 == "0" } ? nil : id }
      return Step(
        commit: Array(fields.prefix(4)), olds: words[(count + 1)..<(2 * count + 1)].map(blob),
        new: blob(words[2 * count + 1]))
    }
  }
}

extension Difference.Change {
  /// Whether two changes end the same, wherever they began.
  fileprivate func isLike(_ other: Difference.Change) -> Bool {
    language == other.language && variation == other.variation && after == other.after
      && states.last == other.states.last && (kind == .removed) == (other.kind == .removed)
  }
}
