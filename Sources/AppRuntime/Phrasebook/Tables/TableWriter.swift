/// Compiles catalogs into one file; the same catalogs give the same bytes.
package struct TableWriter: Sendable {
  /// One table of the file.
  struct Table: Sendable {
    var name: String
    var sourceLanguage: String
    var keys: [String] = []
    /// The indexes of the keys with `shouldTranslate: false`.
    var untranslated: Set<Int> = []
    /// The source language, then the others.
    var languages: [Language]
    /// All values, concatenated, without their heads.
    var pool: [UInt8] = []

    init(name: String, sourceLanguage: String) {
      self.name = name
      self.sourceLanguage = sourceLanguage
      languages = [Language(name: sourceLanguage)]
    }
  }

  /// The values of one language.
  struct Language: Sendable {
    var name: String
    /// The index of the key and the range in the pool.
    var values: [(key: Int, range: Range<Int>)] = []
  }

  private var tables: [Table] = []

  /// Creates a writer without catalogs.
  package init() {}

  /// Adds a table; returns false if there is one of its name.
  mutating func add(_ table: Table) -> Bool {
    guard !tables.contains(where: { $0.name == table.name }) else { return false }
    tables.append(table)
    return true
  }

  /// Returns the content of the file.
  package func bytes() throws(TableError) -> [UInt8] {
    let tables = tables.sorted { $0.name < $1.name }
    var head: [UInt8] = []
    head.append(number: UInt32(clamping: tables.count))
    head.append(number: UInt32(0))
    var body = TableBody()
    let layouts = tables.map { body.append($0) }
    // The head's length is known before its offsets are.
    let headSize = TableDirectory.checkedFrom + head.count + layouts.reduce(0) { $0 + $1.headSize }
    let bodyStart = (headSize + 7) & ~7
    for layout in layouts { layout.write(to: &head, bodyStart: bodyStart) }
    head.append(contentsOf: repeatElement(0, count: bodyStart - headSize))
    guard !body.isTooLarge else {
      throw TableError(.malformed, "a language has texts of over 4 GiB; split the table")
    }
    let size = UInt64(bodyStart + body.bytes.count)
    let bodyCheck = body.bytes.withUnsafeBufferPointer { TableHash.hash($0, seed: 0) }
    let headCheck = head.withUnsafeBufferPointer { TableHash.hash($0, seed: size ^ bodyCheck) }
    var out = TableDirectory.magic
    out.reserveCapacity(Int(size))
    out.append(number: TableDirectory.version)
    out.append(number: UInt32(bodyStart))
    out.append(number: size)
    out.append(number: headCheck)
    out.append(number: bodyCheck)
    out.append(contentsOf: head)
    out.append(contentsOf: body.bytes)
    return out
  }
}
