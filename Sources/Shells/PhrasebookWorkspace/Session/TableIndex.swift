import PhrasebookModel
import PhrasebookProjects

/// The index that filters a list of strings: the status of each key in each language, and all its texts
/// in small letters.
struct TableIndex: Sendable {
  /// In the order of the file.
  private(set) var keys: [String]
  /// The source language first, the others sorted.
  private(set) var languages: [String] {
    didSet { columns = Self.columns(of: languages) }
  }
  /// The places of languages in a row of statuses.
  private var columns: [String: Int] = [:]
  private let sourceLanguage: String
  private var rows: [ExactString: Int]
  /// By row and language.
  private var statuses: [[StringStatus]]
  /// By row: the key, the comment and every text, each with a line break behind it.
  private var texts: [[UInt8]]

  init(_ catalog: Catalog, expecting expected: [String]) {
    let source = catalog.sourceLanguage
    sourceLanguage = source
    keys = catalog.keys
    rows = [:]
    rows.reserveCapacity(keys.count)
    for (row, key) in keys.enumerated() { rows[ExactString(key)] = row }
    let batches = Self.batches(of: catalog, keys)
    var names = Set(expected)
    for batch in batches { names.formUnion(batch.languages) }
    names.remove(source)
    languages = [source] + names.sorted()
    columns = Self.columns(of: languages)
    texts = batches.flatMap(\.texts)
    statuses = []
    statuses.reserveCapacity(keys.count)
    for batch in batches {
      for row in batch.statuses {
        statuses.append(languages.map { row.known[$0] ?? row.rest })
      }
    }
  }

  private static func columns(of languages: [String]) -> [String: Int] {
    Dictionary(zip(languages, languages.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The row of a key.
  func row(of key: String) -> Int? { rows[ExactString(key)] }

  func status(_ row: Int, _ language: String) -> StringStatus {
    guard let place = columns[language] else {
      let first = statuses[row].first ?? .missing
      return first >= .stale ? first : .missing
    }
    return statuses[row][place]
  }

  /// The number of keys by status in a language.
  func counts(_ language: String) -> [StringStatus: Int] {
    var counts: [StringStatus: Int] = [:]
    for row in keys.indices { counts[status(row, language), default: 0] += 1 }
    return counts
  }

  /// Whether a text is anywhere in a row.
  func holds(_ row: Int, _ search: ByteSearch) -> Bool { search.isFound(in: texts[row]) }

  /// Takes an entry as it is now.
  mutating func update(_ key: String, _ entry: Entry?) {
    guard let entry else { return remove(key) }
    for name in entry.localizations.names where !languages.contains(name) {
      languages.append(name)
      for row in statuses.indices {
        let first = statuses[row].first ?? .missing
        statuses[row].append(first >= .stale ? first : .missing)
      }
    }
    let found = languages.map {
      StringStatus(of: entry, language: $0, sourceLanguage: sourceLanguage)
    }
    if let row = row(of: key) {
      statuses[row] = found
      texts[row] = Self.text(of: key, entry)
    } else {
      rows[ExactString(key)] = keys.count
      keys.append(key)
      statuses.append(found)
      texts.append(Self.text(of: key, entry))
    }
  }

  private mutating func remove(_ key: String) {
    guard let row = row(of: key) else { return }
    keys.remove(at: row)
    statuses.remove(at: row)
    texts.remove(at: row)
    rows[ExactString(key)] = nil
    for row in row..<keys.count { rows[ExactString(keys[row])] = row }
  }

  // MARK: Making it

  /// Some rows, made by one thread.
  private struct RowBatch: Sendable {
    var first: Int
    var languages: Set<String> = []
    var texts: [[UInt8]] = []
    var statuses: [(known: [String: StringStatus], rest: StringStatus)] = []
  }

  private static let rowsPerBatch = 512

  private static func batches(of catalog: Catalog, _ keys: [String]) -> [RowBatch] {
    let count = (keys.count + rowsPerBatch - 1) / rowsPerBatch
    return Workers(jobs: ExtractionRun.cores).map(count) { number in
      var batch = RowBatch(first: number * rowsPerBatch)
      for key in keys[batch.first..<min(keys.count, batch.first + rowsPerBatch)] {
        let entry = catalog[key] ?? Entry()
        var known: [String: StringStatus] = [:]
        let names = entry.localizations.names
        batch.languages.formUnion(names)
        for name in names + [catalog.sourceLanguage] {
          known[name] = StringStatus(
            of: entry, language: name, sourceLanguage: catalog.sourceLanguage)
        }
        batch.statuses.append((known, StringStatus(of: entry, language: "", sourceLanguage: "en")))
        batch.texts.append(text(of: key, entry))
      }
      return batch
    }
  }

  private static func text(of key: String, _ entry: Entry) -> [UInt8] {
    var text = folded(key)
    func add(_ other: String) {
      text.append(0x0A)
      text += folded(other)
    }
    if let comment = entry.comment { add(comment) }
    for (_, localization) in entry.localizations {
      if localization.isOnlyText, let unit = localization.stringUnit {
        add(unit.value)
      } else {
        for form in localization.forms(language: "") { add(form.value) }
      }
    }
    return text
  }

  /// A text in small letters, to search and to be searched.
  static func folded(_ text: String) -> [UInt8] {
    var text = text
    return text.withUTF8 { bytes in
      if bytes.allSatisfy({ $0 < 0x80 }) {
        return bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
      }
      return Array(String(decoding: bytes, as: UTF8.self).lowercased().utf8)
    }
  }
}
