/// The head of a compiled table: its tables, their languages, and their ranges. It has a checksum
/// of its own and is read at once; everything after it is read when it is looked up.
struct TableDirectory {
  /// The first bytes of every compiled table. The first is not a letter in any encoding, and the
  /// line breaks reveal a transfer that changed them.
  static let magic: [UInt8] = [0x89, 0x50, 0x42, 0x54, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The version of the format; a program rejects every other.
  static let version: UInt32 = 1
  /// The offset of the list of tables; everything before it is the same in every table.
  static let headSize = 48
  /// The number of bytes that the head's own checksum leaves out: the magic, the sizes, the
  /// checksums.
  static let checkedFrom = 40

  /// One table of the file.
  struct Table {
    var name: String
    var sourceLanguage: String
    /// The seed of the keys' hashes.
    var seed: UInt64
    /// All keys, including those without a translation.
    var keys: Section
    var languages: [Language]
  }

  /// One language of a table.
  struct Language {
    var name: String
    /// The values of the language.
    var section: Section
  }

  /// An index and its records.
  struct Section {
    /// Slots of eight bytes: the tag of a hash, and the offset of a record plus one.
    var slots: Range<Int>
    var records: Range<Int>
  }

  var tables: [Table] = []
  /// The checksum of everything after the head.
  var bodyCheck: UInt64
  var headEnd: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(TableError) {
    guard bytes.count >= Self.magic.count, bytes[..<Self.magic.count].elementsEqual(Self.magic)
    else {
      throw TableError(.notATable, "this is no compiled table; compile the catalogs again")
    }
    var cursor = ByteCursor(bytes)
    _ = cursor.stretch(Self.magic.count)
    guard let version = cursor.number(UInt32.self) else { throw .damaged("it is cut off") }
    guard version == Self.version else {
      throw TableError(
        .unsupportedVersion,
        "the table is of version \(version), this program reads version \(Self.version); compile it again"
      )
    }
    guard let headEnd = cursor.number(UInt32.self), let size = cursor.number(UInt64.self),
      let headCheck = cursor.number(UInt64.self), let bodyCheck = cursor.number(UInt64.self)
    else { throw .damaged("it is cut off") }
    guard size == UInt64(bytes.count), headEnd >= Self.headSize, headEnd <= bytes.count else {
      throw .damaged("it has \(bytes.count) bytes, its head says \(size)")
    }
    self.headEnd = Int(headEnd)
    self.bodyCheck = bodyCheck
    let head = UnsafeBufferPointer(rebasing: bytes[Self.checkedFrom..<Int(headEnd)])
    guard TableHash.hash(head, seed: size ^ bodyCheck) == headCheck else {
      throw .damaged("its head")
    }
    try read(ByteCursor(head), size: bytes.count)
  }

  private mutating func read(_ cursor: ByteCursor, size: Int) throws(TableError) {
    var cursor = cursor
    guard let count = cursor.number(UInt32.self), cursor.number(UInt32.self) != nil else {
      throw .damaged("its head")
    }
    for _ in 0..<count {
      guard let name = cursor.text(), let source = cursor.text(),
        let seed = cursor.number(UInt64.self), let keys = Self.section(&cursor, within: size),
        let languageCount = cursor.number(UInt32.self)
      else { throw .damaged("its head") }
      var table = Table(
        name: name, sourceLanguage: source, seed: seed, keys: keys, languages: [])
      for _ in 0..<languageCount {
        guard let name = cursor.text(), let section = Self.section(&cursor, within: size) else {
          throw .damaged("its head")
        }
        table.languages.append(Language(name: name, section: section))
      }
      tables.append(table)
    }
  }

  private static func section(_ cursor: inout ByteCursor, within size: Int) -> Section? {
    guard let slots = range(&cursor, within: size), let records = range(&cursor, within: size),
      !slots.isEmpty, slots.count % 8 == 0
    else { return nil }
    return Section(slots: slots, records: records)
  }

  /// An offset and a size, in eight bytes each.
  private static func range(_ cursor: inout ByteCursor, within size: Int) -> Range<Int>? {
    guard let offset = cursor.number(UInt64.self), let count = cursor.number(UInt64.self),
      let start = Int(exactly: offset), let length = Int(exactly: count), start <= size,
      length <= size - start
    else { return nil }
    return start..<start + length
  }
}
