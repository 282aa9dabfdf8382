import Phrasebook
import PhrasebookModel
import PhrasebookProjects

/// A part of a long list, and how to ask for the next one.
package struct AgentPage<Item> {
  package var items: [Item]
  /// Nil at the end of the list.
  package var next: String?
  /// The parts of the project that the list lacks, a sentence each.
  package var problems: [String] = []
}

/// The place in the list of all keys at which a page ends: a catalog and a key of it.
///
/// It names the key and not its number, so that keys may come and go between two pages.
struct KeyCursor {
  var catalog: String
  var key: String

  /// The cursor as clients see it, who only pass it on.
  var text: String {
    Array("\(catalog)\0\(key)".utf8).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  init(catalog: String, key: String) {
    self.catalog = catalog
    self.key = key
  }

  /// - Throws: For a text that is not a cursor.
  init(_ text: String) throws(AgentFailure) {
    let digits = Array(text.utf8)
    var bytes: [UInt8] = []
    for place in stride(from: 0, to: digits.count - digits.count % 2, by: 2) {
      let pair = String(decoding: digits[place..<place + 2], as: UTF8.self)
      guard let byte = UInt8(pair, radix: 16) else { break }
      bytes.append(byte)
    }
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard bytes.count * 2 == digits.count, parts.count == 2 else {
      throw AgentFailure(english: "the cursor is not one of this server; start without a cursor")
    }
    catalog = String(decoding: parts[0], as: UTF8.self)
    key = String(decoding: parts[1], as: UTF8.self)
  }
}

extension LiveSnapshot {
  /// Collects entries of catalogs in the order of the files, page by page.
  ///
  /// - Parameters:
  ///   - languages: The languages that `make` looks at, beside the source language.
  ///   - keys: The keys of a catalog that are looked at, in the order of the file.
  ///   - isCandidate: Whether an entry is looked at; its key decides. Several threads ask.
  ///   - make: The item for an entry, which has only those languages; nil leaves it out.
  func page<Item>(
    of tables: [Table], languages: Set<String>, after cursor: String?, limit: Int,
    among keys: @escaping (Table) -> [String] = { $0.catalog.keys },
    where isCandidate: @escaping @Sendable (Table, String) -> Bool = { _, _ in true },
    _ make: (Table, String, Entry) -> Item?
  ) throws(AgentFailure) -> AgentPage<Item> {
    var page = AgentPage<Item>(items: [], next: nil)
    var batches = try KeyBatches(after: cursor, of: tables, among: keys)
    while let next = batches.next(where: isCandidate) {
      for batch in next {
        let table = batch.table
        let wanted = languages.union([table.catalog.sourceLanguage])
        for key in batch.keys {
          guard let entry = table.catalog.entry(key, in: wanted),
            let item = make(table, key, entry)
          else { continue }
          page.items.append(item)
          if page.items.count == limit {
            page.next = KeyCursor(catalog: table.path, key: key).text
            return page
          }
        }
      }
    }
    return page
  }

  /// The catalogs that a request names.
  ///
  /// - Parameter name: A path, relative to the project or absolute, or the name of a table; nil for
  ///   all catalogs.
  /// - Throws: If it is not a catalog of the project.
  func tables(named name: String?, root: String) throws(AgentFailure) -> [Table] {
    guard let name else { return tables }
    let path = FilePath.normalized(FilePath.join(root, name))
    let found = tables.filter { $0.path == path || $0.name == name }
    guard found.isEmpty else { return found }
    guard FilePath.isInside(path, root) else {
      throw AgentFailure("\(name.quoted) is outside of the project and was not opened")
    }
    if let near = NearestWord.of(name, among: tables.map(\.name)) {
      throw AgentFailure("\(name.quoted) is not a catalog of the project; did you mean \(near)?")
    }
    let known = tables.prefix(8).map { FilePath.remainder(of: $0.path, in: root) ?? $0.path }
    throw AgentFailure(
      "\(name.quoted) is not a catalog of the project; it has \(known.joined(separator: ", "))")
  }
}
